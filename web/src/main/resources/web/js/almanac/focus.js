// Where the keyboard was before a part of the page is drawn anew.

/** Remembers which control has the focus; the function it gives puts the focus on the one that took its place. */
export function focusKeeper(root) {
  const held = root.contains(document.activeElement) ? document.activeElement : null;
  const selector = held && (held.dataset.step ? `[data-step="${held.dataset.step}"]` : held.name ? `[name="${held.name}"]` : null);
  return () => {
    if (selector && !root.contains(document.activeElement)) {
      root.querySelector(selector)?.focus({ preventScroll: true });
    }
  };
}
