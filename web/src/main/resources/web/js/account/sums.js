// Sums of what was asked, for a graph: by day, and by whatever else the rows are told apart by.

const DAY_MS = 86_400_000;

/** Every day from the first to the last, also those without a request: { day, requests, refused }. */
export function byDay(rows, from, to) {
  const days = new Map();
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.set(day, { day, requests: 0, refused: 0 });
  }
  for (const { day, requests, refused } of rows) {
    const sum = days.get(day);
    if (sum) {
      sum.requests += requests;
      sum.refused += refused;
    }
  }
  return [...days.values()];
}

/** The most asked first: { id, requests, refused, share (of the first) }; what has no name is ''. */
export function ranked(rows, part) {
  const sums = new Map();
  for (const row of rows) {
    const id = row[part] === null || row[part] === undefined ? '' : String(row[part]);
    const sum = sums.get(id) ?? { id, requests: 0, refused: 0 };
    sum.requests += row.requests;
    sum.refused += row.refused;
    sums.set(id, sum);
  }
  const all = [...sums.values()].sort((a, b) => b.requests - a.requests || (a.id < b.id ? -1 : 1));
  const most = Math.max(1, all[0]?.requests ?? 0);
  return all.map((sum) => ({ ...sum, share: sum.requests / most }));
}

export function total(rows) {
  return rows.reduce((sum, row) => ({ requests: sum.requests + row.requests, refused: sum.refused + row.refused }), { requests: 0, refused: 0 });
}

/** The span of so many days that ends today, in UTC as the service counts: { from, to }. */
export function lastDays(count, now = Date.now()) {
  const day = (at) => new Date(at).toISOString().slice(0, 10);
  return { from: day(now - (count - 1) * DAY_MS), to: day(now) };
}
