// Which people are listed and in which order: as the address has it, and as the service is asked.

export const PER_PAGE = 50;
/** By what the list is sorted, the usual first, as the service calls it. */
export const SORTS = ['name', '-name', 'birth', '-birth', '-created', '-updated'];

/** The state of the list that an address holds. */
export function read(params) {
  return {
    q: params.get('q') ?? '',
    tag: params.get('tag') ?? '',
    favourite: params.get('favourite') === 'true',
    sort: SORTS.includes(params.get('sort')) ? params.get('sort') : SORTS[0],
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
}

export function href({ q, tag, favourite, sort, page }) {
  const given = { q, tag, favourite: favourite ? 'true' : '', sort: sort === SORTS[0] ? '' : sort, page: page > 1 ? String(page) : '' };
  const params = new URLSearchParams(Object.entries(given).filter(([, value]) => value));
  return params.size > 0 ? `/people?${params}` : '/people';
}

/** What the service is asked. */
export function query({ q, tag, favourite, sort, page }) {
  return { q, tag, favourite: favourite ? 'true' : '', sort, page, items_per_page: PER_PAGE };
}

export function isFiltered({ q, tag, favourite }) {
  return Boolean(q || tag || favourite);
}

/** Tags as they are typed: between commas, each once. */
export function tagsTyped(text) {
  return [...new Set(text.split(',').map((tag) => tag.trim()).filter(Boolean))];
}
