/**
 * The gallery in {@code docs/gallery}: every style in every language, for eyes.
 *
 * <p>The only code of this module that writes files, and no part of the service: {@code ./nirayana gallery} runs it, and a
 * test fails when the gallery in the repository is not what it would write.
 */
package org.nirayana.drawing.gallery;
