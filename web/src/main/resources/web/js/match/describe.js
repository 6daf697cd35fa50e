// What a comparison of two people says, in words and figures; how it is laid out is the page's.
import { mediumDate } from '../almanac/time.js';
import { graha, nakshatra, rasi } from '../chart/names.js';
import { has, number, t } from '../i18n.js';

const NOTHING = '–';

/** Points as people write them: 1½ and not 1.5. */
export function points(value) {
  if (value === null || value === undefined) {
    return NOTHING;
  }
  const whole = Math.floor(value);
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[value - whole];
  return part === undefined ? number(value) : `${whole > 0 || !part ? number(whole) : ''}${part}`;
}

/** The same where it may not be certain: 1 – 3. */
export function range(value, least, most) {
  return value === null || value === undefined ? `${points(least)} – ${points(most)}` : points(value);
}

/** What somebody is for a kuta or porutham: an animal, a gana, a sign, a graha or a star. */
export function trait(id) {
  if (!id) {
    return NOTHING;
  }
  const slug = id.toLowerCase().replaceAll(' ', '_');
  if (has(`match.trait.${slug}`)) {
    return t(`match.trait.${slug}`);
  }
  if (has(`terms.graha.${slug}`)) {
    return graha(slug);
  }
  return has(`terms.rasi.${slug}`) ? rasi(slug) : nakshatra(id);
}

/** Whose table it is: that of a reading, or of a text. */
export function table({ table_reading: reading, table_source: from }) {
  if (from) {
    return source([from]);
  }
  const own = `match.by.${reading.choice}.${reading.reading}`;
  return t(has(own) ? own : `match.by.${reading.reading}`);
}

/** Who says so; that others have other lists stands at the end. */
export function source(sources) {
  const said = sources.filter(({ sureness }) => sureness !== 'differs').flatMap(({ work, verse, sureness }) => [
    t(`match.source.${work}${sureness === 'manuals' ? '_manuals' : ''}`, { verse: verse ?? '' }),
    ...(sureness === 'single' ? [t('match.source.single')] : []),
  ]);
  return (sources.some(({ sureness }) => sureness === 'differs') ? [...said, t('match.source.other_lists')] : said).join('; ');
}

/** What was looked up: the counts where something is counted, else both traits. */
function reason({ kuta, porutham, row, bride, groom, counts: [there, back] = [], sexes }) {
  if (row === null || row === undefined) {
    return t('match.uncertain');
  }
  if (kuta === 'tara') {
    return t('match.reason.tara', { there: number(there), back: number(back) });
  }
  if (kuta === 'bhakuta') {
    return `${number(there)}/${number(back)}`;
  }
  if (porutham === 'aya_vyaya') {
    return t('match.reason.aya_vyaya', { income: number(there), expense: number(back) });
  }
  if (there !== undefined) {
    return t(porutham === 'rasi' ? 'match.reason.signs' : 'match.reason.stars', { count: number(there) });
  }
  const sexed = (id, sex) => (sex ? `${trait(id)} (${t(`match.sex.${sex}`)})` : trait(id));
  return `${sexed(bride, sexes?.bride)} × ${sexed(groom, sexes?.groom)}`;
}

/** The eight kutas: { id, term, label, bride, groom, points, of, share (0 to 1), after, reason, table, isFault, isLifted }. */
export function kutaRows({ kutas }) {
  return kutas.map((one) => ({
    id: one.kuta,
    label: t(`match.kuta.${one.kuta}`),
    bride: trait(one.bride),
    groom: trait(one.groom),
    points: range(one.points, one.least, one.most),
    of: number(one.of),
    share: (one.points ?? one.least) / one.of,
    most: (one.points ?? one.most) / one.of,
    after: points(one.points_after),
    reason: reason(one),
    table: table(one),
    isFault: one.fault === true,
    isLifted: one.fault === true && one.points_after > one.points,
  }));
}

/** { total, after, isCertain, share } of 36. */
export function total({ total: sum, total_least: least, total_most: most, total_after: after }) {
  const isCertain = sum !== null && sum !== undefined;
  return { text: range(sum, least, most), after: points(after), isCertain, share: (sum ?? least) / 36, most: (sum ?? most) / 36, isRaised: isCertain && after > sum };
}

/** What explains a kuta or porutham in the glossary: what has two names is explained once. */
const EXPLAINED = { dina: 'kuta_tara', rasi: 'kuta_bhakuta', rasyadhipati: 'kuta_graha_maitri', vasya: 'kuta_vashya', varna: 'kuta_varna', yoni: 'kuta_yoni', gana: 'kuta_gana', nadi: 'kuta_nadi' };

export function explained(porutham) {
  return EXPLAINED[porutham] ?? `porutham_${porutham}`;
}

/** A rule in the language of the page, with the stars and signs that it names. */
export function rule(id, params = {}) {
  return t(`match.rule.${id}`, { stars: (params.stars ?? []).map(nakshatra).join(', '), pairs: pairs(params) });
}

