// What is chosen, in a line; what it is chosen by is folded away behind it, so that the answer stands on top of a view.
import { icon } from './blocks.js';
import { element, html, nothing } from './lit.js';

/** From this width on a form stands beside the answer; the style sheets say the same. */
const room = matchMedia('(min-width: 64.02rem)');

/** `isOpen` only says how it is at first, unless `ontoggle` keeps it. */
export function folded({ brief, isOpen = false, class: names, ontoggle, body }) {
  return html`<details class=${names ? `folded ${names}` : 'folded'} ?open=${isOpen} @toggle=${ontoggle ?? nothing}>
    <summary>${icon('down')}<span class="folded-brief">${brief}</span></summary>
    ${body}
  </details>`;
}

/** The same as an element that is open where there is room, without its line: a form that stands beside the answer there. */
export function unfoldedWhereRoom({ brief, body, class: names = '', signal }) {
  const node = element(folded({ brief, isOpen: room.matches, class: `has-room ${names}`, body }));
  room.addEventListener('change', () => (node.open = room.matches), { signal });
  return node;
}

/** Folds away what is in the way where there is no room for it. */
export function foldAgain(node) {
  node.open = room.matches;
}
