import { Slider } from '/web/js/chart/slider.js';
import { equal, near, test } from './harness.js';

const SUN = { sunrise: '1990-05-17T06:00:00+05:30', sunset: '1990-05-17T18:00:00+05:30', reason: null };
const at = (time) => ({ dateandtime: `1990-05-17T${time}+05:30`, day: { start: '1990-05-17T00:00:00+05:30', end: '1990-05-18T00:00:00+05:30' } });

function shown(time, sun = SUN, clock = at(time)) {
  const slider = new Slider();
  slider.show(clock, sun, true);
  return slider;
}

test('before the first moment there is nothing to be seen', () => {
  equal(new Slider().view(), null);
});

test('a moment has its minute, and its seconds are said', () => {
  const { minute, max, time, from, to } = shown('10:30:45').view();
  equal({ minute, max, time, from, to }, { minute: 630, max: 1439, time: '10:30:45', from: '00:00', to: '24:00' });
});

test('the day is light from sunrise until sunset, and both have their marks', () => {
  const { rise, set, marks } = shown('10:30:00').view();
  equal([rise, set, marks], [25, 75, [{ iconName: 'sun', where: 25, time: '06:00' }, { iconName: 'moon', where: 75, time: '18:00' }]]);
});

test('a polar day is all light, a polar night all dark', () => {
  const none = { sunrise: null, sunset: null };
  const day = shown('10:30:00', { ...none, reason: 'polar_day' }).view();
  equal([day.rise < 0, day.set > 100, day.marks], [true, true, []]);
  const night = shown('10:30:00', { ...none, reason: 'polar_night' }).view();
  equal([night.rise > 100, night.set > night.rise], [true, true]);
  // The Sun that sets before it rises was up at midnight.
  equal(shown('10:30:00', { sunrise: SUN.sunset, sunset: SUN.sunrise, reason: null }).view().set, 200);
});

test('a day on which the clocks are put back has 25 hours', () => {
  const clock = { dateandtime: '2026-11-01T12:00:00-05:00', day: { start: '2026-11-01T00:00:00-04:00', end: '2026-11-02T00:00:00-05:00' } };
  const { minute, max, time } = shown('', { sunrise: null, sunset: null, reason: 'polar_day' }, clock).view();
  equal([minute, max, time], [780, 1499, '12:00:00']);
});

test('who holds it gets the instant, and sees it', () => {
  const slider = shown('10:30:45');
  equal(new Date(slider.hold(640)).toISOString(), '1990-05-17T05:10:00.000Z');
  equal([slider.view().minute, slider.view().time], [640, '10:40:00']);
  near(slider.view().at, (100 * 640) / 1439, 1e-9);
  equal(new Date(slider.release(641)).toISOString(), '1990-05-17T05:11:00.000Z');
});
