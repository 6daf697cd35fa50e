// What a view asks the service in parts: each is asked for once, kept while it stays the same, and shown as soon as it is there.
import { api } from '../api.js';

/** The service gives a user four long answers at once, and refuses the fifth: one is left for whatever else the page asks. */
const MAX_UNDER_WAY = 3;

/** Lets so many run at once; the rest wait in the order in which they came. */
class Line {
  #underWay = 0;
  #waiting = [];

  /** Runs something when it is its turn; what is aborted by then never runs, and fails as an aborted request does. */
  async run(work, signal) {
    await this.#turn();
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn() {
    if (this.#underWay < MAX_UNDER_WAY) {
      this.#underWay += 1;
      return Promise.resolve();
    }
    return new Promise((resume) => this.#waiting.push(resume));
  }

  #next() {
    const resume = this.#waiting.shift();
    if (resume) {
      resume();
    } else {
      this.#underWay -= 1;
    }
  }
}

/** One for the whole page: a view that is left may still have answers under way while the next one asks. */
const line = new Line();

/** Asks for something that is read anew each time, { path, query, accept, body }, in the same line as the parts of views. */
export function requestInTurn(request, signal) {
  return line.run(() => send(request, signal), signal);
}

export class PartRequests {
  #signal;
  #changed;
  #failed;
  #taken;
  #apart;
  /** By name: { key (what was asked), about (the same without what is apart), abort, done (a promise), answer (undefined until it is there), isPending, failed }. */
  #parts = new Map();

  /**
   * `changed(name)` hears that a part is there or has failed, `failed(error, name)` before it why. `taken(answer, request)` makes of an
   * answer what is kept. `apart` are the parameters that may change while the earlier answer is still about the same: it stays until
   * the next is there. Nothing is asked for or heard once `signal` is aborted.
   */
  constructor({ signal, changed, failed, taken = (answer) => answer, apart = [] }) {
    this.#signal = signal;
    this.#changed = changed;
    this.#failed = failed;
    this.#taken = taken;
    this.#apart = Object.fromEntries(apart.map((name) => [name, null]));
  }

  /**
   * Asks for whatever is not there or on its way, and for nothing else; what is no longer named is dropped. Requests by the name of their part
   * are { path, query, accept, body (it is posted then), when(settled) }: `when` may wait for the answer of another part by
   * `await settled(name)`; where it gives false nothing is asked, and the answer is null.
   */
  ask(requests) {
    for (const name of this.#parts.keys()) {
      if (!(name in requests)) {
        this.#drop(name);
      }
    }
    for (const [name, request] of Object.entries(requests)) {
      const key = JSON.stringify(request);
      const about = JSON.stringify({ ...request, query: { ...request.query, ...this.#apart } });
      const held = this.#parts.get(name);
      if (held?.key !== key || held.failed) {
        held?.abort.abort();
        const part = { key, about, abort: new AbortController(), answer: held?.about === about ? held.answer : undefined, isPending: true, failed: false };
        this.#parts.set(name, part);
        part.done = this.#fetch(name, request, part);
      }
    }
  }

  /** The answer of a part; undefined until it is there. */
  answer(name) {
    return this.#parts.get(name)?.answer;
  }

  /** The answers by the names of their parts. */
  get answers() {
    return Object.fromEntries([...this.#parts].map(([name, { answer }]) => [name, answer]));
  }

  hasFailed(name) {
    return this.#parts.get(name)?.failed ?? false;
  }

  get isBusy() {
    return [...this.#parts.values()].some(({ isPending }) => isPending);
  }

  /** Nothing of it is wanted any more. */
  leave() {
    [...this.#parts.keys()].forEach((name) => this.#drop(name));
  }

  #drop(name) {
    this.#parts.get(name).abort.abort();
    this.#parts.delete(name);
  }

  async #fetch(name, request, part) {
    const signal = AbortSignal.any([part.abort.signal, this.#signal]);
    try {
      const isRequested = !request.when || (await request.when((other) => this.#settled(other)));
      part.answer = isRequested ? this.#taken(await line.run(() => send(request, signal), signal), request) : null;
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      part.failed = true;
      this.#failed(failed, name);
    }
    if (!signal.aborted) {
      part.isPending = false;
      this.#changed(name);
    }
  }

  /** The answer of another part, once it is there; nothing where it failed. */
  async #settled(name) {
    // All parts are asked for in one go; that one may come later in the list.
    await Promise.resolve();
    const part = this.#parts.get(name);
    await part?.done;
    return part?.answer;
  }
}

function send({ path, query, accept, body }, signal) {
  const options = { signal, ...(accept ? { accept } : {}) };
  return body === undefined ? api.get(path, query, options) : api.post(path, body, options);
}
