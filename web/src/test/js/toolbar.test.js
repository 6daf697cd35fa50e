import { t, use } from '/web/js/i18n.js';
import { render } from '/web/js/kit/lit.js';
import { linkAction, toolbar } from '/web/js/kit/toolbar.js';
import { equal, test } from './harness.js';

await use('shell', 'chart');

const texts = (all) => [...all].map((one) => one.textContent.trim());

function drawn(actions) {
  const root = document.createElement('div');
  document.body.append(root);
  render(toolbar({ label: 'Doing', actions }), root);
  return root;
}

const named = (...names) => names.map((label) => ({ iconName: 'info', label, onclick: () => {} }));

test('four actions are in sight, the others in a menu; what is left out takes no place', () => {
  const root = drawn([null, ...named('A', 'B'), null, ...named('C', 'D', 'E', 'F')]);
  try {
    equal(texts(root.querySelectorAll('.chart-actions > .button')), ['A', 'B', 'C', 'D', t('shell.more')]);
    equal(texts(root.querySelectorAll('.menu .button')), ['E', 'F']);
  } finally {
    root.remove();
  }
});

test('where there are four there is no menu', () => {
  const root = drawn(named('A', 'B', 'C', 'D'));
  try {
    equal([root.querySelectorAll('.button').length, root.querySelector('.menu')], [4, null]);
  } finally {
    root.remove();
  }
});

test('what is chosen in the menu closes it before it is done, and the button has the focus again', () => {
  let seen = null;
  const root = drawn([...named('A', 'B', 'C', 'D'), { iconName: 'info', label: 'E', onclick: () => (seen = [list.matches(':popover-open'), document.activeElement === opener]) }]);
  const list = root.querySelector('.menu');
  const opener = root.querySelector('.menu-button');
  try {
    opener.click();
    equal([list.matches(':popover-open'), opener.getAttribute('aria-expanded')], [true, 'true']);
    list.querySelector('button').focus();
    list.querySelector('button').click();
    equal(seen, [false, true]);
    equal(opener.getAttribute('aria-expanded'), 'false');
  } finally {
    root.remove();
  }
});

test('the address of a person of the list is for oneself', () => {
  const before = location.href;
  try {
    for (const [search, key] of [['?person=1', 'chart.copyOwn'], ['?groom_person=1', 'chart.copyOwn'], ['?at=1990', 'chart.copyLink']]) {
      history.replaceState(null, '', search);
      equal(linkAction({ disabled: true }), { iconName: 'link', label: t(key), disabled: true });
    }
  } finally {
    history.replaceState(null, '', before);
  }
});
