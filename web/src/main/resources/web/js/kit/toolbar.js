// What can be done with what a page shows: the first few actions in sight, the others in a menu.
import { t } from '../i18n.js';
import { copyAddress, copyLabel } from '../sharing/address.js';
import { icon } from './blocks.js';
import { button } from './controls.js';
import { html, nothing } from './lit.js';

/** So many actions are in sight. */
const IN_SIGHT = 4;
/** Between the button and its menu, and around it, in pixels. */
const GAP = 4;
/** The height of an action in the menu, in pixels: enough to know whether it has room below its button. */
const ROW = 44;

/** How wide the window was when a menu was opened. */
let width = 0;
// A device that is turned has its buttons elsewhere; the bar of a browser that comes and goes changes the height alone.
addEventListener('resize', () => innerWidth !== width && document.querySelector('.menu:popover-open')?.hidePopover());

/**
 * actions: { iconName, label, kind, disabled, onclick }, or { iconName, label, kind, href }, the most wanted first; null is left out. label: what
 * they are called together; id: that of the menu.
 */
export function toolbar({ id = 'more-actions', label, actions }) {
  const all = actions.filter(Boolean);
  const more = all.slice(IN_SIGHT);
  return html`<div class="chart-actions" role="group" aria-label=${label}>${all.slice(0, IN_SIGHT).map(action)}${more.length > 0 ? menu(id, more) : nothing}</div>`;
}

/** Copying the address of the page. One with a person of the list opens for nobody else, and the action says so. */
export function linkAction(more) {
  return { iconName: 'link', label: copyLabel(), onclick: () => copyAddress(), ...more };
}

function action({ href, iconName, label, kind, disabled, onclick }) {
  return href
    ? html`<a class="button ${kind ? `button-${kind}` : ''}" href=${href}>${icon(iconName)}<span>${label}</span></a>`
    : button({ iconName, label, kind, disabled, onclick });
}

/** The browser opens and closes it: by its button, by Escape and by a click beside it. */
function menu(id, actions) {
  return html`<button type="button" class="button menu-button" popovertarget=${id} aria-controls=${id} aria-expanded="false" @keydown=${enter}><span>${t('shell.more')}</span>${icon('down')}</button>
    <div id=${id} class="menu" popover role="group" aria-label=${t('shell.more')} @beforetoggle=${toggled} @click=${CHOOSING} @keydown=${walk} @focusout=${left}>${actions.map(action)}</div>`;
}

function toggled({ target: list, newState }) {
  const opener = list.previousElementSibling;
  const isOpen = newState === 'open';
  opener.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) {
    width = innerWidth;
    place(list, opener.getBoundingClientRect());
  } else if (list.contains(document.activeElement)) {
    opener.focus();
  }
}

/** Below its button or, where there is more room, above; it goes along when the page is scrolled. */
function place(list, at) {
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [at.top, clientHeight - at.bottom];
  const isBelow = below >= Math.min(above, list.childElementCount * ROW + 4 * GAP);
  const isLeft = at.left + at.right < clientWidth;
  Object.assign(list.style, {
    left: isLeft ? `${at.left + scrollX}px` : 'auto',
    right: isLeft ? 'auto' : `${clientWidth - at.right - scrollX}px`,
    top: isBelow ? `${at.bottom + scrollY + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - at.top - scrollY + GAP}px`,
    maxHeight: `${Math.max(above, below) - 4 * GAP}px`,
  });
}

/** It is closed before what was chosen is done: a dialog gives the focus back to what had it, and that is then the button. */
const CHOOSING = {
  capture: true,
  handleEvent({ target, currentTarget: list }) {
    if (target.closest('a, button')) {
      list.togglePopover(false);
    }
  },
};

/** An arrow leads from the button into the menu. */
function enter(event) {
  const list = event.currentTarget.nextElementSibling;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    list.togglePopover(true);
    possible(list).at(event.key === 'ArrowDown' ? 0 : -1)?.focus();
  }
}

function walk(event) {
  const all = possible(event.currentTarget);
  const now = all.indexOf(document.activeElement);
  const to = { ArrowDown: (now + 1) % all.length, ArrowUp: now > 0 ? now - 1 : -1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    all.at(to)?.focus();
  }
}

function possible(list) {
  return [...list.querySelectorAll('a, button:enabled')];
}

/** Tab leads out of it: what nobody is in any more is closed. */
function left({ currentTarget: list, relatedTarget: to }) {
  if (to && !list.contains(to) && to !== list.previousElementSibling) {
    list.togglePopover(false);
  }
}
