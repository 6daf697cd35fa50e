// The place of a birth: a town typed and chosen from the gazetteer, coordinates typed by hand, or where this device is.
import { api } from './api.js';
import { clear, h, icon } from './dom.js';
import { number, t } from './i18n.js';
import { position } from './moment.js';
import { explain, uid } from './ui.js';

const PATIENCE_MS = 120;
const SHOWN = 8;

/**
 * A field with label, for a place { place, lat, lon, tz }: placeField({ value, onchoose }). It is a combobox as the ARIA
 * Authoring Practices have it: the focus stays in the text, arrows move through the list, Enter chooses, Escape closes.
 * `node.show(place)` shows another place, unless somebody is just typing one.
 */
export function placeField({ value, onchoose }) {
  const id = uid('place');
  let current = value;
  let written = '';
  let options = [];
  let active = -1;
  let timer = 0;
  let asked = new AbortController();

  const input = h('input', {
    id,
    name: 'place',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'words',
    spellcheck: 'false',
    placeholder: t('chart.placeHint'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${id}-list`,
    'aria-describedby': `${id}-at ${id}-error`,
    oninput: () => typed(),
    onkeydown: (event) => keyed(event),
    onfocus: () => input.select(),
    onblur: () => left(),
  });
  const list = h('ul', { id: `${id}-list`, role: 'listbox', class: 'place-list', 'aria-label': t('chart.places') });
  const credit = h('p', { class: 'place-credit' });
  const popup = h('div', { class: 'place-popup', hidden: true }, list, credit);
  const status = h('span', { class: 'visually-hidden', role: 'status' });
  const error = h('p', { id: `${id}-error`, class: 'field-error', 'aria-live': 'polite' });
  const at = h('p', { id: `${id}-at`, class: 'field-hint figures' });
  const here = h(
    'button',
    { type: 'button', class: 'place-here', 'aria-label': t('chart.here'), title: t('chart.here'), onclick: () => locate() },
    icon('target'),
  );
  const node = h(
    'div',
    { class: 'field place-field' },
    h('label', { for: id }, t('chart.place')),
    h('div', { class: 'place-box' }, input, here, popup),
    at,
    error,
    status,
  );

  node.show = (place) => {
    if (input.value === written) {
      set(place);
    }
  };
  set(value);
  return node;

  function set(place) {
    current = place;
    written = place.place || position(place.lat, place.lon);
    input.value = written;
    at.textContent = [position(place.lat, place.lon), place.tz].filter(Boolean).join(' · ');
    error.textContent = '';
    input.removeAttribute('aria-invalid');
  }

  function typed() {
    clearTimeout(timer);
    asked.abort();
    error.textContent = '';
    input.removeAttribute('aria-invalid');
    const text = input.value.trim();
    const typedIn = coordinates(text);
    if (typedIn) {
      show([{ ...typedIn, place: '', tz: null, coordinates: true }], '');
      return;
    }
    if (text.length < 2) {
      close();
      return;
    }
    timer = setTimeout(() => look(text), PATIENCE_MS);
  }

  async function look(text) {
    asked = new AbortController();
    const { signal } = asked;
    try {
      const found = await api.get('/api/v1/places', { q: text, limit: SHOWN }, { signal });
      if (!signal.aborted) {
        show(found.items.map(fromGazetteer), found.attribution ?? '');
      }
    } catch (failed) {
      if (!signal.aborted) {
        close();
        error.textContent = explain(failed);
      }
    }
  }

  function show(found, attribution) {
    options = found;
    clear(
      list,
      found.map((place, i) =>
        h(
          'li',
          {
            id: `${id}-${i}`,
            role: 'option',
            'aria-selected': 'false',
            // The press must not take the focus out of the text before the click counts.
            onmousedown: (event) => event.preventDefault(),
            onclick: () => choose(i),
          },
          h('span', { class: 'place-name' }, place.coordinates ? position(place.lat, place.lon) : place.title),
          h('span', { class: 'place-where' }, place.coordinates ? t('chart.useCoordinates') : place.where),
        ),
      ),
    );
    credit.textContent = found.length === 0 ? t('chart.noPlace') : attribution;
    credit.hidden = !credit.textContent;
    popup.hidden = false;
    input.setAttribute('aria-expanded', String(found.length > 0));
    status.textContent = found.length === 0 ? t('chart.noPlace') : t('chart.placesFound', { count: number(found.length) });
    activate(found.length > 0 ? 0 : -1);
  }

  function close() {
    popup.hidden = true;
    options = [];
    input.setAttribute('aria-expanded', 'false');
    activate(-1);
  }

  function activate(index) {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === index)));
    if (index >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${index}`);
      list.children[index].scrollIntoView({ block: 'nearest' });
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  }

  function keyed(event) {
    const open = !popup.hidden && options.length > 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) {
        const move = event.key === 'ArrowDown' ? 1 : -1;
        activate((active + move + options.length) % options.length);
      } else {
        typed();
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open && active >= 0) {
        choose(active);
      }
    } else if (event.key === 'Escape' && !popup.hidden) {
      event.preventDefault();
      event.stopPropagation();
      close();
      set(current);
    }
  }

  function choose(index) {
    const { place, lat, lon, tz } = options[index];
    close();
    set({ place, lat, lon, tz });
    onchoose({ place, lat, lon, tz });
  }

  /** What was typed and not chosen is no place: the last one stays, and that can be seen. */
  function left() {
    clearTimeout(timer);
    asked.abort();
    if (options.length === 1 && options[0].coordinates) {
      choose(0);
    } else {
      close();
      set(current);
    }
  }

  function locate() {
    error.textContent = '';
    here.setAttribute('aria-busy', 'true');
    const done = () => here.removeAttribute('aria-busy');
    if (!navigator.geolocation) {
      done();
      error.textContent = t('chart.hereFailed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        done();
        const place = { place: '', lat: round(coords.latitude), lon: round(coords.longitude), tz: null };
        set(place);
        onchoose(place);
      },
      (refused) => {
        done();
        error.textContent = t(refused.code === refused.PERMISSION_DENIED ? 'chart.hereRefused' : 'chart.hereFailed');
      },
      { maximumAge: 600_000, timeout: 20_000 },
    );
  }
}

/** A kilometre is near enough for a chart, and nobody's address has to stand in a link. */
function round(degrees) {
  return Math.round(degrees * 100) / 100;
}

function fromGazetteer(item) {
  const other = item.matched_name && item.matched_name !== item.name ? ` (${item.matched_name})` : '';
  const country = item.country || item.country_code;
  return {
    place: [item.name, country].filter(Boolean).join(', '),
    title: item.name + other,
    where: [item.region, country].filter(Boolean).join(', '),
    lat: item.latitude,
    lon: item.longitude,
    tz: item.tz,
  };
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
  if (lat.axis === 'lon' || lon.axis === 'lat' || Math.abs(lat.value) > 90 || Math.abs(lon.value) > 180) {
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
