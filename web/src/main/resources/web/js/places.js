// Places as people write them and as the gazetteer has them: { place (its name), lat, lon, tz, region (a state of India) }.

/** A kilometre is near enough for a chart, and nobody's address has to stand in a link. */
export function rounded(degrees) {
  return Math.round(degrees * 100) / 100;
}

/**
 * A place of the gazetteer: its name in the language that was asked for where there is one, the name under which it was
 * found, and where it lies: a post office of India says its district too, for there are many villages of a name.
 */
export function fromGazetteer(item) {
  const name = item.local_name || plain(item.name, item);
  const matched = called(plain(item.matched_name, item), name);
  const isOther = matched && matched !== name;
  // Whoever typed Mysuru reads Mysuru, with the name by which lists have it; a name in another script than the page's stands behind.
  const isKept = isOther && !item.local_name && LATIN.test(matched) === LATIN.test(name);
  const title = isKept ? `${matched} (${name})` : isOther ? `${name} (${matched})` : name;
  const where = [item.district, item.local_region || plain(item.region, item), item.local_country || item.country || item.country_code];
  const known = where.filter(Boolean);
  return {
    // Delhi is in Delhi, and need not say so twice.
    place: [isKept ? title : name, ...known].filter((part, i, all) => part !== all[i - 1]).join(', '),
    title,
    where: known.join(', '),
    lat: item.latitude,
    lon: item.longitude,
    tz: item.tz,
    // The state in English, by which almanacs differ.
    region: item.country_code === 'IN' ? (item.region ?? null) : null,
  };
}

const LATIN = /\p{Script=Latin}/u;

/** The data has Bangalore only as "Bangalore - bengaluru". */
function called(matched, name) {
  const [first, second, ...more] = matched?.split(' - ') ?? [];
  return second && more.length === 0 && second.toLowerCase() === name.toLowerCase() ? first : matched;
}

/** Where names are written in scripts of their own, lines and points on Latin letters are of scholars: Rampur, not Rāmpur. */
const OWN_SCRIPTS = ['IN', 'PK', 'BD', 'NP', 'LK', 'BT'];

function plain(name, { country_code: country }) {
  return name && OWN_SCRIPTS.includes(country) ? bare(name) : name;
}

function bare(name) {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFC');
}

/** The same of a place as the service tells it in a sentence: Rāmpur, Uttar Pradesh, India (28.8101, 79.0270). */
export function plainPlace(text) {
  return /, (India|Pakistan|Bangladesh|Nepal|Sri Lanka|Bhutan)(?= \(|$)/.test(text) ? bare(text) : text;
}

const KM_PER_DEGREE = 111.2;

/** How far two places are from each other, in kilometres; near enough to tell towns apart. */
export function kilometres(one, other) {
  const east = (one.lon - other.lon) * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return Math.round(KM_PER_DEGREE * Math.hypot(east, one.lat - other.lat));
}

/**
 * What tells places apart that are called the same and lie in the same region: of each such place { lat, lon, km }, how far it is from the first of
 * them, null for that one; of any other null.
 */
export function twins(places) {
  const named = (place) => `${place.title} ${place.where}`;
  return places.map((place) => {
    const same = places.filter((one) => named(one) === named(place));
    return same.length < 2 ? null : { lat: place.lat, lon: place.lon, km: same[0] === place ? null : kilometres(same[0], place) };
  });
}

// --- Coordinates ------------------------------------------------------------------------------------------------------

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
// 13, 13.08, 13°, 13°05', 13° 5' 30", 13:05:30, each with a sign in front or a letter before or behind.
const SEXAGESIMAL = String.raw`${NUMBER}(?:\s*[°:d]\s*(?:${NUMBER}\s*['′:m]?\s*(?:${NUMBER}\s*(?:["″s]|'')?\s*)?)?)?`;
const ONE = new RegExp(String.raw`^([NSEW]?)\s*([+−-]?)\s*${SEXAGESIMAL}\s*([NSEW]?)$`, 'i');
// The old way of the almanacs: 13N05, 80E16.
const ALMANAC = /^(\d{1,3})\s*([NSEW])\s*(\d{1,2})(?:[':′](\d{1,2}))?$/i;

/** Latitude and longitude from what somebody typed, or null: "13.08, 80.27", "13°05'N 80°16'E", "13N05 80E16". */
export function coordinates(text) {
  const found = pair(text);
  return found && isOnEarth(found) ? found : null;
}

/** Whether somebody has typed figures that are coordinates of no place: 95, 200. */
export function isBeyond(text) {
  const found = pair(text);
  return found !== null && !isOnEarth(found);
}

function isOnEarth({ lat, lon }) {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

function pair(text) {
  const cut = split(text.trim());
  if (!cut) {
    return null;
  }
  const [first, second] = cut.map(one);
  if (!first || !second) {
    return null;
  }
  const swapped = first.axis === 'lon' || second.axis === 'lat';
  const [lat, lon] = swapped ? [second, first] : [first, second];
  if (lat.axis === 'lon' || lon.axis === 'lat') {
    return null;
  }
  return { lat: lat.value, lon: lon.value };
}

function split(text) {
  const byMark = text.split(/\s*[;/]\s*|\s*,\s+|,(?=\s*[+−-]?\d+\.)/);
  if (byMark.length === 2) {
    return byMark;
  }
  const byLetter = /^(.*\d.*?[NS](?:\s*\d+)?['′"″]?)\s*,?\s+?(.*\d.*)$/i.exec(text) ?? /^(.*\d.*?[EW](?:\s*\d+)?)\s*,?\s+?(.*\d.*)$/i.exec(text);
  if (byLetter) {
    return [byLetter[1], byLetter[2]];
  }
  const byComma = text.split(',');
  if (byComma.length === 2) {
    return byComma.map((part) => part.trim());
  }
  const bySpace = text.split(/\s+/);
  return bySpace.length === 2 ? bySpace : null;
}

function one(text) {
  const old = ALMANAC.exec(text.trim());
  if (old) {
    return made(old[2], '', old[1], old[3], old[4]);
  }
  const found = ONE.exec(text.trim());
  if (!found) {
    return null;
  }
  const [, before, sign, degrees, minutes, seconds, behind] = found;
  if (before && behind) {
    return null;
  }
  return made(before || behind, sign, degrees, minutes, seconds);
}

function made(letter, sign, degrees, minutes, seconds) {
  const [d, m, s] = [degrees, minutes, seconds].map((part) => Number((part ?? '0').replace(',', '.')));
  if (m >= 60 || s >= 60) {
    return null;
  }
  const upper = letter.toUpperCase();
  const negative = sign === '-' || sign === '−' || upper === 'S' || upper === 'W';
  const value = (negative ? -1 : 1) * (d + m / 60 + s / 3600);
  return { value: Math.round(value * 1e6) / 1e6, axis: upper === '' ? null : 'NS'.includes(upper) ? 'lat' : 'lon' };
}
