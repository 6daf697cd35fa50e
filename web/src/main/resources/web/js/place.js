// The place of a birth: a town typed and chosen from the gazetteer, coordinates typed by hand, or where this device is.
import { api } from './api.js';
import { language, number, t } from './i18n.js';
import { icon } from './kit/blocks.js';
import { element, html, nothing, render } from './kit/lit.js';
import { position } from './moment.js';
import { coordinates, fromGazetteer, rounded } from './places.js';
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
  const node = element(html`<div class="field place-field"></div>`);
  let current = value;
  /** What the text is unless somebody has typed since. */
  let written = '';
  let options = [];
  let active = -1;
  let isOpen = false;
  let credit = '';
  let status = '';
  let error = '';
  let isLocating = false;
  /** Whether the place was given by coordinates: then it has the name that the person gives it. */
  let isOwn = false;
  let timer = 0;
  let asked = new AbortController();
  draw();
  const input = node.querySelector('input');

  node.show = (place) => {
    if (input.value === written) {
      set(place);
    }
  };
  set(value);
  return node;

  function draw() {
    render(
      html`
        <label for=${id}>${t('chart.place')}</label>
        <div class="place-box">
          <input
            id=${id}
            name="place"
            type="text"
            role="combobox"
            autocomplete="off"
            autocapitalize="words"
            spellcheck="false"
            placeholder=${t('chart.placeHint')}
            aria-autocomplete="list"
            aria-expanded=${String(options.length > 0)}
            aria-controls="${id}-list"
            aria-activedescendant=${active >= 0 ? `${id}-${active}` : nothing}
            aria-describedby="${id}-at ${id}-error"
            @input=${typed}
            @keydown=${keyed}
            @focus=${() => input.select()}
            @blur=${left}
          />
          <button type="button" class="place-here" aria-label=${t('chart.here')} title=${t('chart.here')} aria-busy=${isLocating ? 'true' : nothing} @click=${locate}>${icon('target')}</button>
          <div class="place-popup" ?hidden=${!isOpen}>
            <ul id="${id}-list" role="listbox" class="place-list" aria-label=${t('chart.places')}>${options.map(option)}</ul>
            <p class="place-credit" ?hidden=${!credit}>${credit}</p>
          </div>
        </div>
        <p id="${id}-at" class="field-hint figures">${[position(current.lat, current.lon), current.tz].filter(Boolean).join(' · ')}</p>
        ${isOwn ? ownName() : nothing}
        <p id="${id}-error" class="field-error" aria-live="polite">${error}</p>
        <span class="visually-hidden" role="status">${status}</span>
      `,
      node,
    );
  }

  function option(place, i) {
    return html`<li
      id="${id}-${i}"
      role="option"
      aria-selected=${String(i === active)}
      @mousedown=${keepFocus}
      @click=${() => choose(i)}
    ><span class="place-name">${place.coordinates ? position(place.lat, place.lon) : place.title}</span><span class="place-where">${place.coordinates ? t('chart.useCoordinates') : place.where}</span></li>`;
  }

  /** Coordinates have no name but one's own, which prints and links carry. */
  function ownName() {
    return html`<input
      class="place-own"
      type="text"
      maxlength="160"
      autocomplete="off"
      aria-label=${t('chart.placeOwn')}
      placeholder=${t('chart.placeOwn')}
      .value=${current.place}
      @change=${(event) => call(event.target.value.trim())}
    />`;
  }

  function call(name) {
    const { lat, lon, tz } = current;
    set({ place: name, lat, lon, tz });
    onchoose({ place: name, lat, lon, tz });
  }

  function set(place) {
    isOwn = !place.place || (isOwn && place.lat === current.lat && place.lon === current.lon);
    current = place;
    written = place.place || position(place.lat, place.lon);
    input.value = written;
    say('');
  }

  function say(problem) {
    error = problem;
    draw();
  }

  function typed() {
    clearTimeout(timer);
    asked.abort();
    say('');
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
      const found = await api.get('/api/v1/places', { q: text, limit: SHOWN, lang: language() }, { signal });
      if (!signal.aborted) {
        show(found.items.map(fromGazetteer), found.attribution ?? '');
      }
    } catch (failed) {
      if (!signal.aborted) {
        close();
        say(explain(failed));
      }
    }
  }

  function show(found, attribution) {
    options = found;
    isOpen = true;
    credit = found.length === 0 ? t('chart.noPlace') : attribution;
    status = found.length === 0 ? t('chart.noPlace') : t('chart.placesFound', { count: number(found.length) });
    activate(found.length > 0 ? 0 : -1);
  }

  function close() {
    isOpen = false;
    options = [];
    activate(-1);
  }

  function activate(index) {
    active = index;
    draw();
    if (index >= 0) {
      node.querySelectorAll('[role=option]')[index].scrollIntoView({ block: 'nearest' });
    }
  }

  function keyed(event) {
    const isChoosing = options.length > 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isChoosing) {
        const move = event.key === 'ArrowDown' ? 1 : -1;
        activate((active + move + options.length) % options.length);
      } else {
        typed();
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isChoosing && active >= 0) {
        choose(active);
      }
    } else if (event.key === 'Escape' && isOpen) {
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
    isLocating = true;
    say('');
    const done = (problem) => {
      isLocating = false;
      say(problem);
    };
    if (!navigator.geolocation) {
      done(t('chart.hereFailed'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        done('');
        const place = { place: '', lat: rounded(coords.latitude), lon: rounded(coords.longitude), tz: null };
        set(place);
        onchoose(place);
      },
      (refused) => done(t(refused.code === refused.PERMISSION_DENIED ? 'chart.hereRefused' : 'chart.hereFailed')),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  }
}

/** The press must not take the focus out of the text before the click counts. */
function keepFocus(event) {
  event.preventDefault();
}
