// Which users are listed and in which order: as the address has it, and as the service is asked.

export const PER_PAGE = 10;

/** What of all users is shown, and what the service is asked for it. */
const SHOWN = {
  all: {},
  active: { active: 'true' },
  inactive: { active: 'false' },
  superusers: { superuser: 'true' },
  deleted: { deleted: 'true' },
};

export const FILTERS = Object.keys(SHOWN);
const SORTS = ['id', 'name', 'email', 'deleted_at'];

/** By the time of their making those of today come first: who was just made is looked for most. */
function isNewestFirst(sort) {
  return sort === 'id';
}

/** The state of the list that an address holds. */
export function read(params) {
  const one = (name, known, usual) => (known.includes(params.get(name)) ? params.get(name) : usual);
  const tier = params.get('tier') ?? '';
  const sort = one('sort', SORTS, 'id');
  return {
    q: params.get('q') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    show: one('show', FILTERS, 'all'),
    tier: /^\d{1,9}$/.test(tier) ? tier : '',
    sort,
    descending: params.has('descending') ? params.get('descending') === 'true' : isNewestFirst(sort),
  };
}

/** The same for the address: what is as usual is empty, and left out. */
export function written({ q, page, show, tier, sort, descending }) {
  return {
    q,
    page: page > 1 ? String(page) : '',
    show: show === 'all' ? '' : show,
    tier,
    sort: sort === 'id' ? '' : sort,
    descending: descending === isNewestFirst(sort) ? '' : String(descending),
  };
}

/** What the service is asked. */
export function query({ q, page, show, tier, sort, descending }) {
  // Of users who are not deleted nobody knows when they were.
  const by = sort === 'deleted_at' && show !== 'deleted' ? 'id' : sort;
  return { q, page, items_per_page: PER_PAGE, ...SHOWN[show], tier_id: tier, sort: by, descending: descending ? 'true' : '' };
}

/** How a column is sorted, in the words of ARIA. */
export function sorted({ sort, descending }, column) {
  return sort !== column ? 'none' : descending ? 'descending' : 'ascending';
}
