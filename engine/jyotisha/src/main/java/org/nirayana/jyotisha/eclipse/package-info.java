/**
 * Eclipses (grahana) as Indian almanacs print them: sparsha, sammilana, madhya, unmilana and moksha at a place, parva kala,
 * whether the body rises or sets eclipsed, sutak, and the nakshatra and sign of the eclipse.
 *
 * <p>The astronomy is that of {@link org.nirayana.astronomy.eclipse}; here are names and rules. What is sure of the rules:
 *
 * <ul>
 *   <li>Names of the contacts and kinds, parva kala as the time from the seen sparsha to the seen moksha, grastodaya and
 *       grastasta: usage of all almanacs (Rashtriya Panchang, Drik Panchang). Sure.
 *   <li>Sutak: "four yamas before an eclipse of the Sun one does not eat, three before one of the Moon, but for the child, the old
 *       and the sick", a verse that the digests quote under the name of Vriddha Gautama (Dharmasindhu, on eclipses); we have not
 *       seen the printed text. How yamas are counted back from a contact within a yama, and the one yama of the weak, follow
 *       seven local cases that Drik Panchang printed, which therefore do not test it. See {@link
 *       org.nirayana.jyotisha.eclipse.SutakReading} for what else is done.
 *   <li>No sutak for a penumbral eclipse, nor where it is not seen: all almanacs. Sure.
 *   <li>Chudamani, an eclipse of the Sun on a Sunday or of the Moon on a Monday: common to the digests; no example was
 *       recomputed.
 *   <li>Nakshatra and sign: those of the eclipsed body at sparsha. Usage.
 * </ul>
 *
 * <p>No words of judgement (phala) are here.
 */
package org.nirayana.jyotisha.eclipse;
