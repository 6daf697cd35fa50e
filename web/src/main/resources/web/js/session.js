// Who is signed in, or looks around as a guest. The access token is in memory and, so that a reload keeps it, in this tab's sessionStorage; never in
// localStorage. The refresh token is in a cookie that no script can read. Tabs of one browser share one session: a new tab
// asks its siblings, and what one tab gets (a sign-in, a renewed token, the end) all others hear. A guest has no account and no
// refresh token: when the short token ends, another is asked for. Whoever chose to stay signed in is let in by the cookie alone.
import { api } from './api.js';
import { ACCOUNT, STORED_SESSION, early, storedSession } from './early.js';
import { belongTo } from './preferences.js';

/** Only says that some tab is signed in and worth asking; no secret. */
const MARK = 'nirayana.signed-in';
/** Says that somebody chose to stay signed in: the cookie opens a new window, too; no secret either. */
const STAYS = 'nirayana.stays';
const GUEST = '/api/v1/auth/guest';
const RESUME = '/api/v1/auth/resume';
/** In the list of what a guest may call: everything. */
const ANY = '*';
const SIBLINGS_MS = 2000;
/** Renewed when this share of its life is left, at most an hour before its end. */
const RENEW_SHARE = 0.1;
const RENEW_MS = 3_600_000;

class Session extends EventTarget {
  /** The account, as GET /auth/me gives it, or null. */
  user = null;
  /** What a guest may call, by the names that tiers have for it; null: nobody is here as a guest. */
  #guest = null;
  #token = null;
  #expiresAt = 0;
  #lifetime = 0;
  #renewal = null;
  #channel = 'BroadcastChannel' in window ? new BroadcastChannel('nirayana.session') : null;

