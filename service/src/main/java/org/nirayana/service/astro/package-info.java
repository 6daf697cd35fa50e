/**
 * The astrology endpoints: a place and a moment in, planets, houses, sunrise or a chart out.
 *
 * <p>{@link org.nirayana.service.astro.AstroRoutes} is the table of endpoints. Each reads its parameters through one strict
 * reader, asks the {@link org.nirayana.service.astro.Engine}, and writes its answer as bytes; nothing waits, so everything
 * runs on the event loop. Who may call was settled before, by the authorizer. The engine is built once from the settings of the
 * service; a request may choose another ayanamsa, node or point of view for itself and touches nobody else. An answer to a
 * request that names its instant is always the same bytes, on every Java, and carries an entity tag; one about the present
 * must not be kept. No astronomy is done here, and no astrology: that is {@code astronomy} and {@code jyotisha}.
 */
package org.nirayana.service.astro;
