// People from a file: first what was understood and what was not, then they are kept.
import { api, ApiError } from '../api.js';
import { number, t } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { button, select } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { failure, toast, uid } from '../ui.js';
import { PEOPLE } from './held.js';
import { describeBirth } from './describe.js';

export const FORMATS = ['auto', 'json', 'csv', 'jhd', 'aaf'];
/** The service takes no more at once. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** So many rows of a preview are shown; the rest is counted. */
const SHOWN = 100;

/** The text of a file: UTF-8, or as older programs of Windows write it. */
export function decoded(bytes) {
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

/** The importer: `node` is its element; `done(count)` hears that people were kept, `left()` that it is not wanted any more. */
export class Importer {
  node = element(html`<div class="people-import"></div>`);
  #id = uid('import');
  #signal;
  #done;
  #left;
  #format = FORMATS[0];
  /** { name, text } */
  #file = null;
  /** What the service understood of it, or null. */
  #preview = null;
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
    if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) {
      this.#file = null;
      this.#problem = failure(new ApiError('invalid', { text: t('people.import.tooLarge', { size: number(MAX_BYTES / 1024 / 1024) }) }));
      this.#draw();
      return;
    }
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: decoded(await file.arrayBuffer()) })));
    this.#file = { name: files.map(({ name }) => name).join(', '), text: joined(read) };
    await this.#look();
  }

  /** Asks what is understood of the file; nothing is kept. */
  async #look() {
    this.#preview = (await this.#send(true)) ?? null;
    this.#draw();
    this.node.querySelector('.people-import-result h2')?.focus();
  }

  async #keep() {
    const kept = await this.#send(false);
    if (kept) {
      toast(t('people.import.kept', { count: number(kept.created) }));
      this.#done(kept.created);
    }
  }

  async #send(isPreview) {
    this.#isBusy = true;
    this.#problem = null;
    this.#draw();
    try {
      return await api.post(`${PEOPLE}import`, this.#file.text, { query: { format: this.#format, preview: String(isPreview) }, signal: this.#signal });
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#problem = failure(failed, () => (isPreview ? this.#look() : this.#keep()));
      }
      return null;
    } finally {
      this.#isBusy = false;
      this.#draw();
    }
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
            <label class="button button-primary people-file">${icon('upload')}<span>${t('people.import.choose')}</span><input type="file" multiple accept=".json,.csv,.txt,.jhd,.aaf,application/json,text/csv,text/plain" @change=${({ target }) => {
              this.#take([...target.files]);
              target.value = '';
            }} /></label>
            <span class="soft">${t('people.import.drop')}</span>
          </p>
          ${select({ id: `${this.#id}-format`, name: 'format', label: t('people.import.format'), options: FORMATS.map((one) => [one, t(`people.import.format.${one}`)]), shown: this.#format, onchange: (event) => {
            this.#format = event.target.value;
            if (this.#file) {
              this.#look();
            }
          } })}
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

  #over(event, isOver) {
    event.preventDefault();
    if (this.#isOver !== isOver) {
      this.#isOver = isOver;
      this.#draw();
    }
  }

  #result({ format, understood, rejected }) {
    const count = understood.length;
    return html`<section class="people-import-result" aria-labelledby="${this.#id}-result">
      <h2 id="${this.#id}-result" tabindex="-1">${this.#file.name}</h2>
      <p role="status">${t('people.import.found', { format: t(`people.import.format.${format}`), understood: number(count), rejected: number(rejected.length) })}</p>
      <p class="people-save">${button({ label: t('people.import.keep', { count: number(count) }), iconName: 'check', kind: 'primary', disabled: count === 0 || this.#isBusy, onclick: () => this.#keep() })}</p>
      ${rejected.length > 0 ? html`<h3>${t('people.import.rejected')}</h3>${table({
        id: `${this.#id}-rejected`,
        caption: t('people.import.rejected'),
        class: 'people-rejected',
        rows: rejected.slice(0, SHOWN),
        columns: [
          { label: t('people.import.line'), numeric: true, render: ({ line }) => number(line) },
          { label: t('people.import.reads'), render: ({ text }) => html`<code>${text}</code>` },
          { label: t('people.import.reason'), render: ({ reason }) => reason },
        ],
      })}${rest(rejected)}` : nothing}
      ${count > 0 ? html`<h3>${t('people.import.understood')}</h3>${table({
        id: `${this.#id}-understood`,
        caption: t('people.import.understood'),
        class: 'people-understood',
        rows: understood.slice(0, SHOWN),
        columns: [
          { label: t('people.import.line'), numeric: true, render: ({ line }) => number(line) },
          { label: t('people.name'), rowHeader: true, render: ({ person }) => person.name },
          { label: t('people.birth'), class: 'figures', render: ({ person }) => describeBirth(person) },
          { label: t('people.import.warnings'), render: ({ warnings }) => (warnings.length > 0 ? html`<ul class="people-warnings">${warnings.map((one) => html`<li>${one}</li>`)}</ul>` : '–') },
        ],
      })}${rest(understood)}` : nothing}
    </section>`;
  }
}

function rest(rows) {
  return rows.length > SHOWN ? html`<p class="soft small">${t('people.more', { count: number(rows.length - SHOWN) })}</p>` : nothing;
}

