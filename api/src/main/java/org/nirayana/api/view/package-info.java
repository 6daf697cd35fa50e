/**
 * What the service answers, as records: one for every object of the interface, its fields in their order.
 *
 * <p>A view is made from what {@code jyotisha} computed by its {@code of}, and written by {@link
 * org.nirayana.api.json.JsonWriter}; it computes nothing itself. The oddities of the first contract ({@code kethu}, houses
 * as texts) live here and nowhere else. No HTTP.
 */
package org.nirayana.api.view;
