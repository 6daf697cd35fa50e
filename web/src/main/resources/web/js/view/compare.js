// One birth by two sets of conventions, side by side: what differs, by how much, and because of what.
import { api } from '../api.js';
import { brief, where, when as whenOf, whenComing } from '../chart/facts.js';
import { birthEntry } from '../chart/entry.js';
import { conventionChoices } from '../chart/all.js';
import { ayanamsas, nodes, references } from '../chart/choices.js';
import { profileName, profiles } from '../chart/profiles.js';
import { OF_FIRST, byTopic, compareRequest, exchanged, otherProfile, readOther, writeOther } from '../compare/sets.js';
import { conventionWords } from '../conventions.js';
import { sayDamaged } from '../damaged.js';
import { language, number, t, use } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { select } from '../kit/controls.js';
import { folded } from '../kit/folded.js';
import { html, nothing, render, settle } from '../kit/lit.js';
import { isTimed, now, parse, read, titled, write } from '../moment.js';
import { failure, uid } from '../ui.js';

export const title = (params) => titled(t('compare.title'), params);

export async function mount(root, { params, navigate, signal }) {
  await Promise.all([use('compare'), conventionWords()]);
  const page = new Page(root, navigate, signal);
  await page.show(params);
  return { update: (next) => page.show(next) };
}

