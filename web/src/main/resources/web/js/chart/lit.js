// What a picked graha reaches, lit up in the pictures and told in a panel: the houses that it rules, those at which it looks, and its periods.
import { api } from '../api.js';
import { lordName } from '../almanac/lords.js';
import { moment } from '../almanac/time.js';
import { capital } from '../conventions.js';
import { dateTime, number, t, use } from '../i18n.js';
import { iconButton } from '../kit/controls.js';
import { html, nothing } from '../kit/lit.js';
import { house, outline } from '../strength/board.js';
import * as names from './names.js';
import { namedTexts, periodsOf, placesOf, reachOf } from './reach.js';
import { dashasAddress, dashasRequest, keyOf } from './running.js';
import { readingsOf, stateOf } from './state.js';

const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];
/** As many antardashas as a life by Vimshottari has. */
const MOST = 9;

// --- The pictures ---------------------------------------------------------------------------------------------------------

/** Both pictures with their places: [[picture, places]]. */
function pictures({ state, horoscope, drawing, companion }) {
  const beside = state.varga === 1 ? 9 : 1;
  return [[drawing, placesOf(horoscope, state.varga)], ...(companion ? [[companion, placesOf(horoscope, beside)]] : [])].filter(([, places]) => places);
}

/** Of the chart that was asked for. */
export function reach({ state, horoscope }, name) {
  const places = placesOf(horoscope, state.varga);
  return places && reachOf(name, places, readingsOf(state, horoscope));
}

/** Lights up what a graha reaches, or nothing (null). */
export function light(shown, name) {
  for (const [picture, places] of pictures(shown)) {
    if (picture.dataset.lit !== (name ?? '')) {
      picture.querySelectorAll('.lit').forEach((one) => one.remove());
      picture.dataset.lit = name ?? '';
      if (name) {
        draw(picture, places, shown, name);
      }
    }
  }
}

function draw(picture, places, { state, horoscope }, name) {
  const { sign, rules, sees } = reachOf(name, places, readingsOf(state, horoscope));
  const rising = places.find((one) => one.name === 'ascendant').rasi;
  const under = picture.querySelector('.nry-tint');
  // Where it stands comes last, above the others: a graha may rule its own sign.
  for (const [kind, signs] of [['stands', [sign]], ['rules', rules], ['sees', sees]]) {
    for (const { rasi } of signs) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('class', `lit lit-${kind}`);
      path.setAttribute('d', outline(house(state.style, rasi, rising)));
      path.dataset.rasi = rasi;
      under.after(path);
    }
  }
  for (const text of namedTexts(picture, places).get(name) ?? []) {
    const { x, y, width, height } = text.getBBox();
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    Object.entries({ class: 'lit lit-name', x: x - 3, y: y - 1, width: width + 6, height: height + 2, rx: 4 }).forEach(([key, value]) => box.setAttribute(key, value));
    text.before(box);
  }
}

/** The graha whose name is at a point of a picture, or nearest to it; null: none is near. */
export function nameAt(shown, picture, { clientX, clientY }, near) {
  const places = pictures(shown).find(([one]) => one === picture)?.[1];
  const found = [...(places ? namedTexts(picture, places) : [])]
    .filter(([name]) => name !== 'ascendant')
    .map(([name, texts]) => ({ name, apart: Math.min(...texts.map((text) => distance(text.getBoundingClientRect(), clientX, clientY))) }))
    .sort((a, b) => a.apart - b.apart)[0];
  return found && found.apart <= near ? found.name : null;
}

