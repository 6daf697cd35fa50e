import { use } from '/web/js/i18n.js';
import { disclosure, facts, icon, notice, skeleton, table } from '/web/js/kit/blocks.js';
import { button, field, iconButton, segments, select, tick } from '/web/js/kit/controls.js';
import { folded, foldAgain, unfoldedWhereRoom } from '/web/js/kit/folded.js';
import { element, html, nodes, render, settle } from '/web/js/kit/lit.js';
import { term } from '/web/js/kit/term.js';
import { equal, test } from './harness.js';

await use('shell');

/** Two things to choose in an element of its own, and ways to draw them. */
function choosing() {
  const root = document.createElement('div');
  const draw = (one, many) =>
    render(
      html`${select({ id: 's', name: 'one', label: 'One', options: [['a', 'A'], { label: 'More', options: [['b', 'B']] }], shown: one })}
      ${segments({ name: 'many', label: 'Many', items: [{ value: 'x', label: 'X' }, { value: 'y', label: 'Y' }], shown: many })}`,
      root,
    );
  const shows = () => [root.querySelector('select').value, root.querySelector('input:checked')?.value];
  return { root, draw, shows };
}

test('controls show what they are told to once that is settled', () => {
  const { root, draw, shows } = choosing();
  draw('b', 'y');
  settle(root);
  equal(shows(), ['b', 'y']);
});

test('what somebody has chosen stays while other things are drawn, and is put right when settled', () => {
  const { root, draw, shows } = choosing();
  draw('b', 'y');
  settle(root);
  root.querySelector('select').value = 'a';
  root.querySelector('input').checked = true;
  draw('b', 'y');
  equal(shows(), ['a', 'x']);
  settle(root);
  equal(shows(), ['b', 'y']);
});

test('a text in which somebody is typing stays', () => {
  const root = document.createElement('div');
  document.body.append(root);
  try {
    const draw = (shown) => render(field({ id: 'f', name: 'name', label: 'Name', shown }), root);
    draw('Mira');
    settle(root);
    const input = root.querySelector('input');
    equal(input.value, 'Mira');
    input.focus();
    input.value = 'Meen';
    draw('Meera');
    settle(root);
    equal(input.value, 'Meen');
    input.blur();
    settle(root);
    equal(input.value, 'Meera');
  } finally {
    root.remove();
  }
});

test('a field has its label, its hint and its error', () => {
  const made = element(field({ id: 'f', name: 'age', label: 'Age', type: 'number', min: '0', hint: 'In years', error: 'Too old.', shown: '7' }));
  const input = made.querySelector('input');
  equal([made.querySelector('label').htmlFor, input.type, input.min, input.hasAttribute('max')], ['f', 'number', '0', false]);
  equal(input.getAttribute('aria-describedby').split(' ').map((id) => made.querySelector(`#${id}`).textContent), ['In years', 'Too old.']);
  equal(input.getAttribute('aria-invalid'), 'true');
  const right = element(field({ id: 'g', name: 'age', label: 'Age' }));
  equal([right.querySelector('input').hasAttribute('aria-invalid'), right.querySelector('.field-error').matches(':empty')], [false, true]);
});

test('buttons and boxes tell of it', () => {
  const heard = [];
  const made = nodes(html`
    ${button({ label: 'Save', kind: 'primary', onclick: () => heard.push('saved') })}
    ${iconButton({ label: 'Copy it', title: 'Copy', iconName: 'copy', onclick: () => heard.push('copied') })}
    ${tick({ name: 'on', label: 'On', shown: true, onchange: (event) => heard.push(event.target.checked) })}
  `);
  settle(made);
  made.querySelectorAll('button').forEach((b) => b.click());
  equal(made.querySelector('input').checked, true);
  made.querySelector('input').checked = false;
  made.querySelector('input').dispatchEvent(new Event('change'));
  equal(heard, ['saved', 'copied', false]);
  equal(made.querySelector('.button-primary').textContent, 'Save');
  equal([made.querySelector('.tool').getAttribute('aria-label'), made.querySelector('.tool').title], ['Copy it', 'Copy']);
});

