import { isOwn } from '/web/js/sharing/address.js';
import { expiry, feedAddress, forPictures, isLive, subject, titled, tokenIn, webcal, whatsApp } from '/web/js/sharing/links.js';
import { equal, test } from './harness.js';

test('a link ends after so many days', () => {
  equal(expiry(7, Date.parse('2026-11-18T02:00:00Z')), '2026-11-25T02:00:00.000Z');
});

test('the address of a feed names no span and nothing that is empty', () => {
  const address = feedAddress('/api/v1/astro/events/list.ics', { lat: '13.08', lon: '80.27', kinds: 'station', from: '2026-01-01', to: '2027-01-01', place: '', tz: undefined });
  equal(address, '/api/v1/astro/events/list.ics?lat=13.08&lon=80.27&kinds=station');
  equal(webcal('https://example.com/feeds/x.ics'), 'webcal://example.com/feeds/x.ics');
});

test('the pictures of a link are in the language of its maker, unless the page names one', () => {
  equal(forPictures('/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=1', 'ta'), '/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=1&preview_lang=ta');
  equal(forPictures('/chart?lang=hi', 'ta'), '/chart?lang=hi');
  equal(forPictures('/chart?lang=hi', 'ta', true), '/chart?lang=hi&preview_letterhead=true');
});

test('a link is called by whose it is and what, or where nobody is named by when and where', () => {
  const birth = subject('/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.08&lon=80.27&place=Chennai&name=Mira');
  equal(birth, { names: ['Mira'], date: '1990-05-17', place: 'Chennai' });
  equal(titled('Chart', birth.names, ['17 May 1990', 'Chennai']), 'Mira · Chart');
  equal(titled('Chart', [], ['17 May 1990', 'Chennai']), 'Chart · 17 May 1990 · Chennai');
  equal(titled('Chart', [], [null, '']), 'Chart');
  equal([...titled('Chart', ['\u{1F319}'.repeat(200)], [])].length, 120);
});

test('a match is of both, on no day, and an almanac of its day', () => {
  equal(subject('/match?at=1990-05-17T10%3A30%3A00Z&place=Chennai&name=Mira&groom_known=star&groom_name=Arun'), { names: ['Mira', 'Arun'], date: null, place: '' });
  equal(subject('/panchanga?date=2026-03-10&lat=1&lon=2&place=Chennai'), { names: [], date: '2026-03-10', place: 'Chennai' });
  equal(subject('/chart?at=1500-05-17T10%3A30%3A00Z&lat=1&lon=2').date, null);
});

test('a message for WhatsApp is text, whatever the title has', () => {
  equal(whatsApp('Mira & "co" #1', 'https://stars.example/s/x'), 'https://wa.me/?text=Mira%20%26%20%22co%22%20%231%0Ahttps%3A%2F%2Fstars.example%2Fs%2Fx');
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

test('an address with somebody of the list is the reader’s own', () => {
  equal(['/chart?person=abc', 'http://page/match?groom_person=abc&bride=x', '/chart?at=1990-05-17T10%3A30%3A00%2B05%3A30'].map(isOwn), [true, true, false]);
});
