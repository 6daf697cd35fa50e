/**
 * The calculations of {@code api} over HTTP.
 *
 * <p>{@link org.nirayana.service.astro.CalculationRoutes} serves whatever {@link
 * org.nirayana.api.calculation.Calculations#ALL} lists; nothing waits, so everything runs on the event loop. Who may call was
 * settled before, by the gate. An answer to a request that names its instant is always the same bytes, on every Java, and
 * carries an entity tag; one about the present must not be kept. {@link org.nirayana.service.astro.EphemerisChoice} finds
 * the ephemeris, and {@link org.nirayana.service.astro.TodayRoute} tells visitors what runs now, within limits of its own. Nothing is
 * computed here, and no parameter is read.
 */
package org.nirayana.service.astro;
