/**
 * What the sky does in a span of time at a place: entries, stations, combustion, rising and setting with the Sun, meetings, full
 * aspects, wars, new and full moons, sankrantis.
 *
 * <p>{@link org.nirayana.jyotisha.event.SkyEvents} is the door: it asks an {@link org.nirayana.jyotisha.event.EventSource} for each
 * kind, window by window, and tells what they found in order. Every instant is a root of a function of the places that charts have;
 * what is watched day by day (rising and setting with the Sun) happens when the planet itself rises or sets. How rules are read on
 * which authors differ is a reading: {@link org.nirayana.jyotisha.event.StationReading}, {@link
 * org.nirayana.jyotisha.event.AstaReading}, {@link org.nirayana.jyotisha.event.MakaraPunya}, and those of {@code strength} for
 * combustion and wars. Sources and how sure they are: {@code docs/events.md}.
 *
 * <p>Kinds are open: a program adds a source with a kind of its own, which comes in its order among ours.
 *
 * <p>Nothing here knows of births; what a span does to a chart is told elsewhere.
 */
package org.nirayana.jyotisha.event;
