/**
 * What a graha looks at (graha drishti), by whole signs.
 *
 * <p>The rule is Varahamihira's (Brihat Jataka 2.13) and Parashara's (Brihat Parashara Hora Shastra, chapter on the
 * drishtis of the grahas, 26.2-5 in Santhanam's numbering), and no school differs about the seven: it is as sure as anything in
 * the field. Whether the nodes look at anything neither says; {@link org.nirayana.jyotisha.aspect.NodeAspects} names what
 * people do. Aspects by degree (sphuta drishti) and of signs (rasi drishti) are other things and not here.
 */
package org.nirayana.jyotisha.aspect;