test('a table has its cells, their roles and their labels, and says that it is empty', () => {
  const columns = [
    { label: 'Graha', part: 'graha', rowHeader: true, render: (row) => row.name },
    { label: 'Degrees', numeric: true, render: (row) => row.degrees },
  ];
  const full = element(table({ id: 't', caption: 'Positions', columns, rows: [{ name: 'Sun', degrees: 2 }] }));
  equal([...full.querySelectorAll('th, td')].map((c) => [c.getAttribute('role'), c.textContent]), [['columnheader', 'Graha'], ['columnheader', 'Degrees'], ['rowheader', 'Sun'], ['cell', '2']]);
  equal({ ...full.querySelector('td').dataset }, { label: 'Degrees' });
  equal([full.querySelector('td').className, full.querySelector('tbody th').dataset.part], ['numeric', 'graha']);
  equal(full.querySelector(`#${full.getAttribute('aria-labelledby')}`).textContent, 'Positions');
  const empty = element(table({ id: 't', caption: 'Positions', columns, rows: [], empty: 'None yet.' }));
  equal([empty.querySelector('td').colSpan, empty.querySelector('td').textContent], [2, 'None yet.']);
});

test('what is null is left out', () => {
  const made = element(facts([{ id: 'a', label: 'A', value: '1', more: null }, { id: 'b', label: 'B', value: '2', more: 'more' }]));
  equal([...made.querySelectorAll('dd')].map((d) => d.childElementCount), [1, 2]);
  equal([icon('none'), icon('sun')].map((i) => element(i).childElementCount), [0, 2]);
  equal(element(skeleton(4)).childElementCount, 4);
});

test('a notice is said at once', () => {
  const made = element(notice({ kind: 'warn', body: 'Wait.' }));
  equal([made.getAttribute('role'), made.className, made.textContent], ['alert', 'note note-warn', 'Wait.']);
});

test('what somebody has folded away stays so', () => {
  const root = document.createElement('div');
  const draw = (label) => render(disclosure({ label, open: true, body: html`<p>Text</p>` }), root);
  draw('More');
  equal(root.firstElementChild.open, true);
  root.firstElementChild.open = false;
  draw('Still more');
  equal([root.firstElementChild.open, root.querySelector('summary').textContent], [false, 'Still more']);
});

test('a text never becomes markup', () => {
  const made = element(button({ label: '<b onclick="x">Save</b>' }));
  equal([made.childElementCount, made.textContent], [0, '<b onclick="x">Save</b>']);
});

test('a term explains itself when it is pointed at, and Escape puts the explanation away', async () => {
  const box = element(html`<p>${term('tithi', 'Tithi')}</p>`);
  document.body.append(box);
  const word = box.querySelector('.term');
  const seen = () => document.querySelector('[role=tooltip]:not([hidden])');
  try {
    word.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // The glossary is on its way: the page asks for it itself, when the first term is pointed at.
    for (let tries = 0; tries < 500 && !seen(); tries += 1) {
      await new Promise((then) => setTimeout(then, 10));
    }
    equal(seen()?.textContent.includes('12°'), true);
    equal(word.getAttribute('aria-describedby'), seen().id);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    equal([seen(), word.hasAttribute('aria-describedby')], [null, false]);
  } finally {
    box.remove();
  }
});

test('what is chosen stands in a line, with what it is chosen by behind it', () => {
  const heard = [];
  const details = element(folded({ brief: 'Chennai · Lahiri', class: 'mine', ontoggle: () => heard.push('toggled'), body: html`<p>form</p>` }));
  equal([details.tagName, details.className, details.open], ['DETAILS', 'folded mine', false]);
  equal(details.querySelector('summary').textContent.trim(), 'Chennai · Lahiri');
  details.dispatchEvent(new Event('toggle'));
  equal(heard, ['toggled']);
});

test('where there is room it is open', () => {
  const { signal } = new AbortController();
  const isRoomy = matchMedia('(min-width: 64.02rem)').matches;
  const node = unfoldedWhereRoom({ brief: 'Birth', body: html`<p>form</p>`, signal });
  equal([node.open, node.classList.contains('has-room')], [isRoomy, true]);
  node.open = true;
  foldAgain(node);
  equal(node.open, isRoomy);
});
