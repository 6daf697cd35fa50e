/**
 * Aspects: of grahas by whole signs (graha drishti) and by degree (sphuta drishti), of signs (rasi drishti), and argala.
 *
 * <p>Graha drishti is Varahamihira's rule (Brihat Jataka 2.13) and Parashara's (Brihat Parashara Hora Shastra, chapter on the
 * drishtis of the grahas, 26.2-5 in Santhanam's numbering), and no school differs about the seven: it is as sure as anything in
 * the field. Whether the nodes look at anything neither says; {@link org.nirayana.jyotisha.aspect.NodeAspects} names what
 * people do. Sphuta drishti is BPHS 26.6-12 with the special aspects as Sripati and Raman add them
 * ({@link org.nirayana.jyotisha.aspect.SpecialAspects} has the verses); rasi drishti is BPHS 8 and Jaimini's; argala is BPHS 31,
 * where the strength of equal numbers is left to the reader.
 */
package org.nirayana.jyotisha.aspect;
