// Making elements. Text only ever becomes text nodes: there is no way here to turn a string into markup.
import { paths } from './icons.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes that are live properties of form controls; as attributes they would only set the initial state. */
const PROPERTIES = new Set(['value', 'checked', 'selected', 'disabled', 'indeterminate', 'htmlFor', 'open']);

/**
 * An HTML element: h('button', { class: 'primary', onclick: save }, 'Save').
 * Props: `class` (string or array, falsy left out), `on…` (listeners), `dataset` and `style` (objects), anything else an
 * attribute; null, undefined and false leave it out, true makes it empty (aria-… get "true" and "false").
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** An SVG element, with the same props. */
export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(node, props, children) {
  if (isChild(props)) {
    children.unshift(props);
  } else {
    for (const [name, value] of Object.entries(props ?? {})) {
      set(node, name, value);
    }
  }
  append(node, children);
  return node;
}

function isChild(value) {
  return typeof value === 'string' || typeof value === 'number' || value instanceof Node || Array.isArray(value);
}

function set(node, name, value) {
  if (name === 'class') {
    const names = Array.isArray(value) ? value.filter(Boolean).join(' ') : value;
    if (names) {
      node.setAttribute('class', names);
    }
  } else if (name === 'dataset') {
    Object.assign(node.dataset, value);
  } else if (name === 'style') {
    // Through the object model, which the content security policy allows; the attribute it forbids.
    for (const [property, held] of Object.entries(value)) {
      node.style.setProperty(property, held);
    }
  } else if (name.startsWith('on') && typeof value === 'function') {
    node.addEventListener(name.slice(2), value);
  } else if (name.startsWith('aria-') && typeof value === 'boolean') {
    node.setAttribute(name, String(value));
  } else if (PROPERTIES.has(name) && name in node) {
    node[name] = value ?? (typeof node[name] === 'boolean' ? false : '');
  } else if (value === true) {
    node.setAttribute(name, '');
  } else if (value !== false && value !== null && value !== undefined) {
    node.setAttribute(name, String(value));
  }
}

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false && child !== true) {
      node.append(child instanceof Node ? child : String(child));
    }
  }
}

/** Empties a node and puts other children in. */
export function clear(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/** A small picture beside a word; screen readers pass over it. */
export function icon(name) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    (paths[name] ?? []).map((d) => svg('path', { d })),
  );
}
