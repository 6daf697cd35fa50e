// People: the births that somebody keeps, to be found, opened, changed, brought in and taken away.
import { api } from '../api.js';
import { number, t, use } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { choice, iconButton, tick } from '../kit/controls.js';
import { html, nothing, render, settle } from '../kit/lit.js';
import { toolbar } from '../kit/toolbar.js';
import { now } from '../moment.js';
import { save } from '../kit/save.js';
import { Editor } from '../people/editor.js';
import { PEOPLE, change, drop, hold, pathOf, personOf, versionOf } from '../people/held.js';
import { glances } from '../people/glance.js';
import { Importer } from '../people/importer.js';
import { PER_PAGE, SORTS, href, isFiltered, query, read } from '../people/listing.js';
import { describeDate, describeTime } from '../people/describe.js';
import { dialog, explain, failure, toast } from '../ui.js';

const TYPING_MS = 250;
const EXPORTS = { json: 'application/json', csv: 'text/csv' };

export const title = 'people.title';

export async function mount(root, { params, navigate, signal }) {
  await use('people', 'chart', 'terms');
  const view = new People(root, navigate, signal);
  view.show(params);
  return { update: (next) => view.show(next), unmount: () => view.leave() };
}

class People {
  #root;
  #navigate;
  #signal;
  #state = null;
  /** The page of the list that is there, and the tags; null until they are. */
  #page = null;
  #tags = [];
  /** Of the charts of that page, by id; null: on the way, or nothing can be said. */
  #glances = null;
  #isGlanced = true;
  #problem = null;
  #isBusy = false;
  #current = new AbortController();
  #timer = 0;
  /** What stands in place of the list: an Editor or an Importer, with its heading. */
  #part = null;
  /** What the address asks for, so that the same is not opened twice. */
  #asked = '';

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
  }

  leave() {
    clearTimeout(this.#timer);
    this.#current.abort();
  }

  show(params) {
    this.#state = read(params);
    const requested = ['new', 'edit', 'import'].find((name) => params.has(name)) ?? '';
    const asked = requested ? `${requested}=${params.get(requested)}` : '';
    if (!asked) {
      this.#part = null;
      this.#asked = '';
      this.#load();
    } else if (asked !== this.#asked) {
      this.#asked = asked;
      this.#open(requested, params.get(requested));
    }
    this.#draw();
    settle(this.#root);
  }

  async #open(what, id) {
    const common = { signal: this.#signal, left: () => this.#back() };
    if (what === 'import') {
      this.#part = { heading: t('people.import'), node: new Importer({ ...common, done: () => this.#back() }).node };
      return;
    }
    const done = (person) => {
      toast(t('people.saved', { name: person.name }));
      this.#navigate(`/chart?person=${encodeURIComponent(person.person_id)}`);
    };
    if (what === 'new') {
      this.#part = { heading: t('people.new'), node: new Editor({ ...common, person: null, done }).node };
      return;
    }
    this.#part = { heading: t('people.edit'), node: null };
    try {
      // As it is now, not as this page met it.
      drop(id);
      const person = await personOf(id, this.#signal);
      this.#part = { heading: person.name, node: new Editor({ ...common, person, done }).node };
    } catch (failed) {
      if (this.#signal.aborted) {
        return;
      }
      this.#part = { heading: t('people.edit'), node: failure(failed, () => this.#open(what, id)) };
    }
    this.#draw();
  }

  #back() {
    this.#navigate(href(this.#state));
  }

  #go(part) {
    this.#navigate(href({ ...this.#state, page: 1, ...part }), { replace: 'q' in part });
  }

  async #load() {
    this.#current.abort();
    this.#current = new AbortController();
    const signal = AbortSignal.any([this.#current.signal, this.#signal]);
    this.#isBusy = true;
    this.#problem = null;
    try {
      const [page, tags] = await Promise.all([api.get(PEOPLE, query(this.#state), { signal }), api.get(`${PEOPLE}tags`, null, { signal })]);
      if (page.items.length === 0 && this.#state.page > 1) {
        // The last of a page is gone.
        this.#navigate(href({ ...this.#state, page: Math.max(1, Math.ceil(page.total / PER_PAGE)) }), { replace: true });
        return;
      }
      this.#page = page;
      this.#tags = tags;
      this.#glance(page.items.map(hold), signal);
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      this.#problem = failure(failed, () => {
        this.#load();
        this.#draw();
      });
    }
    this.#isBusy = false;
    this.#draw();
    settle(this.#root.querySelector('.people-tools') ?? this.#root);
  }

  /** The list is there before its charts, and without them where the tier has no batches. */
  async #glance(people, signal) {
    this.#glances = null;
    try {
      this.#glances = await glances(people, now(), signal);
      this.#isGlanced = true;
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      this.#isGlanced = false;
      if (failed.kind !== 'forbidden') {
        toast(explain(failed), 'bad');
      }
    }
    this.#draw();
  }

  // --- Doing ---------------------------------------------------------------------------------------------------------------

  async #star(person) {
    try {
      const kept = await change(person, { favourite: !person.favourite });
      this.#page = { ...this.#page, items: this.#page.items.map((one) => (one.person_id === kept.person_id ? kept : one)) };
      this.#draw();
    } catch (failed) {
      toast(explain(failed), 'bad');
      this.#load();
    }
  }

  async #delete(person) {
    const isDone = await dialog({
      title: t('people.deleteTitle', { name: person.name }),
      body: [t('people.deleteText')],
      submit: t('people.delete'),
      danger: true,
      onsubmit: async () => {
        await api.delete(pathOf(person), { ifMatch: versionOf(person) });
        drop(person.person_id);
      },
    });
    if (isDone) {
      toast(t('people.deleted', { name: person.name }));
      this.#load();
      this.#draw();
    }
  }

  async #export(format) {
    try {
      const text = await api.get(`${PEOPLE}export`, { format }, { signal: this.#signal, accept: EXPORTS[format] });
      save(`nirayana-people.${format}`, EXPORTS[format], typeof text === 'string' ? text : JSON.stringify(text, null, 2));
    } catch (failed) {
      if (!this.#signal.aborted) {
        toast(explain(failed), 'bad');
      }
    }
  }

  // --- Showing -------------------------------------------------------------------------------------------------------------

  #draw() {
    if (this.#part) {
      render(html`<header class="people-head"><h1>${this.#part.heading}</h1></header>${this.#part.node ?? skeleton(8)}`, this.#root);
      return;
    }
    render(
      html`
        <header class="people-head">
          <div><h1>${t('people.title')}</h1><p class="soft">${t('people.lead')}</p></div>
          ${toolbar({
            label: t('people.actions'),
            actions: [
              { iconName: 'plus', kind: 'primary', label: t('people.new'), href: '/people?new=1' },
              { iconName: 'upload', label: t('people.import'), href: '/people?import=1' },
              ...(this.#isEmpty() ? [] : ['json', 'csv'].map((format) => ({ iconName: 'download', label: t(format === 'csv' ? 'people.exportCsv' : 'people.exportJson'), onclick: () => this.#export(format) }))),
            ],
          })}
        </header>
        ${this.#tools()}
        <div class="people-problem">${this.#problem ?? nothing}</div>
        <div class="people-list" aria-busy=${this.#isBusy ? 'true' : nothing}>${this.#page ? this.#list(this.#page) : this.#problem ? nothing : skeleton(10)}</div>
      `,
      this.#root,
    );
  }

  /** Whether there is nobody at all, so that there is nothing to take away. */
  #isEmpty() {
    return this.#page?.total === 0 && !isFiltered(this.#state);
  }

  #tools() {
    const { q, tag, favourite, sort } = this.#state;
    return html`<div class="people-tools">
      <div class="search" role="search">
        <label for="people-search" class="visually-hidden">${t('people.search')}</label>${icon('search')}
        <input id="people-search" type="search" maxlength="100" autocomplete="off" placeholder=${t('people.searchHint')} .shown=${q} @input=${({ target }) => {
          clearTimeout(this.#timer);
          this.#timer = setTimeout(() => this.#go({ q: target.value.trim() }), TYPING_MS);
        }} />
      </div>
      <div class="field"><label for="people-tag">${t('people.tag')}</label>${choice({
        id: 'people-tag',
        name: 'tag',
        options: [['', t('people.anyTag')], ...this.#tags.map((one) => [one.tag, `${one.tag} (${number(one.count)})`])],
        shown: tag,
        onchange: (event) => this.#go({ tag: event.target.value }),
      })}</div>
      <div class="field"><label for="people-sort">${t('people.sort')}</label>${choice({
        id: 'people-sort',
        name: 'sort',
        options: SORTS.map((one) => [one, t(`people.sort.${one}`)]),
        shown: sort,
        onchange: (event) => this.#go({ sort: event.target.value }),
      })}</div>
      ${tick({ name: 'favourite', label: t('people.favouritesOnly'), shown: favourite, onchange: (event) => this.#go({ favourite: event.target.checked }) })}
    </div>`;
  }

  #list(page) {
    if (page.total === 0) {
      return html`<p class="note" role="status">${icon('info')}<span>${t(isFiltered(this.#state) ? 'people.nobodyFound' : 'people.nobody')}</span></p>`;
    }
    return html`
      ${table({
        id: 'people-caption',
        caption: t('people.title'),
        class: 'people-table',
        rows: page.items,
        tr: (person, cells) => html`<tr role="row" data-person=${person.person_id}>${cells}</tr>`,
        columns: [
          { label: t('people.favourite'), part: 'star', head: html`<span class="visually-hidden">${t('people.favourite')}</span>`, render: (person) => this.#starOf(person) },
          { label: t('people.name'), part: 'name', rowHeader: true, render: (person) => html`<a href="/chart?person=${person.person_id}">${person.name}</a>` },
          { label: t('people.birth'), part: 'birth', class: 'figures', render: ({ birth }) => html`${describeDate(birth.local)} <span class="soft">${describeTime(birth)}</span>` },
          { label: t('people.place'), part: 'place', render: ({ birth }) => birth.place || '–' },
          ...(this.#isGlanced ? this.#chartColumns() : []),
          { label: t('people.tags'), part: 'tags', render: ({ tags }) => html`<span class="people-tags">${(tags ?? []).map((one) => html`<button type="button" class="badge people-tag" @click=${() => this.#go({ tag: one })}>${one}</button>`)}</span>` },
          { label: t('people.actions'), part: 'actions', head: html`<span class="visually-hidden">${t('people.actions')}</span>`, render: (person) => this.#actionsOf(person) },
        ],
      })}
      <div class="spread people-foot">
        <p class="soft small" role="status">${t(isFiltered(this.#state) ? 'people.found' : 'people.total', { count: number(page.total) })}</p>
        ${this.#pager(page)}
      </div>
    `;
  }

  #chartColumns() {
    const column = (part, label) => ({ label, part, render: (person) => (this.#glances ? (this.#glances.get(person.person_id)?.[part] ?? '–') : '…') });
    return [column('lagna', t('terms.lagna')), column('nakshatra', t('terms.caption.nakshatra')), column('dasha', t('people.dasha'))];
  }

  #starOf(person) {
    return html`<button type="button" class="tool people-star" aria-pressed=${String(person.favourite)} aria-label="${t('people.favourite')}: ${person.name}" title=${t('people.favourite')} @click=${() => this.#star(person)}>${icon('star')}</button>`;
  }

  #actionsOf(person) {
    const named = (word) => `${word}: ${person.name}`;
    const side = person.sex === 'male' ? 'groom_person' : 'person';
    return html`<span class="people-acts">
      <a class="tool" href="/match?${side}=${person.person_id}" aria-label=${named(t('shell.nav.match'))} title=${t('shell.nav.match')}>${icon('rings')}</a>
      <a class="tool" href="/people?edit=${person.person_id}" aria-label=${named(t('people.edit'))} title=${t('people.edit')}>${icon('edit')}</a>
      ${iconButton({ label: named(t('people.delete')), title: t('people.delete'), iconName: 'trash', onclick: () => this.#delete(person) })}
    </span>`;
  }

  #pager({ total, has_more: hasMore }) {
    const { page } = this.#state;
    const pages = Math.max(1, Math.ceil(total / PER_PAGE));
    if (pages === 1) {
      return nothing;
    }
    const step = (to, iconName, label, isPossible) =>
      isPossible ? html`<a class="button" href=${href({ ...this.#state, page: to })} aria-label=${label}>${icon(iconName)}</a>` : html`<span class="button" aria-disabled="true" role="link" aria-label=${label}>${icon(iconName)}</span>`;
    return html`<nav class="people-pager" aria-label=${t('people.pages')}>
      ${step(page - 1, 'left', t('people.previous'), page > 1)}
      <span class="figures">${t('people.pageOf', { page: number(page), pages: number(pages) })}</span>
      ${step(page + 1, 'right', t('people.next'), hasMore)}
    </nav>`;
  }
}
