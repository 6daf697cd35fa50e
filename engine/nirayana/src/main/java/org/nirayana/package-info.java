/**
 * The door of the library: one object that makes charts from a time and a place as people say them.
 *
 * <p>{@link org.nirayana.Nirayana} puts together what the modules below it keep apart: the ephemeris of {@code astronomy},
 * the charts of {@code jyotisha}, the time zones and the gazetteer of {@code place}, the languages of {@code words} and the
 * pictures of {@code drawing}. It holds no rule of its own but how a description becomes an instant; whoever needs more
 * than it offers uses those modules directly, and every one of their objects that it is made of can be had from it. Nothing
 * here reads files, asks the network or keeps state.
 */
package org.nirayana;
