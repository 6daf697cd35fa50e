// People from a file: first what was understood, what is to be said first and what was not understood, then they are kept.
import { api, ApiError } from '../api.js';
import { language, number, t } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { button, choice, select } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { save } from '../kit/save.js';
import { position } from '../moment.js';
import { fromGazetteer } from '../places.js';
import { failure, toast, uid } from '../ui.js';
import { PEOPLE } from './held.js';
import { describeBirth } from './describe.js';
import { noteText, reasonText } from './reasons.js';
import { FIELDS, fieldName, isWorkbook, template } from './table.js';

export const FORMATS = ['auto', 'json', 'csv', 'jhd', 'aaf'];
/** The service takes no more at once. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** So many rows of a preview are shown; the rest is counted. */
const SHOWN = 100;

/** The text of a file: UTF-8, UTF-16 where its first bytes say so, or as older programs of Windows write it. */
export function decoded(bytes) {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * What is sent of some files, { name, text }: those of Jagannatha Hora have one person each, whose name is that of the file, and go together;
 * of others the first.
 */
export function joined(files) {
  const isHora = ({ name }) => /\.jhd$/i.test(name);
  return files.every(isHora) ? files.map(({ name, text }) => `#file: ${name}\n${text.trimEnd()}\n`).join('') : files[0].text;
}

/** Somebody of a preview as the service takes it, perhaps with another part of the birth. */
function bodyOf({ name, birth, sex, notes, tags, favourite, conventions }, part = {}) {
  return { name, birth: { ...birth, ...part }, sex: sex ?? null, notes, tags, favourite, conventions };
}

/**
 * Everybody of a preview with what was answered: { line, text, warnings, body }; `clocks` has the `tz` of a line, `places` the { lat, lon } of a
 * name. Who is still to be asked about is among them.
 */
export function entriesOf({ understood, questions = [] }, clocks, places) {
  return [
    ...understood.map(({ line, person, warnings }) => ({ line, text: person.name, warnings, body: bodyOf(person) })),
    ...questions.map(({ line, text, person, place }) => ({ line, text, warnings: [], body: bodyOf(person, place ? places.get(place) : clocks.has(line) ? { tz: clocks.get(line) } : {}) })),
  ];
}

/** What is kept when questions were answered: everybody who was understood, and who is by the clock of an answer. */
export function answered({ understood, questions = [] }, clocks) {
  const chosen = questions.filter(({ line }) => clocks.has(line));
  return { people: entriesOf({ understood, questions: chosen }, clocks, new Map()).map(({ body }) => body) };
}

/** A preview of entries, which counts them, in the lines of the file that they come from; `before` was rejected already. */
export function placed(preview, entries, before) {
  const at = (row) => ({ ...row, line: entries[row.line - 1].line });
  return {
    ...preview,
    understood: preview.understood.map((row) => ({ ...at(row), warnings: [...entries[row.line - 1].warnings, ...row.warnings] })),
    questions: (preview.questions ?? []).map((row) => ({ ...at(row), text: entries[row.line - 1].text })),
    rejected: [...before, ...preview.rejected.map((row) => ({ ...at(row), text: entries[row.line - 1].text }))],
  };
}

/** The importer: `node` is its element; `done(count)` hears that people were kept, `left()` that it is not wanted any more. */
export class Importer {
  node = element(html`<div class="people-import"></div>`);
  #id = uid('import');
  #signal;
  #done;
  #left;
  #format = FORMATS[0];
  /** What the columns of a table are, if somebody has said it, and which number of a date is the day. */
  #columns = null;
  #order = 'day_first';
  /** { name, text } */
  #file = null;
  /** What the service understood of it, or null. */
  #preview = null;
  /** Whether the preview has answers in it, so that it is more than the file. */
  #hasAnswers = false;
  /** What was answered to the questions of the preview: the `tz` of a line, the index of a candidate for a name. */
  #clocks = new Map();
  #places = new Map();
  #isBusy = false;
  #isOver = false;
  #problem = null;

  constructor({ signal, done, left }) {
    this.#signal = signal;
    this.#done = done;
    this.#left = left;
    this.#draw();
  }

  async #take(files) {
    if (files.length === 0) {
      return;
    }
    this.#preview = null;
    this.#problem = null;
    this.#columns = null;
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) {
      this.#refuse(t('people.import.tooLarge', { size: number(MAX_BYTES / 1024 / 1024) }));
      return;
    }
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })));
    const workbook = read.find(({ bytes }) => isWorkbook(bytes));
    if (workbook) {
      this.#refuse(t('people.import.workbook', { name: workbook.name }));
      return;
    }
    this.#file = { name: files.map(({ name }) => name).join(', '), text: joined(read.map(({ name, bytes }) => ({ name, text: decoded(bytes) }))) };
    await this.#look();
  }

  #refuse(text) {
    this.#file = null;
    this.#problem = failure(new ApiError('invalid', { text }));
    this.#draw();
  }

  /** Asks what is understood of the file; nothing is kept. */
  async #look() {
    this.#hasAnswers = false;
    this.#show(await this.#send(this.#file.text, true, () => this.#look()));
  }

  /** The same with the places that were chosen: then it is known which clocks they had. */
  async #lookAgain() {
    const { places = [], rejected } = this.#preview;
    const chosen = new Map([...this.#places].map(([name, index]) => {
      const { latitude: lat, longitude: lon } = places.find((one) => one.name === name).candidates[index];
      return [name, { lat, lon }];
    }));
    const entries = entriesOf(this.#preview, this.#clocks, chosen);
    const preview = await this.#send({ people: entries.map(({ body }) => body) }, true, () => this.#lookAgain());
    if (preview) {
      this.#hasAnswers = true;
      this.#show({ ...placed(preview, entries, rejected), format: this.#preview.format, columns: this.#preview.columns });
    }
  }

  #show(preview) {
    this.#preview = preview ?? null;
    this.#clocks = new Map();
    this.#places = new Map();
    this.#draw();
    this.node.querySelector('.people-import-result h2')?.focus();
  }

  async #keep() {
    const isMore = this.#hasAnswers || this.#clocks.size > 0;
    const kept = await this.#send(isMore ? answered(this.#preview, this.#clocks) : this.#file.text, false, () => this.#keep());
    if (kept) {
      toast(t('people.import.kept', { count: number(kept.created) }));
      this.#done(kept.created);
    }
  }

  async #send(body, isPreview, again) {
    this.#isBusy = true;
    this.#problem = null;
    this.#draw();
    const isTable = typeof body === 'string';
    const query = {
      format: isTable ? this.#formatSent() : 'json',
      preview: String(isPreview),
      lang: language(),
      ...(isTable && this.#columns ? { columns: this.#columns.join(',') } : {}),
      ...(isTable ? { date_order: this.#order } : {}),
    };
    try {
      return await api.post(`${PEOPLE}import`, body, { query, signal: this.#signal });
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#problem = failure(failed, again);
      }
      return null;
    } finally {
      this.#isBusy = false;
      this.#draw();
    }
  }

  /** A list may have headings that nobody knows: then its name says what it is. */
  #formatSent() {
    return this.#format === FORMATS[0] && /\.(csv|tsv)$/i.test(this.#file.name) ? 'csv' : this.#format;
  }

  #draw() {
    render(
      html`
        <div
          class="card people-drop ${this.#isOver ? 'is-over' : ''}"
          @dragover=${(event) => this.#over(event, true)}
          @dragleave=${(event) => this.#over(event, false)}
          @drop=${(event) => {
            this.#over(event, false);
            this.#take([...event.dataTransfer.files]);
          }}
        >
          <p>${t('people.import.text')}</p>
          <p class="row">
            <label class="button button-primary people-file">${icon('upload')}<span>${t('people.import.choose')}</span><input type="file" multiple accept=".json,.csv,.tsv,.txt,.jhd,.aaf,.xlsx,.xls,.ods,application/json,text/csv,text/plain" @change=${({ target }) => {
              this.#take([...target.files]);
              target.value = '';
            }} /></label>
            <span class="soft">${t('people.import.drop')}</span>
          </p>
          <div class="people-import-choices">
            ${select({ id: `${this.#id}-format`, name: 'format', label: t('people.import.format'), options: FORMATS.map((one) => [one, t(`people.import.format.${one}`)]), shown: this.#format, onchange: (event) => this.#otherwise(() => (this.#format = event.target.value)) })}
            ${button({ iconName: 'download', label: t('people.import.template'), onclick: () => save('nirayana-people.csv', 'text/csv', template()) })}
          </div>
        </div>
        <div class="people-problem" aria-live="polite">${this.#problem ?? nothing}</div>
        ${this.#isBusy && !this.#preview ? html`<div aria-busy="true">${skeleton(6)}</div>` : nothing}
        ${this.#preview ? this.#result(this.#preview) : nothing}
        <p class="people-save">${button({ label: t('shell.cancel'), onclick: () => this.#left() })}</p>
      `,
      this.node,
    );
    settle(this.node);
  }

  /** The same file, read in another way. */
  #otherwise(change) {
    change();
    if (this.#file) {
      this.#look();
    }
  }

  #over(event, isOver) {
    event.preventDefault();
    if (this.#isOver !== isOver) {
      this.#isOver = isOver;
      this.#draw();
    }
  }

  // --- What a table has in its columns -------------------------------------------------------------------------------------

  #column(index, field) {
    // The preview is of the columns before, as long as the next is on its way.
    const before = this.#columns ?? this.#preview.columns.map((one) => one.field);
    this.#otherwise(() => (this.#columns = before.map((one, i) => (i === index ? field : one))));
  }

  #table({ columns, understood, questions = [] }) {
    const used = columns.filter(({ field }) => field !== '-').length;
    return html`<details class="people-columns" ?open=${understood.length + questions.length === 0}>
      <summary>${icon('down')}${t('people.import.columns', { used: number(used), count: number(columns.length) })}</summary>
      ${table({
        id: `${this.#id}-columns`,
        caption: t('people.import.column'),
        rows: columns.map((column, index) => ({ ...column, index })),
        columns: [
          { label: t('people.import.column'), rowHeader: true, render: ({ heading }) => heading || '–' },
          { label: t('people.import.sample'), render: ({ sample }) => sample || '–' },
          { label: t('people.import.means'), render: ({ heading, field, index }) => this.#labelled(`column-${index}`, `${t('people.import.means')}: ${heading}`, [...new Set([...FIELDS, field])].map((one) => [one, fieldName(one)]), field, (value) => this.#column(index, value)) },
        ],
      })}
      ${select({ id: `${this.#id}-order`, name: 'order', label: t('people.import.order'), options: ['day_first', 'month_first'].map((one) => [one, t(`people.import.order.${one}`)]), shown: this.#order, onchange: (event) => this.#otherwise(() => (this.#order = event.target.value)) })}
    </details>`;
  }

  #labelled(name, label, options, shown, onchange) {
    const id = `${this.#id}-${name}`;
    return html`<label class="visually-hidden" for=${id}>${label}</label>${choice({ id, name, options, shown, onchange: (event) => onchange(event.target.value) })}`;
  }

  // --- What only a person can say ------------------------------------------------------------------------------------------

  #set(answers, key, value) {
    if (value === '') {
      answers.delete(key);
    } else {
      answers.set(key, value);
    }
    this.#draw();
  }

  #placesInDoubt({ places, questions }) {
    return html`<h3>${t('people.import.whichPlace')}</h3>
      <p>${t('people.import.placesText')}</p>
      ${table({
        id: `${this.#id}-places`,
        caption: t('people.import.whichPlace'),
        class: 'people-places',
        rows: places.map((place, index) => ({ ...place, index })),
        columns: [
          { label: t('people.place'), rowHeader: true, render: ({ name }) => name },
          { label: t('people.import.rows'), numeric: true, render: ({ name }) => number(questions.filter(({ place }) => place === name).length) },
          { label: t('people.import.whichPlace'), render: ({ name, candidates, index }) => this.#labelled(`place-${index}`, `${t('people.import.whichPlace')} ${name}`, [['', '–'], ...candidates.map((one, i) => [String(i), candidate(one)])], String(this.#places.get(name) ?? ''), (value) => this.#set(this.#places, name, value)) },
        ],
      })}
      <p class="people-save">${button({ label: t('people.import.takePlaces'), iconName: 'check', disabled: this.#places.size === 0 || this.#isBusy, onclick: () => this.#lookAgain() })}</p>
      <p class="soft small">${t('chart.credit')}</p>`;
  }

  /** The same clock for every row that may have had it. */
  #clockForAll(questions, name) {
    for (const { line, clocks } of questions) {
      this.#set(this.#clocks, line, clocks.choices.find((one) => one.name === name)?.tz ?? '');
    }
  }

  #clocksInDoubt(questions) {
    const names = [...new Set(questions.flatMap(({ clocks }) => clocks.choices.map(({ name }) => name)))];
    const clock = ({ name, tz, offset }) => [tz, `${t(`chart.clock.${name}`)} (UTC${offset.replace('-', '−')})`];
    return html`<h3>${t('chart.whichClock')}</h3>
      <p>${t('people.import.clocksText')}</p>
      ${questions.length > 1 ? html`<div class="field people-clocks-all">${select({ id: `${this.#id}-clock`, name: 'clock', label: t('people.import.clockForAll'), options: [['', '–'], ...names.map((name) => [name, t(`chart.clock.${name}`)])], shown: '', onchange: (event) => this.#clockForAll(questions, event.target.value) })}</div>` : nothing}
      ${table({
        id: `${this.#id}-clocks`,
        caption: t('chart.whichClock'),
        class: 'people-questions',
        rows: questions.slice(0, SHOWN),
        columns: [
          { label: t('people.import.line'), numeric: true, render: ({ line }) => number(line) },
          { label: t('people.name'), rowHeader: true, render: ({ person }) => person.name },
          { label: t('people.birth'), class: 'figures', render: ({ person }) => describeBirth(person) },
          { label: t('people.import.clock'), render: ({ line, person, clocks }) => this.#labelled(`clock-${line}`, `${t('people.import.clock')}: ${person.name}`, [['', '–'], ...clocks.choices.map(clock)], this.#clocks.get(line) ?? '', (value) => this.#set(this.#clocks, line, value)) },
        ],
      })}${rest(questions)}`;
  }

  // --- The whole -----------------------------------------------------------------------------------------------------------

  #result(preview) {
    const { format, understood, rejected, questions = [], places = [], columns = [] } = preview;
    const ofClocks = questions.filter(({ clocks }) => clocks);
    const count = understood.length + this.#clocks.size;
    const open = questions.length - this.#clocks.size;
    return html`<section class="people-import-result" aria-labelledby="${this.#id}-result">
      <h2 id="${this.#id}-result" tabindex="-1">${this.#file.name}</h2>
      <p role="status">${t('people.import.found', { format: t(`people.import.format.${format}`), understood: number(count), rejected: number(rejected.length) })}${open > 0 ? ` ${t('people.import.open', { count: number(open) })}` : ''}</p>
      ${columns.length > 0 && !this.#hasAnswers ? this.#table(preview) : nothing}
      ${places.length > 0 ? this.#placesInDoubt(preview) : nothing}
      ${ofClocks.length > 0 ? this.#clocksInDoubt(ofClocks) : nothing}
      <p class="people-save">${button({ label: t('people.import.keep', { count: number(count) }), iconName: 'check', kind: 'primary', disabled: count === 0 || this.#isBusy, onclick: () => this.#keep() })}</p>
      ${rejected.length > 0 ? html`<h3>${t('people.import.rejected')}</h3>${table({
        id: `${this.#id}-rejected`,
        caption: t('people.import.rejected'),
        class: 'people-rejected',
        rows: rejected.slice(0, SHOWN),
        columns: [
          { label: t('people.import.line'), numeric: true, render: ({ line }) => number(line) },
          { label: t('people.import.reads'), render: ({ text }) => html`<code>${text}</code>` },
          { label: t('people.import.reason'), render: (row) => reasonText(row, columns) },
        ],
      })}${rest(rejected)}` : nothing}
      ${understood.length > 0 ? html`<h3>${t('people.import.understood')}</h3>${table({
        id: `${this.#id}-understood`,
        caption: t('people.import.understood'),
        class: 'people-understood',
        rows: understood.slice(0, SHOWN),
        columns: [
          { label: t('people.import.line'), numeric: true, render: ({ line }) => number(line) },
          { label: t('people.name'), rowHeader: true, render: ({ person }) => person.name },
          { label: t('people.birth'), class: 'figures', render: ({ person }) => describeBirth(person) },
          { label: t('people.import.warnings'), render: ({ warnings }) => (warnings.length > 0 ? html`<ul class="people-warnings">${warnings.map((one) => html`<li>${noteText(one)}</li>`)}</ul>` : '–') },
        ],
      })}${rest(understood)}` : nothing}
    </section>`;
  }
}

/** A place as people tell it from others of its name. */
function candidate(item) {
  const { title, where, lat, lon } = fromGazetteer(item);
  return `${title}, ${where} (${position(lat, lon)})`;
}

function rest(rows) {
  return rows.length > SHOWN ? html`<p class="soft small">${t('people.more', { count: number(rows.length - SHOWN) })}</p>` : nothing;
}