class Page {
  #root;
  #navigate;
  #signal;
  #id = uid('compare');
  #entry;
  #state = null;
  #other = null;
  /** The answer of the service about what is asked for, or null while it is on its way. */
  #answer = null;
  #problem = null;
  #abort = new AbortController();

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#entry = birthEntry({
      state: () => this.#state,
      clock: () => (this.#state.at.endsWith('Z') ? null : parse(this.#state.at)),
      found: (part) => this.#go(part),
      held: () => this.#form && this.#draw(),
      signal,
    });
  }

  async show(params) {
    sayDamaged(this.#root, params);
    const state = read(params);
    if (!isTimed(state)) {
      await use('people');
    }
    this.#state = { ...state, at: state.at ?? now() };
    this.#other = readOther(params);
    this.#reading.drop();
    this.#entry.open(this.#state);
    this.#form.show(this.#state);
    await this.#load();
  }

  async #load() {
    this.#abort.abort();
    this.#abort = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, this.#signal]);
    this.#problem = null;
    this.#answer = null;
    this.#draw();
    const { path, query } = compareRequest(this.#state, this.#other, now(), language());
    // The clock of the place is told by the chart's own answer; a comparison has only instants.
    const { at: dateandtime, lat, lon, tz } = this.#state;
    try {
      const [answer, clock] = await Promise.all([
        api.get(path, query, { signal }),
        api.get('/api/v1/astro/local-time', { dateandtime, lat, lon, ...(tz ? { tz } : {}) }, { signal }),
      ]);
      this.#answer = { ...answer, clock: clock.instants[0] };
      if (!this.#reading.isOpen) {
        this.#state = { ...this.#state, at: this.#answer.clock.dateandtime.replace(/\.\d+/, '') };
        this.#form.show(this.#state, answer);
      }
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      this.#problem = failure(failed, () => this.#load());
    }
    this.#draw();
  }

  get #form() {
    return this.#entry.form;
  }

  get #reading() {
    return this.#entry.reading;
  }

  #go(part) {
    this.#navigate(this.#href({ ...this.#state, ...part }, this.#other));
  }

  #choose(part) {
    this.#navigate(this.#href(this.#state, { ...this.#other, ...part }));
  }

  #href(state, other) {
    return `/compare?${writeOther(write(state), other)}`;
  }

  #draw() {
    const answer = this.#answer;
    render(
      html`
        <header class="compare-head">
          <h1>${t('compare.title')}</h1>
          <p class="soft">${t('compare.lead')}</p>
          <p class="figures">${answer ? whenOf({ local_time: answer.clock }, this.#state) : whenComing(this.#state)} <span class="chart-where">${where(this.#state)}</span>
            ${isTimed(this.#state) ? nothing : html`<span class="badge badge-warn">${t('people.noon')}</span>`}</p>
          <p><a href="/chart?${write(this.#state)}">${icon('chart')} ${t('chart.title')}</a></p>
        </header>
        ${folded({
          brief: this.#brief(),
          class: 'compare-form',
          body: html`<div class="compare-sets">
            <section aria-labelledby="${this.#id}-first"><h2 id="${this.#id}-first">${t('compare.first')}</h2>${this.#form}</section>
            <section aria-labelledby="${this.#id}-second"><h2 id="${this.#id}-second">${t('compare.second')}</h2>${this.#second()}</section>
          </div>`,
        })}
        <div class="compare-problem">${this.#problem ?? nothing}</div>
        <div class="compare-answer ${this.#reading.isHeld ? 'is-stale' : ''}" ?inert=${this.#reading.isHeld} aria-busy=${answer || this.#problem ? nothing : 'true'}>
          ${answer ? this.#answered(answer) : this.#problem ? nothing : skeleton(10)}
        </div>
      `,
      this.#root,
    );
    settle(this.#root.querySelector('.compare-second'));
  }

  /** Whose birth, and by which two sets. */
  #brief() {
    const { profile } = this.#other;
    return `${brief(this.#state)} – ${profile === OF_FIRST ? t('compare.custom') : profileName(profile)}`;
  }

  #second() {
    const other = this.#other;
    const isOwn = other.profile === OF_FIRST;
    const unchosen = t(isOwn ? 'compare.same' : 'compare.asProfile');
    const choice = (name, label, options) =>
      select({ id: `${this.#id}-${name}`, name: `with_${name}`, label, options: [['', unchosen], ...options], shown: other[name] ?? '', onchange: (event) => this.#choose({ [name]: event.target.value || null }) });
    return html`<form class="card compare-second" novalidate @submit=${(event) => event.preventDefault()}>
      ${select({
        id: `${this.#id}-profile`,
        name: 'profile',
        label: t('chart.profile'),
        options: [...profiles().slice(1), [OF_FIRST, t('compare.custom')]],
        shown: other.profile,
        onchange: (event) => this.#choose(otherProfile(event.target.value)),
      })}
      ${choice('ayanamsa', t('terms.caption.ayanamsa'), ayanamsas())}
      ${choice('node', t('chart.nodes'), nodes())}
      ${choice('reference', t('chart.reference'), references())}
      <details class="conv-all">
        <summary>${icon('down')}${t('chart.allConventions')}</summary>
        ${conventionChoices({ id: `${this.#id}-second`, chosen: other, unchosen, prefix: 'with_', onchange: (part) => this.#choose(part) })}
      </details>
    </form>`;
  }

  #answered(answer) {
    const first = answer.conventions.profile ? profileName(answer.conventions.profile.name) : t('compare.first');
    const second = this.#other.profile === OF_FIRST ? t('compare.custom') : profileName(this.#other.profile);
    const columns = [
      { part: 'value', label: t('compare.value'), rowHeader: true, render: ({ label, matters }) => html`${label}${matters ? html` <span class="badge badge-accent" title=${t('compare.important')}>≠</span>` : nothing}` },
      { part: 'first', label: first, class: 'figures', render: (row) => row.first },
      { part: 'second', label: second, class: 'figures', render: (row) => (row.matters ? html`<mark>${row.second}</mark>` : row.second) },
      { part: 'difference', label: t('compare.difference'), numeric: true, render: (row) => row.difference },
      { part: 'because', label: t('compare.because'), render: (row) => row.because.map(({ label, share }, i) => html`${i > 0 ? ', ' : ''}${label}${row.because.length > 1 ? html` <span class="soft figures">${share}</span>` : nothing}`) },
    ];
    const conventions = [
      { part: 'convention', label: t('compare.convention'), rowHeader: true, render: (row) => row.label },
      { part: 'first', label: first, render: (row) => row.first },
      { part: 'second', label: second, render: (row) => row.second },
      { part: 'share', label: t('compare.share'), numeric: true, render: (row) => row.share },
    ];
    return html`
      <p class="compare-sentence" role="status">${answer.sentence}</p>
      ${
        answer.conventions_exchanged.length > 0
          ? html`<h2>${t('compare.conventions')}</h2>${table({ id: `${this.#id}-conventions`, class: 'compare-table', caption: t('compare.conventions'), columns: conventions, rows: exchanged(answer) })}`
          : nothing
      }
      ${
        answer.differences.length > 0
          ? html`<h2>${t('compare.difference')}</h2>
              ${byTopic(answer).map(
                ({ topic, label, rows }, i) => html`<details class="compare-topic" data-topic=${topic} ?open=${i === 0}>
                  <summary>${icon('down')}<h3>${label}</h3> <span class="badge figures">${number(rows.length)}</span></summary>
                  ${table({
                    id: `${this.#id}-${topic}`,
                    class: 'compare-table',
                    caption: label,
                    columns,
                    rows,
                    tr: (row, cells) => html`<tr role="row" data-value=${row.name} class=${row.matters ? 'matters' : nothing}>${cells}</tr>`,
                  })}
                </details>`,
              )}`
          : nothing
      }
    `;
  }
}
