// The weekday, tithi and nakshatra that run now, for visitors: at their own place, or else in a town where their language is at home.
import { clockOn, dateOf, ms } from '../almanac/time.js';
import { api } from '../api.js';
import { todayRequest, townOf } from '../early.js';
import { language, t } from '../i18n.js';
import { element, html, nothing, render } from '../kit/lit.js';
import { preferred } from '../preferences.js';
import { explain } from '../ui.js';

/** How soon the card follows when something ends. */
const FOLLOW_MS = 20_000;

/** A card that keeps itself up to date: { node, leave() }. Where its link leads is opened by `open(address)`, or by the browser where that is null. */
export function today({ open, signal }) {
  const own = preferred().place;
  const town = townOf(language());
  const place = own ? own.name : t('home.today.town');
  const href = own ? '/panchanga' : `/panchanga?${new URLSearchParams({ ...town, place })}`;
  const node = element(html`<section class="card hero-today" aria-labelledby="home-today"></section>`);
  let timer = 0;
  draw({});
  load();
  return { node, leave: () => clearInterval(timer) };

  async function load() {
    clearInterval(timer);
    try {
      const answer = await api.first(todayRequest({ language: language(), preferred: preferred() }), undefined, { anonymous: true, signal });
      if (!signal.aborted) {
        draw({ answer });
        follow(answer, Date.now());
      }
    } catch (failed) {
      if (!signal.aborted) {
        draw({ failed });
      }
    }
  }

  /** By the clock of the server, and by how much time has passed here since: the clock of a device may be wrong. */
  function follow({ at, day, tithi, nakshatra }, since) {
    const left = Math.min(...[day, tithi, nakshatra].map(({ end }) => ms(end))) - ms(at);
    timer = setInterval(() => {
      if (Date.now() - since > left) {
        load();
      }
    }, FOLLOW_MS);
  }

  function draw({ answer, failed }) {
    render(
      html`
        <h2 id="home-today">${t('home.today.title', { place })}</h2>
        ${failed ? said(failed) : [limbs(answer), html`<p class="hero-today-rule small soft">${rule(answer)}</p>`]}
        <p class="hero-today-more"><a href=${href} @click=${followed}>${t('home.today.more')}</a></p>
      `,
      node,
    );
  }

  function said(failed) {
    return html`<div class="hero-today-limbs" role="status">
      <p>${t('home.today.failed')}</p>
      <p class="small soft">${explain(failed)}</p>
      <p><button type="button" class="button" @click=${again}>${t('shell.retry')}</button></p>
    </div>`;
  }

  function again() {
    draw({});
    load();
  }

  function followed(event) {
    if (open && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      open(href);
    }
  }
}

/** Without an answer the same rows, empty: what comes has its room. */
function limbs(answer) {
  const row = (key, name, until) => html`<div><dt>${t(`home.today.${key}`)}</dt><dd><strong>${name ?? nothing}</strong><span>${until ?? nothing}</span></dd></div>`;
  if (!answer) {
    return html`<dl class="hero-today-limbs" aria-busy="true">${['vara', 'tithi', 'nakshatra'].map((key) => row(key))}</dl>`;
  }
  const { at, day, vara, tithi, nakshatra } = answer;
  const until = (end, key = 'until') => t(`home.today.${key}`, { time: clockOn(end, dateOf(at)) });
  return html`<dl class="hero-today-limbs figures">
    ${row('vara', vara, until(day.end, day.kind === 'vedic' ? 'sunrise' : 'until'))} ${row('tithi', tithi.name, until(tithi.end))} ${row('nakshatra', nakshatra.name, until(nakshatra.end))}
  </dl>`;
}

function rule(answer) {
  if (!answer) {
    return '';
  }
  return answer.day.kind === 'vedic' ? t('home.today.text', { definition: answer.sunrise }) : t('home.today.civil');
}
