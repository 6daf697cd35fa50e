import { expiry, feedAddress, inLanguage, isLive, tokenIn, webcal } from '/web/js/sharing/links.js';
import { equal, test } from './harness.js';

test('a link ends after so many days', () => {
  equal(expiry(7, Date.parse('2026-11-18T02:00:00Z')), '2026-11-25T02:00:00.000Z');
});

test('the address of a feed names no span and nothing that is empty', () => {
  const address = feedAddress('/api/v1/astro/events/list.ics', { lat: '13.08', lon: '80.27', kinds: 'station', from: '2026-01-01', to: '2027-01-01', place: '', tz: undefined });
  equal(address, '/api/v1/astro/events/list.ics?lat=13.08&lon=80.27&kinds=station');
  equal(webcal('https://example.com/feeds/x.ics'), 'webcal://example.com/feeds/x.ics');
});

test('the picture of a link is in the language of its maker, unless the page names one', () => {
  equal(inLanguage('/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=1', 'ta'), '/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=1&preview_lang=ta');
  equal(inLanguage('/chart?lang=hi', 'ta'), '/chart?lang=hi');
});

test('the token of a shared page is the last part of its path, and nothing else is one', () => {
  equal(['/s/Ab-_9', '/s/', '/s', '/s/a/b', '/chart'].map(tokenIn), ['Ab-_9', null, null, null, null]);
});

test('a link lives until it is withdrawn or its time is over', () => {
  const now = Date.parse('2026-11-18T02:00:00Z');
  equal(
    [
      { withdrawn_at: null, expires_at: null },
      { withdrawn_at: null, expires_at: '2026-11-18T02:00:01.000000' },
      { withdrawn_at: null, expires_at: '2026-11-18T01:59:59.000000' },
      { withdrawn_at: '2026-11-17T00:00:00.000000', expires_at: null },
    ].map((one) => isLive(one, now)),
    [true, true, false, false],
  );
});
