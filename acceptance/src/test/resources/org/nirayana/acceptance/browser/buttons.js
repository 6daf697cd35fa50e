// The buttons of a page, and what happens when one is pressed. Begins before the scripts of the page do.
(() => {
  const BUTTONS = 'button, summary, [role=button], [role=tab], [role^=menuitem], input[type=submit], input[type=button], input[type=reset]';
  /** More of them in one place are a list, whatever each is called: days of a month, periods of a life. */
  const CROWD = 8;
  /** What is the same on all pages. */
  const SHARED = '.site-header, .site-footer, .site-nav, .person-bar, .date-box, .place-box, form.birth .settings, .password-eye, .dialog-actions > :not(.button-primary, .button-danger)';
  /** Attributes that focus moves, whether or not anything was pressed. */
  const SILENT = new Set(['tabindex']);
  /** What a press may rightly leave as it is. */
  const CHOSEN = '[aria-selected=true], [aria-current=true], [aria-current=page], [aria-checked=true], [aria-pressed=true]';
  const effects = new Set();
  let waiting = 0;
  /** Frames since something was last seen. */
  let still = 0;

  function note(what) {
    effects.add(what);
    still = 0;
  }

  function frame() {
    still += 1;
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  function isChange({ type, target, attributeName, oldValue, removedNodes, addedNodes }) {
    if (type === 'attributes') {
      return !SILENT.has(attributeName) && target.getAttribute(attributeName) !== oldValue;
    }
    // A message that goes away does so by itself.
    return type === 'characterData' ? target.data !== oldValue : addedNodes.length > 0 || (removedNodes.length > 0 && target.id !== 'toasts');
  }
  new MutationObserver((records) => records.some(isChange) && note('document')).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
  });

  let pressed = null;
  document.addEventListener('focusin', ({ target }) => target !== pressed && !pressed?.contains(target) && note('focus'), true);
  document.addEventListener('scroll', () => note('scroll'), true);
  document.addEventListener('input', () => note('input'), true);
  addEventListener('popstate', () => note('address'));
  const wrap = (owner, name, what) => {
    const real = owner?.[name];
    if (real) {
      owner[name] = function (...given) {
        note(what);
        return what === 'print' || what === 'picker' ? undefined : real.apply(this, given);
      };
    }
  };
  wrap(window, 'print', 'print');
  wrap(window, 'open', 'window');
  wrap(history, 'pushState', 'address');
  wrap(history, 'replaceState', 'address');
  wrap(document, 'execCommand', 'clipboard');
  wrap(HTMLInputElement.prototype, 'showPicker', 'picker');
  wrap(HTMLAnchorElement.prototype, 'click', 'link');
  if (navigator.clipboard) {
    // What stands in for it never waits for leave.
    navigator.clipboard.writeText = async () => note('clipboard');
  }
  const fetched = window.fetch;
  window.fetch = async (...given) => {
    note('request');
    waiting += 1;
    try {
      return await fetched(...given);
    } finally {
      waiting -= 1;
      still = 0;
    }
  };

  const words = (text) => text.replace(/[\u00ad\u200b]/g, '').replace(/\s+/g, ' ').trim();
  const nameOf = (one) => words(one.getAttribute('aria-label') ?? '') || words(one.textContent) || one.value || one.title;
  const sign = (one) => one.localName + [...one.classList].filter((name) => !name.startsWith('is-')).map((name) => `.${name}`).join('');

  /** The front one of the dialogs, or the page. */
  function front() {
    return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  }

  /** For those who listen alone, such as the heads of a table whose rows are cards on a phone. */
  function isUnseen(one) {
    for (let at = one; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') {
        return true;
      }
    }
    return false;
  }

  function isOpen(one) {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && !isUnseen(one) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert]') && !one.matches(':disabled, [aria-disabled=true]');
  }

  /** Where a button stands, whatever it says. */
  function placeOf(one) {
    const path = [];
    for (let at = one.parentElement; at && at !== document.body && path.length < 6; at = at.parentElement) {
      path.push(sign(at));
    }
    return path.join('<');
  }

  /** Every button that can be pressed now. */
  function all() {
    const seen = new Map();
    const found = [...front().querySelectorAll(BUTTONS)].filter(isOpen).map((one) => ({ one, place: `${sign(one)}<${placeOf(one)}`, name: nameOf(one) }));
    const crowds = new Map();
    found.forEach(({ place }) => crowds.set(place, (crowds.get(place) ?? 0) + 1));
    return found.map(({ one, place, name }) => {
      const base = `${name.replace(/[0-9]+/g, '#')} | ${place}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      // What it is about stands behind the colon: the name of a person, of a key, of a link.
      const isListed = crowds.get(place) > CROWD || one.matches('summary, li > *');
      const kind = isListed ? place : `${name.replace(/[0-9]+/g, '#').split(': ')[0]} | ${place}`;
      return { one, key: `${base} | ${count}`, count, kind, sign: sign(one), name, isShared: Boolean(one.closest(SHARED)), isInFront: Boolean(one.closest('dialog, [popover]')) };
    });
  }

  /** What is left to see of a rectangle inside an element, whose ancestors may cut it. */
  function uncut(box, one) {
    let { left, top, right, bottom } = box;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') {
        const edge = at.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
    }
    return { left, top, width: right - left, height: bottom - top };
  }

  /** Where the pointer has to come down: in the middle of what is seen of each text. */
  function points(one) {
    const found = [];
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (words(text.data) && text.parentElement.checkVisibility({ visibilityProperty: true })) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = [...range.getClientRects()].map((all) => uncut(all, text.parentElement)).sort((a, b) => b.width * b.height - a.width * a.height)[0];
        if (box?.width > 1 && box.height > 1) {
          found.push({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
        }
      }
    }
    return found;
  }

  /** The first of them in the middle of the window, where nothing lies over the page by design, as its head does at the top. */
  function aimed(one) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const point = () => points(one)[0] ?? somewhere(one);
    const { y } = point();
    if (y < innerHeight / 4 || y > (innerHeight * 3) / 4) {
      scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    }
    return point();
  }

  /** The same of a button whose words are not seen: any point of it that is not below another. */
  function somewhere(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
    const all = parts.flatMap((a) => parts.map((b) => ({ x: left + b * width, y: top + a * height })));
    return all.find(({ x, y }) => isHit(one, document.elementFromPoint(x, y))) ?? all[0];
  }

  function isHit(one, hit) {
    return Boolean(hit) && (one === hit || one.contains(hit));
  }

  const find = (key) => all().find((each) => each.key === key)?.one;

  window.pressing = {
    list: () => all().map(({ one, ...told }) => told),
    /** Whether an explanation is shown, which goes when the pointer and the keyboard have left its word. */
    explains() {
      const shown = [...document.querySelectorAll('[role=tooltip]')].some((one) => one.checkVisibility());
      if (shown) {
        document.activeElement?.blur();
      }
      return shown;
    },
    has: (key) => Boolean(find(key)),
    /** Brings a button into sight; gives where it is pressed, or what is over it there, or null if it has gone. */
    aim(key) {
      document.getElementById('toasts')?.replaceChildren();
      const one = find(key);
      if (!one) {
        return null;
      }
      pressed = one;
      const at = aimed(one);
      const hit = document.elementFromPoint(at.x, at.y);
      return { ...at, isChosen: one.matches(CHOSEN), over: isHit(one, hit) ? '' : hit ? sign(hit) : 'nothing' };
    },
    click(key) {
      const one = find(key);
      return one?.click?.() ?? one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    begin() {
      effects.clear();
      this.values = [...document.querySelectorAll('input, select, textarea')].map((one) => [one, one.value, one.checked]);
    },
    effects() {
      if (this.values?.some(([one, value, checked]) => one.value !== value || one.checked !== checked)) {
        note('value');
        this.values = null;
      }
      return [...effects];
    },
    isStill: () => waiting === 0 && still > 2 && !document.querySelector('[aria-busy=true], .skeleton'),
    /** Whether the page says that something was refused or failed. */
    announces: () => [...document.querySelectorAll('[role=alert], .field-error, .note-bad, .note-warn, .toast-bad, [aria-invalid=true], .banner-bad')].some((one) => one.checkVisibility() && (one.matches('[aria-invalid=true]') || words(one.textContent) !== '')),
  };
})();
