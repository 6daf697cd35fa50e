import { mover } from '/web/js/chart/mover.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('chart');

const SUN = { sunrise: '1990-05-17T05:43:00+05:30', sunset: '1990-05-17T18:28:00+05:30' };
const at = (time) => ({ dateandtime: `1990-05-17T${time}+05:30`, day: { start: '1990-05-17T00:00:00+05:30', end: '1990-05-18T00:00:00+05:30' } });

function made() {
  const heard = [];
  const node = mover({ onslide: (epoch, done) => heard.push([new Date(epoch).toISOString().slice(11, 16), done]), onstep() {}, onnow() {} });
  const range = node.querySelector('input[type=range]');
  return {
    node,
    heard,
    shows: () => [range.value, range.getAttribute('aria-valuetext')],
    slide: (minutes, event = 'input') => {
      range.value = String(minutes);
      range.dispatchEvent(new Event(event));
    },
  };
}

test('the slider stands where the moment is in its day', () => {
  const { node, shows } = made();
  node.show(at('10:30:00'), SUN, true);
  equal(shows(), ['630', '10:30']);
});

test('whoever slides hears of every moment, and of the last that it is the last', () => {
  const { node, heard, slide } = made();
  node.show(at('10:30:00'), SUN, true);
  slide(640);
  slide(650);
  slide(650, 'change');
  equal(heard, [['05:10', false], ['05:20', false], ['05:20', true]]);
});

test('a moment that was asked for before does not take the slider back, held or let go', () => {
  const { node, shows, slide } = made();
  node.show(at('10:30:00'), SUN, true);
  slide(1070);
  slide(1077);
  node.show(at('17:40:00'), SUN, false);
  equal(shows(), ['1077', '17:57']);
  slide(1077, 'change');
  node.show(at('17:50:00'), SUN, false);
  equal(shows(), ['1077', '17:57']);
  node.show(at('17:57:00'), SUN, true);
  equal(shows(), ['1077', '17:57']);
  // From then on it goes with what is shown.
  node.show(at('18:57:00'), SUN, false);
  equal(shows(), ['1137', '18:57']);
});
