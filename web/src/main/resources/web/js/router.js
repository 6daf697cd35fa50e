// Which view a path shows. Paths are real: each can be opened, reloaded, bookmarked and shared.
import { api } from './api.js';
import { clear, h } from './dom.js';
import { signInUrl } from './guest.js';
import { language, onLanguage, t } from './i18n.js';
import { pageOf } from './pages.js';
import { session } from './session.js';
import { styled } from './styles.js';
import { failure } from './ui.js';

class Router extends EventTarget {
  /** The page of the list that is shown. */
  current = null;
  #root = null;
  #mounted = null;
  /** The title of the view that is shown: a key, a function of the parameters, null at home; undefined: none is shown. */
  #title;
  #abort = new AbortController();
  /** The frame of a person around views of a birth; null until an address first names one. */
  #frame = null;

  /** Shows the view of the address, and every other one that the address comes to name. */
  async start(root) {
    this.#root = root;
    addEventListener('popstate', () => this.#show(true));
    document.addEventListener('click', (event) => this.#clicked(event));
    session.addEventListener('signed-in', () => this.#show(false, true));
    session.addEventListener('signed-out', (event) => this.#signedOut(event.detail.reason));
    onLanguage(() => this.#show(false, true));
    await this.#show(false);
  }

  /**
   * Goes to a path with its query. replace: the way back does not lead here; quiet: only the address changes, for a view
   * that already shows what it names; isWhole: nobody is open there any more.
   */
  navigate(url, { replace = false, quiet = false, isWhole = false } = {}) {
    const target = new URL(url, location.href);
    const present = new URLSearchParams(location.search);
    if (!isWhole && this.#frame && pageOf(target.pathname)?.sharesMoment && hasPerson(present) && !hasPerson(target.searchParams)) {
      target.search = this.#frame.written(target, present);
    }
    const same = target.href === location.href;
    history[replace || same ? 'replaceState' : 'pushState'](null, '', target);
    this.dispatchEvent(new Event('address'));
    this.#entitle();
    if (quiet) {
      this.#frame?.draw();
    }
    return quiet ? Promise.resolve() : this.#show(true);
  }

  #clicked(event) {
    const link = event.target.closest?.('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin || !pageOf(link.pathname)) {
      return;
    }
    if (link.hash && link.pathname === location.pathname && link.search === location.search) {
      return;
    }
    event.preventDefault();
    this.navigate(link.href);
  }

  #signedOut(reason) {
    if (!this.current?.needsSignIn) {
      this.#show(false, true);
    } else if (reason === 'signed-out') {
      this.navigate('/', { replace: true });
    } else {
      this.navigate(signInUrl(reason), { replace: true });
    }
  }

  async #show(byPerson, afresh = false) {
    const row = pageOf(location.pathname);
    if (!row) {
      return this.#showNothing();
    }
    const params = new URLSearchParams(location.search);
    if (row.needsSignIn && !session.signedIn && !session.isGuest) {
      return this.navigate(signInUrl(), { replace: true });
    }
    if (row.path === '/' && (session.signedIn || session.mayOpen(pageOf('/chart')))) {
      return this.navigate('/chart', { replace: true });
    }
    if (row === this.current && this.#mounted?.update && !afresh) {
      if (row.sharesMoment && hasPerson(params)) {
        return this.#follow(row, params);
      }
      this.#frame?.draw();
      this.#entitle();
      return this.#mounted.update(params);
    }
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#mounted?.unmount?.();
    this.#mounted = null;
    this.#title = undefined;
    this.current = row;
    this.dispatchEvent(new Event('navigated'));
    const page = h('div', { class: ['view', `view-${row.path.slice(1) || 'home'}`] });
    this.#root.setAttribute('aria-busy', 'true');
    try {
      if (!session.mayOpen(row)) {
        const { forbidden, needsAccount } = await api.reach(() => import('./view/forbidden.js'));
        clear(this.#root, session.isGuest ? needsAccount() : forbidden());
        return;
      }
      const [module] = await Promise.all([api.reach(() => import(`./${row.module}`)), styled(row)]);
      if (abort.signal.aborted) {
        return;
      }
      // A view that people have left must not change the address any more, however late it finishes.
      const navigate = (url, options) => (abort.signal.aborted ? Promise.resolve() : this.navigate(url, options));
      const whole = await this.#whole(row, params, abort.signal);
      if (abort.signal.aborted) {
        return;
      }
      clear(this.#root, this.#frame?.node, page);
      this.#frame?.draw();
      const mounted = await api.reach(() =>
        module.mount(page, { params: whole, navigate, signal: abort.signal }),
      );
      if (abort.signal.aborted) {
        mounted?.unmount?.();
        return;
      }
      this.#mounted = mounted ?? null;
      this.#title = row.path === '/' ? null : module.title;
      this.#entitle();
      if (byPerson) {
        scrollTo(0, 0);
        this.#focusHeading();
      }
    } catch (failed) {
      if (!abort.signal.aborted) {
        clear(this.#root, h('div', { class: 'view' }, h('h1', t(row.labelKey ?? 'shell.title')), failure(failed, () => this.#show(false, true))));
      }
    } finally {
      if (this.#abort === abort) {
        this.#root.removeAttribute('aria-busy');
        this.#root.dataset.shown = `${row.path} ${language()}`;
      }
    }
  }

  /** The view stays, and shows the person that the address has come to name. */
  async #follow(row, params) {
    const { signal } = this.#abort;
    const mounted = this.#mounted;
    let whole = params;
    try {
      whole = await this.#whole(row, params, signal);
    } catch {
      // Whoever was open is gone: said in place of the view.
      return this.#show(false, true);
    }
    if (signal.aborted || mounted !== this.#mounted) {
      return undefined;
    }
    if (!this.#frame.node.isConnected) {
      this.#root.prepend(this.#frame.node);
    }
    this.#frame.draw();
    this.#entitle();
    return mounted.update(whole);
  }

  /** What the parameters of an address mean to a view: those of a person who is named there are put in. */
  async #whole(row, params, signal) {
    if (!row.sharesMoment || !hasPerson(params)) {
      return params;
    }
    this.#frame ??= (await api.reach(() => import('./people/frame.js'))).frame;
    return this.#frame.open(row.path, params, { navigate: (url, options) => this.navigate(url, options), signal });
  }

  /** The address names no page; the server has said so too, by its status. */
  async #showNothing() {
    this.#abort.abort();
    this.#mounted?.unmount?.();
    this.#mounted = null;
    this.#title = undefined;
    this.current = null;
    const { notFound } = await api.reach(() => import('./view/not-found.js'));
    this.dispatchEvent(new Event('navigated'));
    clear(this.#root, notFound(location.pathname));
    document.title = `${t('shell.notFound.title')} · Nirayana`;
    this.#root.dataset.shown = `${location.pathname} ${language()}`;
  }

  /** The tab says what is shown; a view whose title is a function says whose it is, by the address. */
  #entitle() {
    if (this.#title === undefined) {
      return;
    }
    const title = typeof this.#title === 'function' ? this.#title(this.#shownParams()) : this.#title && t(this.#title);
    document.title = title ? `${title} · Nirayana` : t('shell.title');
  }

  #shownParams() {
    const params = new URLSearchParams(location.search);
    return this.#frame && hasPerson(params) ? this.#frame.whole(location.pathname, params) : params;
  }

  /** Whoever listens hears where they are; whoever types goes on from there. */
  #focusHeading() {
    const heading = this.#root.querySelector('h1');
    if (heading && !this.#root.contains(document.activeElement)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }
}

function hasPerson(params) {
  return params.has('person') || params.has('groom_person');
}

export const router = new Router();
