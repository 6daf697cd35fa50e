// What a graha reaches in a chart: the sign in which it stands, those that it rules, and those at which it looks fully.
import { lordOf } from './dignity.js';

/** The places of full looks, counted from its own as 1: everybody looks at the 7th, and three at more (Brihat Jataka 2.13). */
const FULL_LOOKS = { mars: [4, 7, 8], jupiter: [5, 7, 9], saturn: [3, 7, 10] };
const DEFAULT_LOOKS = [7];
const NODE_LOOKS = { '5_7_9': [5, 7, 9] };

/** At which places a graha looks; the nodes at none, unless by the reading `node_aspects`. */
export function looksOf(name, { node_aspects: reading } = {}) {
  return name === 'rahu' || name === 'kethu' ? (NODE_LOOKS[reading] ?? []) : (FULL_LOOKS[name] ?? DEFAULT_LOOKS);
}

/**
 * Of places { name, rasi (1, Aries, to 12) }, the ascendant among them: { sign, rules, sees }, signs as { rasi, house, who (the names of those who stand
 * there, the ascendant's too) }.
 */
export function reachOf(name, places, readings) {
  const own = places.find((one) => one.name === name).rasi;
  const rising = places.find((one) => one.name === 'ascendant').rasi;
  const sign = (rasi) => ({ rasi, house: ((rasi - rising + 12) % 12) + 1, who: places.filter((one) => one.rasi === rasi).map((one) => one.name) });
  const rules = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((rasi) => lordOf(rasi) === name).map(sign);
  const sees = looksOf(name, readings).map((counted) => sign(((own + counted - 2) % 12) + 1));
  return { sign: sign(own), rules: rules.sort((a, b) => a.house - b.house), sees };
}

/** The places of a chart that is drawn: of the rasi chart, of the divisional one of the answer, or of the navamsa beside it; null of any other. */
export function placesOf({ ascendant, planets, varga, points = [] }, divisions) {
  const all = [{ ...ascendant, name: 'ascendant' }, ...planets, ...points];
  if (divisions === 1) {
    return all.map(({ name, rasi, advanced_by: degrees }) => ({ name, rasi, degrees }));
  }
  if (varga.varga === divisions) {
    return [{ ...varga.ascendant, name: 'ascendant' }, ...varga.planets, ...points.map(({ name, varga: divided }) => ({ ...divided, name }))].map(({ name, rasi, advanced_by: degrees }) => ({ name, rasi, degrees }));
  }
  return divisions === 9 ? all.map(ninth) : null;
}

function ninth({ name, rasi, advanced_by: degrees }) {
  const nine = ((rasi - 1) * 30 + degrees) * 9;
  return { name, rasi: (Math.floor(nine / 30 + 1e-9) % 12) + 1, degrees: nine % 30 };
}

/** The times at which a graha rules: { mahadashas, antardashas: [{ period, of: the mahadasha }] } of periods with parts. */
export function periodsOf(name, periods) {
  return {
    mahadashas: periods.filter(({ graha }) => graha === name),
    antardashas: periods.flatMap((of) => (of.parts ?? []).filter(({ graha }) => graha === name).map((period) => ({ period, of }))),
  };
}

/**
 * Where the names stand in a picture of our service, by the names of the places: texts, each with its degrees. A house has its tag first, then those who
 * stand in it in the order of their degrees; where not all have room, the last of the usual order are counted instead. Empty where the picture is of
 * something else.
 */
export function namedTexts(picture, places) {
  const texts = [...picture.querySelectorAll('text')];
  const found = new Map();
  let at = 0;
  for (let sign = 1; sign <= 12; sign++) {
    while (at < texts.length && !isTag(texts[at])) {
      at += 1;
    }
    at += 1;
    const inside = places.filter(({ rasi }) => rasi === sign);
    const names = [];
    let left = inside.length;
    while (left > 0 && at < texts.length && !isTag(texts[at])) {
      const text = texts[at];
      if (isName(text)) {
        names.push([text]);
        left -= 1;
      } else if (isCount(text)) {
        left -= Number(text.textContent.slice(1));
      } else {
        names.at(-1)?.push(text);
      }
      at += 1;
    }
    // The degrees of the last one.
    if (names.length > 0 && at < texts.length && !isTag(texts[at]) && !isName(texts[at])) {
      names.at(-1).push(texts[at]);
    }
    if (left !== 0) {
      return new Map();
    }
    const shown = inside.slice(0, names.length).sort((a, b) => a.degrees - b.degrees);
    shown.forEach(({ name }, i) => found.set(name, names[i]));
  }
  return found;
}

const isMuted = (text) => text.classList.contains('nry-muted');
const isCount = (text) => isMuted(text) && /^\+\d/.test(text.textContent);
const isTag = (text) => isMuted(text) && !isCount(text);
const isName = (text) => !isMuted(text) && (text.hasAttribute('font-weight') || text.querySelector('tspan') !== null);
