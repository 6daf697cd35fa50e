// What of a chart stands in the list of people: lagna, the Moon's star and the running dasha, asked for all of a page at once.
import { ApiError, api } from '../api.js';
import { graha, nakshatra, rasi } from '../chart/names.js';
import { OF_DASHAS } from '../conventions.js';
import { number } from '../i18n.js';
import { NAKSHATRAS } from '../match/query.js';
import { query, read } from '../moment.js';
import { session } from '../session.js';
import { addressOf } from './opened.js';

const BATCH = '/api/v1/astro/batch';
const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];

/** More lines than anybody looks through at once are not kept. */
const MAX_KEPT = 2_000;

/** The answers of this hour by what was asked, as each line counts as a request: whoever searches and comes back is told the same. */
const kept = new Map();
session.addEventListener('signed-out', () => kept.clear());

/** What a chart shows of each person, by their ids: { lagna, nakshatra, dasha }. Nobody is in it whose time of birth is not known. */
export async function glances(people, now, signal) {
  const found = new Map();
  await Promise.all([...byConventions(people)].map(async ([conventions, lines]) => {
    const keyOf = (line) => `${now.slice(0, 'YYYY-MM-DDTHH'.length)} ${JSON.stringify(line)} ${conventions}`;
    const missing = lines.filter((line) => !kept.has(keyOf(line)));
    for (const answer of missing.length > 0 ? await asked(missing, JSON.parse(conventions), now, signal) : []) {
      if (answer.id === null) {
        // What ends a batch: those behind it were not answered.
        throw new ApiError(answer.problem.status === 429 ? 'limited' : 'server', { ...answer.problem, retryAfter: answer.problem.retry_after ?? null });
      }
      keep(keyOf(missing.find(({ id }) => id === answer.id)), answer);
    }
    for (const line of lines) {
      const answer = kept.get(keyOf(line));
      if (answer && !answer.problem) {
        found.set(line.id, described(answer));
      }
    }
  }));
  return found;
}

async function asked(lines, conventions, now, signal) {
  const query = { ...conventions, columns: `ascendant_rasi,moon_nakshatra,moon_pada,dasha_at=${now}` };
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return linesOf(await api.post(BATCH, body, { query, type: 'application/x-ndjson', accept: 'application/x-ndjson', signal }));
}

function keep(key, answer) {
  if (kept.size >= MAX_KEPT) {
    kept.clear();
  }
  kept.set(key, answer);
}

/** The lines of a batch by the conventions that they are computed with: a person may have some of their own. */
export function byConventions(people) {
  const groups = new Map();
  for (const person of people.filter(({ birth }) => birth.instant)) {
    const { dateandtime, lat, lon, ...conventions } = query(read(addressOf(person)), ...OF_DASHAS);
    const key = JSON.stringify(conventions);
    groups.set(key, [...(groups.get(key) ?? []), { id: person.person_id, dateandtime, lat: Number(lat), lon: Number(lon) }]);
  }
  return groups;
}

function linesOf(text) {
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
}

/** In words; nobody who is not born yet has a dasha. */
export function described({ ascendant_rasi: lagna, moon_nakshatra: star, moon_pada: pada, dasha_at_maha: maha, dasha_at_antar: antar }) {
  return {
    lagna: rasi(SIGNS[lagna - 1]),
    nakshatra: `${nakshatra(NAKSHATRAS[star - 1])} ${number(pada)}`,
    dasha: maha ? [maha, antar].filter(Boolean).map((lord) => graha(lord.toLowerCase())).join(' – ') : '–',
  };
}