  constructor() {
    super();
    this.#channel?.addEventListener('message', (event) => this.#heard(event.data));
    api.authorize({ access: () => this.#access(), renew: (used) => this.#renew(used) });
  }

  get signedIn() {
    return this.user !== null;
  }

  /** Somebody looks around without an account. */
  get isGuest() {
    return this.#guest !== null;
  }

  /** Whether an endpoint that a tier decides about may be asked; of users the service knows more. */
  may(endpoint) {
    return this.signedIn || (this.isGuest && (this.#guest.includes(ANY) || this.#guest.includes(endpoint)));
  }

  /** Whether a page of the list is for whoever is here; a guest must be allowed whatever it asks for. */
  mayOpen({ needsSignIn, needsSuperuser, asks }) {
    if (!needsSignIn || this.signedIn) {
      return !needsSuperuser || this.user.is_superuser;
    }
    return this.isGuest && Boolean(asks?.every((endpoint) => this.may(endpoint)));
  }

  /** Finds the session of this tab or of a sibling; true if there is one. */
  async restore() {
    // Who stays need not wait whether another tab is there to tell.
    const held = storedSession() ?? (staying() ? null : await this.#askSiblings());
    if (held && (held.expiresAt > Date.now() || held.guest)) {
      this.#take(held);
    } else if (!(await this.#exclusively(() => this.#resume()))) {
      forget();
      return false;
    }
    if (this.isGuest) {
      return (await this.#access()) !== null;
    }
    try {
      await this.#know((await early(ACCOUNT)) ?? (await api.get(ACCOUNT)));
      return true;
    } catch (failed) {
      if (failed.kind === 'unauthorized') {
        return false;
      }
      throw failed;
    }
  }

  /** Signs in; stays: also where every tab is closed, until somebody signs out. Throws an ApiError when that is refused. */
  async signIn(username, password, stays = staying()) {
    const answer = await api.post('/api/v1/auth/login', new URLSearchParams({ username, password, ...(stays ? { stay_signed_in: 'true' } : {}) }), {
      anonymous: true,
    });
    remain(stays);
    this.#receive(answer);
    await this.reload();
    this.#broadcast({ kind: 'signed-in', held: this.#held() });
  }

  /** Begins a visit without an account; throws an ApiError when that is refused. */
  async visit() {
    this.#receive(await api.post(GUEST, undefined, { anonymous: true }));
    this.dispatchEvent(new Event('changed'));
  }

  /** Signs out here, on the server and in every tab. */
  async signOut() {
    try {
      await api.post('/api/v1/auth/logout', undefined, { token: this.#token });
    } catch (failed) {
      if (failed.kind !== 'unauthorized') {
        throw failed;
      }
      // It had ended already, which is what was wanted.
    }
    const guest = this.isGuest;
    this.#end('signed-out');
    this.#broadcast({ kind: 'signed-out', guest });
  }

  /** The server ended all sessions of this account, for example because its password was changed. */
  ended(reason = 'expired') {
    this.#end(reason);
    this.#broadcast({ kind: 'signed-out' });
  }

  /** Reads the account again, after it was changed. */
  async reload() {
    await this.#know(await api.get(ACCOUNT));
  }

  async #know(user) {
    const before = this.user;
    if (before?.id !== user.id) {
      await belongTo(user);
    }
    this.user = user;
    this.dispatchEvent(new Event(before?.id === this.user.id ? 'changed' : 'signed-in'));
  }

  // --- Tokens ---------------------------------------------------------------------------------------------------------

  async #access() {
    if (this.#token && Date.now() > this.#expiresAt - Math.min(RENEW_MS, this.#lifetime * RENEW_SHARE)) {
      await this.#renew(this.#token);
    }
    return this.#token;
  }

  /** A token other than the one that was used, or null when the session is over. One renewal at a time, in all tabs. */
  #renew(used) {
    this.#renewal ??= this.#exclusively(() => this.#renewNow(used)).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  #exclusively(work) {
    // Locks exist only where the page came over HTTPS or from this machine.
    return navigator.locks ? navigator.locks.request('nirayana.refresh', work) : work();
  }

  async #renewNow(used) {
    if (this.#token !== used) {
      return this.#token;
    }
    try {
      // The refresh token goes along as the cookie; a guest has none, and asks for another token.
      this.#receive(this.isGuest ? await api.post(GUEST, undefined, { anonymous: true }) : await api.post('/api/v1/auth/refresh', {}, { token: used }));
      this.#broadcast({ kind: 'renewed', held: this.#held() });
      return this.#token;
    } catch (failed) {
      if (failed.kind === 'offline' || failed.kind === 'server' || failed.kind === 'limited') {
        if (this.#expiresAt > Date.now()) {
          return this.#token;
        }
        throw failed;
      }
      if (!this.isGuest && (await this.#resume())) {
        this.#broadcast({ kind: 'renewed', held: this.#held() });
        return this.#token;
      }
      this.#end('expired');
      return null;
    }
  }

  /** Goes on by the cookie alone, where somebody chose to stay signed in; true if it opened. */
  async #resume() {
    if (!staying()) {
      return false;
    }
    try {
      this.#receive(await api.post(RESUME, undefined, { anonymous: true }));
      return true;
    } catch (failed) {
      if (failed.kind === 'unauthorized' || failed.kind === 'forbidden') {
        return false;
      }
      throw failed;
    }
  }

  #receive(answer) {
    const lifetime = answer.access_token.expires_in * 1000;
    this.#take({ token: answer.access_token.token, expiresAt: Date.now() + lifetime, lifetime, guest: answer.endpoints ?? null });
  }

  #take(held) {
    this.#token = held.token;
    this.#expiresAt = held.expiresAt;
    this.#lifetime = held.lifetime;
    this.#guest = held.guest ?? null;
    try {
      sessionStorage.setItem(STORED_SESSION, JSON.stringify(held));
      localStorage.setItem(MARK, '1');
    } catch {
      // Storage may be forbidden; then a reload asks for the password again.
    }
  }

  #held() {
    return { token: this.#token, expiresAt: this.#expiresAt, lifetime: this.#lifetime, guest: this.#guest };
  }

  #end(reason) {
    const was = this.user;
    const wasGuest = this.isGuest;
    this.user = null;
    this.#guest = null;
    this.#token = null;
    this.#expiresAt = 0;
    api.rateLimit = null;
    forget();
    if (was) {
      belongTo(null);
    }
    if (was || wasGuest) {
      this.dispatchEvent(new CustomEvent('signed-out', { detail: { reason } }));
    }
  }

  // --- The other tabs -------------------------------------------------------------------------------------------------

  #broadcast(message) {
    this.#channel?.postMessage(message);
  }

  async #heard(message) {
    switch (message.kind) {
      case 'who':
        if (this.#token && this.#expiresAt > Date.now()) {
          this.#broadcast({ kind: 'here', held: this.#held() });
        }
        break;
      case 'renewed':
        // A guest in another tab is nobody to a user in this one, nor the other way round.
        if (this.#token && Boolean(message.held.guest) === this.isGuest) {
          this.#take(message.held);
        }
        break;
      case 'signed-in':
        // The cookie is now of that session, so the token must be too.
        this.#take(message.held);
        try {
          await this.reload();
        } catch {
          // The next request of this tab meets the same trouble and says it where it matters.
        }
        break;
      case 'signed-out':
        if (Boolean(message.guest) === this.isGuest) {
          this.#end('signed-out');
        }
        break;
    }
  }

  #askSiblings() {
    let marked = false;
    try {
      marked = localStorage.getItem(MARK) !== null;
    } catch {
      // Without storage there is no mark, and no sibling that could have a session to share.
    }
    if (!this.#channel || !marked) {
      return null;
    }
    return new Promise((found) => {
      const listen = (event) => {
        if (event.data.kind === 'here') {
          done(event.data.held);
        }
      };
      const done = (held) => {
        clearTimeout(timer);
        this.#channel.removeEventListener('message', listen);
        found(held);
      };
      const timer = setTimeout(() => done(null), SIBLINGS_MS);
      this.#channel.addEventListener('message', listen);
      this.#broadcast({ kind: 'who' });
    });
  }
}

function staying() {
  try {
    return localStorage.getItem(STAYS) !== null;
  } catch {
    return false;
  }
}

function remain(stays) {
  try {
    if (stays) {
      localStorage.setItem(STAYS, '1');
    } else {
      localStorage.removeItem(STAYS);
    }
  } catch {
    // Without storage nobody stays.
  }
}

function forget() {
  try {
    sessionStorage.removeItem(STORED_SESSION);
    localStorage.removeItem(MARK);
    localStorage.removeItem(STAYS);
  } catch {
    // Nothing was stored, then.
  }
}

export const session = new Session();
