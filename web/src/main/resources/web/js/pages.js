// The pages, as pages.json lists them. The server mounts the same list, and gives it to us in the document: nothing has to be
// asked for before the first view is shown.

/**
 * path: the address. module: what shows it, below js. needsSignIn, needsSuperuser: for whom it is. labelKey, iconName: it
 * stands in the main navigation under this name. sharesMoment: its query holds moment and place, which a way from one such
 * page to another keeps. asks: what tiers decide about and the page cannot do without; a guest who may ask all of it sees the page.
 */
export const pages = JSON.parse(document.getElementById('pages').textContent);

/** The page of a path, or undefined. */
export function pageOf(path) {
  return pages.find((page) => page.path === path || (page.path === '/s' && path.startsWith('/s/')));
}
