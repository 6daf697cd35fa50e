// The place of a birth: a town typed and chosen from the gazetteer, coordinates typed by hand, or where this device is.
import { api } from './api.js';
import { language, number, t } from './i18n.js';
import { icon } from './kit/blocks.js';
import { element, html, nothing, render } from './kit/lit.js';
import { position } from './moment.js';
import { coordinates, fromGazetteer, isBeyond, rounded, twins } from './places.js';
import { explain, uid } from './ui.js';

const TYPING_DELAY_MS = 120;
const SHOWN = 8;

/** Why a text is no place. */
function noPlace(text) {
  return t(isBeyond(text) ? 'chart.noCoordinates' : 'chart.noPlace');
}

/**
 * A field with label, for a place { place, lat, lon, tz } or null: placeField({ value, onchoose, onunknown }). It is a combobox
 * as the ARIA Authoring Practices have it: the focus stays in the text, arrows move through the list, Enter and Tab choose,
 * Escape takes back. Whoever goes on before the list is there gets its first place once it is. A text that is no place is an
 * error, and `onunknown` hears of it: the place of before is not meant. `node.show(place)` shows another place, unless
 * somebody is just typing one; `node.type(text)` is as if somebody had typed that and gone on.
 */
export function placeField({ value, onchoose, onunknown = () => {} }) {
  const id = uid('place');
  const node = element(html`<div class="field place-field"></div>`);
  let current = value;
  /** What the text is unless somebody has typed since. */
  let written = '';
  let options = [];
  /** The text that they were found by; while somebody types they are those of a text before. */
  let found = '';
  let active = -1;
  let isOpen = false;
  let credit = '';
  let status = '';
  let error = '';
  let isLocating = false;
  /** Somebody has gone on: the first place of the list that is on its way is meant. */
  let isAwaited = false;
  /** What was typed is no place, and which text that was. */
  let isUnknown = false;
  let refused = null;
  /** Whether the place was given by coordinates: then it has the name that the person gives it. */
  let isOwn = false;
  let timer = 0;
  let asked = new AbortController();
  draw();
  const input = node.querySelector('input');

  node.show = (place) => {
    const isTyping = input === document.activeElement && input.value !== written;
    if (!isTyping && !isAwaited) {
      set(place);
    }
  };
  node.type = (text) => {
    input.value = text;
    if (text) {
      goOn();
    }
  };
  /** The time zone of the place, as far as it is known. */
  node.zone = () => current?.tz ?? null;
  /** Nobody has said a place yet, and one is needed. */
  node.lack = () => say(t('shell.required'));
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
            aria-invalid=${error ? 'true' : nothing}
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
        <p id="${id}-at" class="field-hint figures">${current ? [position(current.lat, current.lon), current.tz].filter(Boolean).join(' · ') : ''}</p>
        ${isOwn ? ownName() : nothing}
        <p id="${id}-error" class="field-error" aria-live="polite">${error}</p>
        <span class="visually-hidden" role="status">${status}</span>
      `,
      node,
    );
  }

  function option(place, i) {
    const twin = place.coordinates ? null : twins(options)[i];
    const apart = twin ? ` · ${position(twin.lat, twin.lon)}${twin.km === null ? '' : ` · ${t('chart.apart', { km: number(twin.km) })}`}` : '';
    return html`<li
      id="${id}-${i}"
      role="option"
      aria-selected=${String(i === active)}
      @mousedown=${keepFocus}
      @click=${() => choose(i)}
    ><span class="place-name">${place.coordinates ? position(place.lat, place.lon) : place.title}</span><span class="place-where">${place.coordinates ? t('chart.useCoordinates') : place.where + apart}</span></li>`;
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
    isOwn = Boolean(place) && (!place.place || (isOwn && place.lat === current?.lat && place.lon === current?.lon));
    current = place;
    written = place ? place.place || position(place.lat, place.lon) : '';
    input.value = written;
    isUnknown = false;
    say('');
  }

  function say(problem) {
    error = problem;
    draw();
  }

  function typed() {
    clearTimeout(timer);
    asked.abort();
    isAwaited = false;
    refused = null;
    say('');
    const text = input.value.trim();
    const typedIn = coordinates(text);
    if (typedIn) {
      show(text, [{ ...typedIn, place: '', tz: null, coordinates: true }], '');
      return;
    }
    if (text.length < 2) {
      close();
      return;
    }
    timer = setTimeout(() => look(text), TYPING_DELAY_MS);
  }

  async function look(text) {
    asked = new AbortController();
    const { signal } = asked;
    try {
      const answer = await api.get('/api/v1/places', { q: text, limit: SHOWN, lang: language() }, { signal });
      if (!signal.aborted) {
        show(text, answer.items.map(fromGazetteer), answer.attribution ?? '');
        if (isAwaited) {
          goOn();
        }
      }
    } catch (failed) {
      if (!signal.aborted) {
        if (isAwaited) {
          refuse(explain(failed));
        } else {
          close();
          say(explain(failed));
        }
      }
    }
  }

  /** Whoever goes on means the place that is highlighted. */
  function goOn() {
    const text = input.value.trim();
    if (input.value === written && !isUnknown) {
      close();
    } else if (active >= 0 && found === text) {
      choose(active);
    } else if ((isOpen && found === text) || text.length < 2) {
      refuse(noPlace(text));
    } else {
      clearTimeout(timer);
      asked.abort();
      isAwaited = true;
      look(text);
    }
  }

  /** What was typed is no place, and the place of before is not meant either. */
  function refuse(why) {
    isAwaited = false;
    isUnknown = true;
    refused = input.value;
    close();
    say(why);
    onunknown();
  }

  function show(text, places, attribution) {
    options = places;
    found = text;
    isOpen = true;
    credit = places.length === 0 ? noPlace(text) : attribution;
    status = places.length === 0 ? noPlace(text) : t('chart.placesFound', { count: number(places.length) });
    activate(places.length > 0 ? 0 : -1);
  }

  function close() {
    isOpen = false;
    options = [];
    status = '';
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
      goOn();
    } else if (event.key === 'Escape' && (isOpen || isUnknown || input.value !== written)) {
      event.preventDefault();
      event.stopPropagation();
      takeBack();
    }
  }

  function takeBack() {
    const wasUnknown = isUnknown;
    clearTimeout(timer);
    asked.abort();
    isAwaited = false;
    close();
    set(current);
    if (wasUnknown && current) {
      onchoose(current);
    }
  }

  function choose(index) {
    const { place, lat, lon, tz, region } = options[index];
    isAwaited = false;
    close();
    // In place of how many were found.
    status = place;
    set({ place, lat, lon, tz });
    onchoose({ place, lat, lon, tz, region });
  }

  function left() {
    // It keeps the focus when another window is looked at: then somebody is still typing.
    const isSaid = isUnknown && input.value === refused;
    if (input !== document.activeElement && !isAwaited && !isSaid) {
      goOn();
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
        asked.abort();
        isAwaited = false;
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
