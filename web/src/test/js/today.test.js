import { todayRequest } from '/web/js/early.js';
import { today } from '/web/js/home/today.js';
import { use } from '/web/js/i18n.js';
import { equal, served, test, until } from './harness.js';

await use('shell', 'home');

const NIGHT = {
  at: '2026-11-16T00:30:00+05:30',
  date: '2026-11-15',
  day: { kind: 'vedic', start: '2026-11-15T06:44:10+05:30', end: '2026-11-16T06:44:50+05:30' },
  vara: 'Ravivara (Sunday)',
  tithi: { name: 'Shukla Shashthi', end: '2026-11-16T02:01:00+05:30' },
  nakshatra: { name: 'Shravana', end: '2026-11-17T03:00:00+05:30' },
  sunrise: 'upper edge of the Sun, with refraction',
};

/** What the card shows of an answer: each name with the time until which it lasts, and the rule below. */
async function shown(answer) {
  let card = null;
  await served(answer, async () => {
    card = today({ open: null, signal: new AbortController().signal });
    await until(() => !card.node.querySelector('[aria-busy]'));
  });
  card.leave();
  return { rows: [...card.node.querySelectorAll('dd')].map((row) => [...row.children].map((part) => part.textContent)), rule: card.node.querySelector('.hero-today-rule')?.textContent, card: card.node };
}

test('a visitor is asked for by place and language, a chosen place and its conventions come first', () => {
  equal(todayRequest({ language: 'hi' }), '/web/today.json?lat=23.1765&lon=75.7885&ayanamsa=lahiri&lang=hi');
  const place = { name: 'Null Island', lat: 0, lon: 0, tz: null };
  equal(todayRequest({ language: 'en', preferred: { place, ayanamsa: 'raman', sunrise_definition: 'upper_limb' } }), '/web/today.json?lat=0&lon=0&ayanamsa=raman&sunrise_definition=upper_limb&lang=en');
  equal(todayRequest({ language: 'en', preferred: { place, profile: 'drik', ayanamsa: 'lahiri' } }), '/web/today.json?lat=0&lon=0&profile=drik&lang=en');
});

test('after midnight it is still the day before, until sunrise', async () => {
  const { rows, rule, card } = await shown(() => NIGHT);
  equal(rows, [
    ['Ravivara (Sunday)', 'until sunrise 06:44'],
    ['Shukla Shashthi', 'until 02:01'],
    ['Shravana', 'until 03:00, 17 Nov'],
  ]);
  equal(rule, 'The day runs from sunrise to sunrise. Sunrise: upper edge of the Sun, with refraction.');
  equal(card.querySelector('h2').textContent, 'Today · Bengaluru');
  equal(card.querySelector('a').getAttribute('href'), '/panchanga?lat=12.971667&lon=77.593611&place=Bengaluru');
});

test('where the Sun does not rise no sunrise is promised', async () => {
  const { rows, rule } = await shown(() => ({ ...NIGHT, day: { kind: 'civil', start: '2026-11-16T00:00:00+05:30', end: '2026-11-17T00:00:00+05:30' }, sunrise: null }));
  equal(rows[0], ['Ravivara (Sunday)', 'until 00:00, 17 Nov']);
  equal(rule.startsWith('The Sun does not rise and set here once a day'), true);
});

test('what cannot be answered is said, and asked again', async () => {
  let card = null;
  let isDown = true;
  await served(
    () => {
      if (isDown) {
        throw new TypeError('Failed to fetch');
      }
      return NIGHT;
    },
    async () => {
      card = today({ open: null, signal: new AbortController().signal });
      await until(() => card.node.querySelector('[role=status]'));
      equal(card.node.querySelector('[role=status]').textContent.includes('Today’s tithi is not available at the moment.'), true);
      isDown = false;
      card.node.querySelector('button').click();
      await until(() => card.node.querySelector('dd strong')?.textContent === 'Ravivara (Sunday)');
    },
  );
  card.leave();
});
