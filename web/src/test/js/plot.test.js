import { plot } from '/web/js/admin/plot.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('admin');

const drawn = (points, more) => plot({ label: 'Memory', points, format: (v) => `${v} %`, span: 60_000, ...more });

test('a line for each stretch without a gap', () => {
  const node = drawn([{ at: 0, value: 1 }, { at: 5000, value: 2 }, { at: 10_000 }, { at: 15_000, value: 4 }]);
  equal(node.querySelectorAll('.plot-line').length, 2);
  equal(node.querySelector('strong').textContent, '4 %');
});

test('the newest is at the right, the largest nearly at the top', () => {
  const node = drawn([{ at: 0, value: 0 }, { at: 60_000, value: 100 }], { top: 100 });
  equal(node.querySelector('.plot-line').getAttribute('d'), 'M0.0 70.0L280.0 4.0');
});

test('where nothing is known nothing is drawn', () => {
  const node = drawn([{ at: 0 }, { at: 5000 }]);
  equal([node.querySelectorAll('.plot-line, .plot-dot').length, node.querySelector('strong').textContent], [0, '–']);
});