function pairs({ signs = [] } = {}) {
  return signs.flatMap((sign, i) => (i % 2 === 0 && signs[i + 1] ? [`${rasi(sign)} – ${rasi(signs[i + 1])}`] : [])).join(', ');
}

/** The exceptions of kutas or poruthams: { id, label, rule, source, mark }. */
export function exceptionRows({ exceptions }, kind) {
  return exceptions.map((one) => ({
    id: one.exception,
    label: t(`match.${kind}.${one.lifts}`),
    rule: rule(one.exception, one.params),
    source: source(one.sources),
    counts: one.counts,
    mark: t(one.counts ? 'match.counts' : one.certain ? 'match.told' : 'match.perhaps'),
  }));
}

/** What somebody's thresholds make of a total: { grade, by, thresholds, standing }. */
export function verdict({ verdict: { grade, code, thresholds, standing } }, kind) {
  return {
    grade: grade ? t(`match.grade.${grade}`) : t('match.uncertain'),
    by: t(`match.bands.${code}`),
    thresholds: thresholds.map(({ from, grade: name }) => ({ from: points(from), label: t(`match.grade.${name}`), isReached: name === grade })),
    standing: standing.map((id) => t(`match.${kind}.${id}`)),
  };
}

/** The poruthams: { id, label, grade, word, mark, bride, groom, reason, table, isEssential, isCounted }. */
export function poruthamRows({ items }) {
  return items.map((one) => ({
    id: one.porutham,
    label: t(`match.porutham.${one.porutham}`),
    grade: one.grade ?? 'unknown',
    word: one.grade ? t(`match.grade.${one.grade}`) : t('match.uncertain'),
    bride: trait(one.bride),
    groom: trait(one.groom),
    reason: reason(one),
    table: table(one),
    isEssential: one.essential,
    isWeighty: one.weighty && !one.essential,
    isCounted: one.counted,
  }));
}

export function remarkRows(remarks) {
  return remarks.map(({ remark, params, sources }) => ({ id: remark, rule: t(`match.remark.${remark}`, { pairs: pairs(params) }), source: source(sources) }));
}

/** The star of somebody's Moon, or from where to where it may be: Rohini 2 (Taurus). */
export function moon({ moon: places }) {
  const one = ({ nakshatra: star, pada, rasi: sign }) => `${nakshatra(star)} ${number(pada)} (${rasi(sign)})`;
  const first = one(places[0]);
  const last = one(places.at(-1));
  return first === last ? first : `${first} – ${last}`;
}

const POINTS = { lagna: () => t('terms.lagna'), moon: () => graha('moon'), venus: () => graha('venus') };

/** Mangal dosha: { words, ground, isCompatible, of: { bride, groom: { word, kind, mars, cancellations } } }. */
export function mangal(answer) {
  const dosha = ({ present, stands, mars, cancellations }) => ({
    word: t(`match.mangal.${present === null || present === undefined ? 'unknown' : !present ? 'absent' : stands ? 'present' : 'cancelled'}`),
    kind: present && stands ? 'bad' : present === false ? 'good' : 'warn',
    mars: mars.map((one) => ({ from: POINTS[one.from](), house: number(one.house), isAfflicted: one.afflicted, isFreed: one.afflicted && one.freed })),
    cancellations: cancellations.map((one) => ({ rule: t(`match.cancellation.${one.cancellation}`, freed(one.params)), source: source(one.sources), counts: one.counts })),
  });
  return { ground: t(`match.ground.${answer.ground}`), isCompatible: answer.compatible, bride: dosha(answer.bride), groom: dosha(answer.groom) };
}

/** By house, the signs in which Mars does no harm: two of each. */
function freed({ signs = [] } = {}) {
  return Object.fromEntries(['second', 'fourth', 'seventh', 'eighth', 'twelfth', 'any'].map((house, i) => [house, signs.slice(2 * i, 2 * i + 2).map(rasi).join(', ')]));
}

/** Papasamya: the sums, and each malefic by the point from which it is counted. */
export function papasamya({ bride, groom, balanced }) {
  const burden = ({ points: sum, malefics }) => ({
    sum: points(sum),
    rows: Object.keys(POINTS).map((from) => ({ from: POINTS[from](), malefics: malefics.filter((one) => one.from === from).map(({ planet, house, points: weight }) => `${graha(planet)} ${number(house)} (${points(weight)})`).join(', ') || NOTHING })),
  });
  return { isBalanced: balanced, words: t(balanced ? 'match.papa.balanced' : 'match.papa.unbalanced'), bride: burden(bride), groom: burden(groom) };
}

/** Changes of mahadasha that come close together: { bride, groom, apart }. */
export function sandhiRows({ changes }) {
  const change = ({ from, to, at }) => ({ words: `${graha(from)} → ${graha(to)}`, date: mediumDate(at) });
  return changes.map(({ bride, groom, days_apart: days }) => ({ bride: change(bride), groom: change(groom), apart: t('match.sandhi.apart', { count: number(days) }) }));
}

/** What cannot be said: { part, why }. */
export function absentRows({ absent }) {
  return absent.map(({ part, code }) => ({ part: t(`match.absent.${part}`), why: t(`match.absent.why.${code}`) }));
}
