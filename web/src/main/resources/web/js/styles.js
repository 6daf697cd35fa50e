// The style sheets of the views: the document brings those of its own page, the way to another page brings the rest.

const first = document.querySelector('link[data-styles]');
/** A promise for each sheet that is there or on its way, by its name. */
const held = new Map(first?.dataset.styles.split(' ').map((name) => [name, loaded(first)]));

/** Resolves when the sheets of a page are there, or have failed: what is drawn is measured too. */
export async function styled({ styles = [] }) {
  await Promise.all([first && loaded(first), ...styles.map(fetched)]);
}

function fetched(name) {
  if (!held.has(name)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`../css/${name}.css`, import.meta.url).href;
    // One that could not be had is asked for again by the next page that needs it.
    link.addEventListener('error', () => {
      held.delete(name);
      link.remove();
    });
    held.set(name, loaded(link));
    document.head.append(link);
  }
  return held.get(name);
}

function loaded(link) {
  return link.sheet ? null : new Promise((done) => ['load', 'error'].forEach((event) => link.addEventListener(event, done)));
}