function distance({ left, right, top, bottom }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

// --- Words ----------------------------------------------------------------------------------------------------------------

const signName = ({ rasi }) => names.rasi(SIGNS[rasi - 1]);

/** "3 Pisces", and who stands there. */
function place(sign) {
  const who = sign.who.map(names.graha);
  return `${number(sign.house)} ${signName(sign)}${who.length > 0 ? ` (${who.join(', ')})` : ''}`;
}

function ruled({ rules }) {
  return rules.length > 0 ? rules.map((sign) => `${number(sign.house)} ${signName(sign)}`).join(', ') : t('chart.graha_nothing');
}

function seen({ sees }) {
  return sees.length > 0 ? sees.map(place).join(', ') : t('chart.graha_nothing');
}

function heading({ name, state }) {
  return state.varga > 1 ? `${names.graha(name)} · ${names.varga(state.varga)}` : names.graha(name);
}

/** In a sentence, for those who listen. */
export function spoken(picked) {
  return `${heading(picked)}. ${t('chart.graha_rules')}: ${ruled(picked.reach)}. ${t('chart.graha_aspects')}: ${seen(picked.reach)}.`;
}

/** picked: { name, state, horoscope, reach, dashas: periods with their parts or null, mayAsk: there will be periods, close() }. */
export function panel({ name, state, horoscope, reach: reached, dashas, mayAsk, close }) {
  // A dignity belongs to the rasi chart alone.
  const dignity = state.varga === 1 ? stateOf(horoscope.planets.find((one) => one.name === name), horoscope.planets, readingsOf(state, horoscope)).dignity : null;
  return html`<section class="lit-panel" aria-label=${t('chart.graha_show', { graha: names.graha(name) })}>
    <p class="lit-head"><strong>${heading({ name, state })}</strong> <span class="soft">${place({ ...reached.sign, who: [] })}${dignity ? ` · ${capital(t(dignity))}` : nothing}</span></p>
    <dl>
      <div><dt><i class="lit-key lit-rules" aria-hidden="true"></i>${t('chart.graha_rules')}</dt><dd>${ruled(reached)}</dd></div>
      <div><dt><i class="lit-key lit-sees" aria-hidden="true"></i>${t('chart.graha_aspects')}</dt><dd>${seen(reached)}</dd></div>
      ${mayAsk ? periods(state, name, dashas) : nothing}
    </dl>
    ${iconButton({ label: t('chart.close'), iconName: 'close', onclick: close })}
  </section>`;
}

/** Their room is kept while they are on their way. */
function periods(state, name, dashas) {
  if (!dashas) {
    return html`<div class="lit-periods" aria-busy="true"><dt>…</dt><dd></dd></div>`;
  }
  const { mahadashas, antardashas } = periodsOf(name, dashas);
  const now = Date.now();
  const coming = antardashas.length > MOST ? antardashas.filter(({ period }) => moment(period.end).ms > now).slice(0, MOST) : antardashas;
  const entry = (period, words, when) => html`<li class=${isNow(period, now) ? 'is-now' : nothing}><a href=${dashasAddress(state, period.path)}>${words}</a> <span class="figures">${when}</span>${isNow(period, now) ? html` <span class="badge badge-accent">${t('dashas.running')}</span>` : nothing}</li>`;
  const list = (level, rows) => html`<div class="lit-periods"><dt>${t(`dashas.level.${level}`)}</dt><dd>${rows.length > 0 ? html`<ul>${rows}</ul>` : t('chart.graha_nothing')}</dd></div>`;
  return html`${list('mahadasha', mahadashas.map((period) => entry(period, lordName(period), span(period, year))))}
    ${list('antardasha', coming.map(({ period, of }) => entry(period, `${lordName(of)} – ${lordName(period)}`, span(period, month))))}`;
}

function isNow({ start, end }, now) {
  return moment(start).ms <= now && now < moment(end).ms;
}

function span({ start, end }, written) {
  return [...new Set([start, end].map((iso) => written(moment(iso).wall)))].join(' – ');
}

const year = (wall) => String(new Date(wall).getUTCFullYear());
const month = (wall) => dateTime(wall, { timeZone: 'UTC', month: 'short', year: 'numeric' });

// --- What is asked --------------------------------------------------------------------------------------------------------

export function dashasKey(state) {
  return keyOf(state);
}

export async function fetchDashas(state, signal) {
  const { path, query } = dashasRequest(state, { levels: 2 });
  const [{ periods: found }] = await Promise.all([api.get(path, query, { signal }), use('dashas')]);
  return found;
}
