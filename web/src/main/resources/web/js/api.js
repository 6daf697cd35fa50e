// The one door to the API: tokens, errors, limits and the lost server are dealt with here.
import { early } from './early.js';

/** What went wrong, in a form that every view can show. */
export class ApiError extends Error {
  /** kind: offline | unauthorized | forbidden | limited | invalid | server */
  constructor(kind, { status = 0, title = '', detail = '', code = '', params = {}, errors = [], retryAfter = null, type = '', id = '', text = '' } = {}) {
    super(detail || title || kind);
    this.name = 'ApiError';
    // `text`, here and of each error, is what this page says itself; everything else is of the service, in English.
    Object.assign(this, { kind, status, title, detail, code, params, errors, retryAfter, type, id, text });
  }
}

const TIMEOUT_MS = 30_000;

class Api extends EventTarget {
  /** What the RateLimit headers last said: { limit, window, remaining, reset, at } or null; limit null: unlimited. */
  rateLimit = null;
  /** False while the server cannot be reached. */
  online = true;
  /** The token of the link whose page is shown, or null: then what the page shows is asked for by it, and by nobody's account. */
  share = null;
  #tokens = null;
  #watching = false;

  /** The session hands in how to get at its tokens: { access(), renew() }. */
  authorize(tokens) {
    this.#tokens = tokens;
  }

  get(path, query, options) {
    return this.#call('GET', withQuery(path, query), undefined, options);
  }

  /** The same, or what was asked for at this address while the page was still loading. */
  async first(path, query, options) {
    return (await early(withQuery(path, query))) ?? this.get(path, query, options);
  }

  post(path, body, { query, ...options } = {}) {
    return this.#call('POST', withQuery(path, query), body, options);
  }

  patch(path, body, options) {
    return this.#call('PATCH', path, body, options);
  }

  delete(path, options) {
    return this.#call('DELETE', path, undefined, options);
  }

  /**
   * A body that is a text is sent as it is. Options: ifMatch (the version that a change is based on), type (the media type of a text), signal, accept (a media type other than JSON gives text, or bytes that are none), full (gives { body, headers, status }),
   * anonymous (no token, and a 401 is no reason to renew one), token (this one instead of the session's).
   */
  async #call(method, path, body, options = {}) {
    const { anonymous = false, token } = options;
    const used = token ?? (anonymous || this.share ? null : await this.#tokens?.access());
    let answer = await this.#send(method, path, body, used, options);
    if (answer.status === 401 && used && !token) {
      // Once: another tab may have renewed it, or it may be renewed now. If neither, the session is over.
      const next = await this.#tokens.renew(used);
      if (next) {
        answer = await this.#send(method, path, body, next, options);
      }
    }
    this.#noteLimit(answer.headers);
    if (!answer.ok) {
      throw await problem(answer);
    }
    const type = answer.headers.get('Content-Type') ?? '';
    const parsed = /^application\/(.*\+)?json\b/.test(type) ? await answer.json() : /^(application\/pdf|image\/png)\b/.test(type) ? await answer.blob() : await answer.text();
    return options.full ? { body: parsed, headers: answer.headers, status: answer.status } : parsed;
  }

  async #send(method, path, body, token, { signal, accept = 'application/json', ifMatch, type = 'text/plain; charset=utf-8' }) {
    const headers = { Accept: `${accept}, application/problem+json` };
    if (token) {
      headers.Authorization = `Bearer ${token}`;
    }
    if (this.share && path.startsWith('/api/v1/astro/')) {
      headers['X-Share-Token'] = this.share;
    }
    if (ifMatch) {
      headers['If-Match'] = ifMatch;
    }
    const isRaw = body === undefined || typeof body === 'string' || body instanceof URLSearchParams;
    if (typeof body === 'string' || !isRaw) {
      headers['Content-Type'] = isRaw ? type : 'application/json';
    }
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const answer = await fetch(path, {
        method,
        headers,
        body: isRaw ? body : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        credentials: 'same-origin',
        redirect: 'error',
        cache: method === 'GET' ? 'default' : 'no-store',
      });
      this.#reached();
      return answer;
    } catch (failed) {
      if (signal?.aborted) {
        throw failed;
      }
      this.#lost();
      throw new ApiError('offline');
    }
  }

  /**
   * Runs something that loads from the server by other ways than this door (a module, a catalogue): a failure to reach it
   * is said in the same words.
   */
  async reach(work) {
    try {
      return await work();
    } catch (failed) {
      if (failed instanceof TypeError && !(await this.#alive())) {
        this.#lost();
        throw new ApiError('offline');
      }
      throw failed;
    }
  }

  async #alive() {
    try {
      return (await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false;
    }
  }

  #noteLimit(headers) {
    const policy = /;q=(\d+).*;w=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '');
    const state = /;r=(\d+).*;t=(\d+)/.exec(headers.get('RateLimit') ?? '');
    if (policy && state) {
      // The largest integer of a structured field stands for no limit.
      const unlimited = Number(policy[1]) >= 999_999_999_999_999;
      this.rateLimit = {
        limit: unlimited ? null : Number(policy[1]),
        window: Number(policy[2]),
        remaining: unlimited ? null : Number(state[1]),
        reset: Number(state[2]),
        at: Date.now(),
      };
      this.dispatchEvent(new Event('ratelimit'));
    }
  }

  #reached() {
    if (!this.online) {
      this.online = true;
      this.dispatchEvent(new Event('online'));
    }
  }

  #lost() {
    if (this.online) {
      this.online = false;
      this.dispatchEvent(new Event('offline'));
    }
    this.#watch();
  }

  /** Asks for a sign of life, at first every second, then more slowly, until there is one. */
  async #watch() {
    if (this.#watching) {
      return;
    }
    this.#watching = true;
    for (let pause = 1000; !this.online; pause = Math.min(pause * 1.5, 10_000)) {
      await new Promise((resume) => setTimeout(resume, pause));
      if (await this.#alive()) {
        this.#reached();
      }
    }
    this.#watching = false;
  }
}

function withQuery(path, query) {
  const pairs = Object.entries(query ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '');
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

async function problem(answer) {
  let body = {};
  try {
    body = await answer.json();
  } catch {
    // A proxy before the service may answer with a page of its own.
  }
  const after = Number(answer.headers.get('Retry-After'));
  return new ApiError(kindOf(answer.status), {
    status: answer.status,
    title: body.title ?? answer.statusText,
    detail: body.detail ?? '',
    code: body.code ?? '',
    params: body.params ?? {},
    errors: body.errors ?? [],
    retryAfter: Number.isFinite(after) && answer.headers.has('Retry-After') ? after : null,
    type: body.type ?? '',
    id: answer.headers.get('X-Request-Id') ?? '',
  });
}

function kindOf(status) {
  switch (status) {
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 429:
      return 'limited';
    default:
      return status >= 500 ? 'server' : 'invalid';
  }
}

export const api = new Api();
