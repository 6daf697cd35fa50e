// lit-html, and what we add to it. This is the one module that names the library; see docs/adr/0112-lit-html-for-the-page.md.
import { html, nothing, render, svg } from '/web/lib/lit-html.js';

export { html, nothing, render, svg };

/** The first element of a template: for a part that owns its element and draws into it, and for what takes nodes. */
export function element(template) {
  return nodes(template).firstElementChild;
}

/** What a template makes, to be put in somewhere once; it is not drawn again. */
export function nodes(template) {
  const made = document.createDocumentFragment();
  render(template, made);
  return made;
}

/**
 * Makes the controls below an element show what their templates say with `.shown`. Drawing alone does not: what somebody has
 * chosen stays while its answer is on its way, and is put right once the answer is there, whatever it is. A text in which
 * somebody is just typing stays in any case.
 */
export function settle(root) {
  for (const control of root.querySelectorAll('input, select, textarea')) {
    const key = /^(radio|checkbox)$/.test(control.type) ? 'checked' : 'value';
    if (control.shown !== undefined && control[key] !== control.shown && !isTypedIn(control)) {
      control[key] = control.shown;
    }
  }
}

function isTypedIn(control) {
  return control === document.activeElement && !control.matches('select, [type=radio], [type=checkbox], [type=range]');
}
