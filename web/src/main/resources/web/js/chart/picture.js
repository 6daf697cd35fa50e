// The picture of a chart as part of the page: it takes the colours of the page, in print as well, and changes without a flash.

/** What our charts are made of; see the SvgWriter of the chart module. A picture with anything else is refused. */
const ELEMENTS = new Set(['svg', 'title', 'desc', 'g', 'rect', 'path', 'text', 'tspan']);
const ATTRIBUTES = new Set([
  'aria-labelledby', 'class', 'd', 'dx', 'fill', 'font-family', 'font-size', 'font-weight', 'height', 'id', 'role', 'stroke',
  'stroke-width', 'text-anchor', 'unicode-bidi', 'viewBox', 'width', 'x', 'xmlns', 'xml:lang', 'y',
]);

/** The picture as an element, ready to be put in, with these classes. */
export function adopt(text, ...names) {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  for (const element of [parsed, ...parsed.querySelectorAll('*')]) {
    const strange = [...element.attributes].find(({ name }) => !ATTRIBUTES.has(name));
    if (!ELEMENTS.has(element.localName) || element.namespaceURI !== 'http://www.w3.org/2000/svg' || strange) {
      throw new Error(`The picture has something that no chart has: ${element.localName} ${strange?.name ?? ''}`);
    }
  }
  const picture = document.importNode(parsed, true);
  picture.removeAttribute('width');
  picture.removeAttribute('height');
  picture.classList.add('chart-picture', ...names);
  for (const word of picture.querySelectorAll('text, tspan, title, desc')) {
    for (const node of word.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        node.data = latinDigits(node.data);
      }
    }
  }
  return picture;
}

/**
 * A picture of its own has the numerals of its language; on the page they are those of everything around it. The digits of each
 * Indian script stand at the same place of its block of 128 characters.
 */
export function latinDigits(text) {
  return text.replace(/[\u0900-\u0dff]/g, (letter) => {
    const place = (letter.charCodeAt(0) % 128) - 0x66;
    return place >= 0 && place <= 9 && /\p{Nd}/u.test(letter) ? String(place) : letter;
  });
}
