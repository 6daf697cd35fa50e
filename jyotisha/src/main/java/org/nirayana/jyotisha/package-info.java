/** The sidereal zodiac on top of the astronomy: rasis, nakshatras, ayanamsas, houses. Nothing here draws or speaks HTTP. */
package org.nirayana.jyotisha;
