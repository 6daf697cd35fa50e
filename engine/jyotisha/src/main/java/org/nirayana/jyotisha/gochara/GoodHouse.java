package org.nirayana.jyotisha.gochara;

/**
 * A house from the natal Moon in which a graha does well.
 *
 * @param house 1 to 12
 * @param vedha the house from which it is obstructed, 0 where none is
 */
public record GoodHouse(int house, int vedha) {}
