// What of a chart stands in the list of people: lagna, the Moon's star and the running dasha, asked for all of a page at once.
import { api } from '../api.js';
import { graha, nakshatra, rasi } from '../chart/names.js';
import { OF_DASHAS } from '../conventions.js';
import { number } from '../i18n.js';
import { NAKSHATRAS } from '../match/query.js';
import { query, read } from '../moment.js';
import { addressOf } from './opened.js';

const BATCH = '/api/v1/astro/batch';
const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];

/** What a chart shows of each person, by their ids: { lagna, nakshatra, dasha }. Nobody is in it whose time of birth is not known. */
export async function glances(people, now, signal) {
  const found = new Map();
  await Promise.all([...byConventions(people)].map(async ([conventions, lines]) => {
    const asked = { ...JSON.parse(conventions), columns: `ascendant_rasi,moon_nakshatra,moon_pada,dasha_at=${now}` };
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const answer = await api.post(BATCH, body, { query: asked, type: 'application/x-ndjson', accept: 'application/x-ndjson', signal });
    for (const line of linesOf(answer)) {
      if (!line.problem) {
        found.set(line.id, described(line));
      }
    }
  }));
  return found;
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
