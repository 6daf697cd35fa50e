// Loads what is to be shown, one moment at a time: of all wishes that come in meanwhile only the newest is kept.
import { api } from '../api.js';

const LONGEST_PAUSE_MS = 2000;

export class Frames {
  #load;
  #show;
  #fail;
  #signal;
  #requests;
  #requested = null;
  #running = null;

  /**
   * load(wish, signal) gives a promise, show(frame, wish, last) its result, fail(error, wish) its failure; requests() is what a
   * moment costs of the caller's limit.
   */
  constructor({ load, show, fail, signal, requests = () => 2 }) {
    this.#requests = requests;
    this.#load = load;
    this.#show = show;
    this.#fail = fail;
    this.#signal = signal;
  }

  /** Wishes for a moment; the promise ends when nothing is wished for any more. */
  want(wish) {
    this.#requested = wish;
    this.#running ??= this.#run();
    return this.#running;
  }

  get busy() {
    return this.#running !== null;
  }

  async #run() {
    // What is wished for in one turn of the event loop is one wish.
    await null;
    while (this.#requested && !this.#signal.aborted) {
      await pause(pace(this.#requests()), this.#signal);
      const wish = this.#requested;
      this.#requested = null;
      try {
        const frame = await this.#load(wish, this.#signal);
        if (!this.#signal.aborted) {
          this.#show(frame, wish, this.#requested === null);
        }
      } catch (failed) {
        if (!this.#signal.aborted) {
          // Whoever was told to wait must not go on asking for what was wished for meanwhile.
          const last = this.#requested ?? wish;
          this.#requested = null;
          this.#fail(failed, last);
        }
      }
    }
    this.#running = null;
  }
}

/** How long to wait so that the second half of a minute's limit lasts as long as the minute does. */
function pace(requests) {
  const limit = api.rateLimit;
  if (!limit || limit.limit === null || limit.remaining > limit.limit / 2) {
    return 0;
  }
  const left = limit.reset * 1000 - (Date.now() - limit.at);
  const moments = Math.floor(limit.remaining / requests);
  return left <= 0 || moments === 0 ? 0 : Math.min(left / moments, LONGEST_PAUSE_MS);
}

function pause(milliseconds, signal) {
  if (milliseconds <= 0) {
    return null;
  }
  return new Promise((resume) => {
    const timer = setTimeout(resume, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resume();
    }, { once: true });
  });
}
