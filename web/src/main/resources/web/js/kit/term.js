// A term that explains itself at the word: by pointing at it, by tapping it, and by coming to it with the keyboard. The
// explanation is of the glossary (area `glossary`), fetched when the first is asked for; there is one bubble for all terms.
import { t, use } from '../i18n.js';
import { element, html } from './lit.js';

const BUBBLE = 'term-bubble';
/** So long may the pointer be between the word and its bubble. */
const LEAVE_MS = 200;
const MARGIN = 8;

/** A word with its explanation: `id` is the key in the glossary, `word` what is shown. Not for the inside of a label. */
export function term(id, word) {
  // Not the element `button`, whose box would make the lines of text and of tables higher.
  return html`<span role="button" tabindex="0" class="term" data-term=${id}>${word}</span>`;
}

/** The same as an element, for views that make elements. */
export function termNode(id, word) {
  return element(term(id, word));
}

/** A mark beside the label of a control, which cannot hold a button itself. */
export function termMark(id) {
  return html`<button type="button" class="term term-mark" data-term=${id} aria-label=${t('shell.explain')}>?</button>`;
}

let shown = null;
let timer = 0;

function bubble() {
  let made = document.getElementById(BUBBLE);
  if (!made) {
    made = element(html`<div id=${BUBBLE} class="term-bubble" role="tooltip" hidden></div>`);
    made.addEventListener('pointerenter', () => clearTimeout(timer));
    made.addEventListener('pointerleave', hideSoon);
    document.body.append(made);
  }
  return made;
}

async function show(word) {
  clearTimeout(timer);
  if (shown === word) {
    return;
  }
  hide();
  shown = word;
  try {
    await use('glossary');
  } catch {
    // Without the server there is no explanation; the word itself says what it can.
    return;
  }
  if (shown !== word || !word.isConnected) {
    return;
  }
  const box = bubble();
  // A modal dialog makes all else inert: the bubble goes where the word is; else into the landmark that the page has.
  (word.closest('dialog, main') ?? document.body).append(box);
  box.textContent = t(`glossary.${word.dataset.term}`);
  box.hidden = false;
  word.setAttribute('aria-describedby', BUBBLE);
  place(box, word.getBoundingClientRect());
}

/** Below the word, above it where there is no room, and never beyond the sides of the window. */
function place(box, at) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(MARGIN, Math.min(at.left, clientWidth - width - MARGIN));
  const below = at.bottom + MARGIN;
  const top = below + height > clientHeight && at.top - height - MARGIN > 0 ? at.top - height - MARGIN : below;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function hide() {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown = null;
  const made = document.getElementById(BUBBLE);
  if (made) {
    made.hidden = true;
  }
}

function hideSoon() {
  clearTimeout(timer);
  timer = setTimeout(hide, LEAVE_MS);
}

const wordOf = (event) => (event.target instanceof Element ? event.target.closest('.term') : null);

document.addEventListener('pointerover', (event) => {
  if (wordOf(event) && event.pointerType !== 'touch') {
    show(wordOf(event));
  }
});
document.addEventListener('pointerout', (event) => {
  if (wordOf(event) && wordOf(event) !== document.activeElement) {
    hideSoon();
  }
});
document.addEventListener('focusin', (event) => (wordOf(event) ? show(wordOf(event)) : hide()));
document.addEventListener('focusout', (event) => wordOf(event) && hideSoon());
document.addEventListener('click', (event) => (wordOf(event) ? show(wordOf(event)) : event.target.id === BUBBLE || hide()));
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && shown) {
      // It closes the explanation and nothing else.
      event.stopPropagation();
      event.preventDefault();
      hide();
    } else if ((event.key === 'Enter' || event.key === ' ') && wordOf(event)) {
      event.preventDefault();
      show(wordOf(event));
    }
  },
  true,
);
// Coming to a word by the keyboard may scroll the page: the bubble stays with its word.
addEventListener(
  'scroll',
  () => {
    const box = document.getElementById(BUBBLE);
    if (shown && box && !box.hidden) {
      place(box, shown.getBoundingClientRect());
    }
  },
  { capture: true, passive: true },
);
