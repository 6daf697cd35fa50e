import { dashasAddress, describe, possible } from '/web/js/chart/running.js';
import { use } from '/web/js/i18n.js';
import { read } from '/web/js/moment.js';
import { equal, test } from './harness.js';

await use('chart', 'panchanga', 'dashas', 'terms');

const period = (lord, start, end, graha = lord) => ({ lord, graha, start, end });
const BIRTH = 'at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&tz=Asia/Kolkata';
const state = (more = '') => read(new URLSearchParams(`${BIRTH}${more}`));

test('the periods that run are named, with the day on which the shortest ends by the clock of the place', () => {
  const described = describe([period('saturn', '2019-01-01T00:00:00+05:30', '2038-01-01T00:00:00+05:30'), period('mercury', '2024-01-01T00:00:00+05:30', '2027-01-31T23:30:00+05:30')]);
  equal([described.lords, described.until], ['Saturn – Mercury', '31 Jan 2027']);
  // Half past eleven in the evening there is another day in UTC.
  equal(describe([period('saturn', '2019-01-01T00:00:00-10:00', '2027-01-31T23:30:00-10:00')]).until, '31 Jan 2027');
  equal(describe([period('saturn', '2026-11-15T00:00:00+05:30', '2026-11-16T06:15:00+05:30')]).until, '16 Nov 2026, 06:15');
  equal(describe([period('ulka', '2019-01-01T00:00:00Z', '2038-01-01T00:00:00Z', 'saturn')]).lords, 'Ulka');
  equal(describe([{ lord: 'Aries', rasi: 'Aries', start: '2019-01-01T00:00:00Z', end: '2038-01-01T00:00:00Z' }]).lords, 'Aries');
});

test('of a day alone a mahadasha runs for certain, or one of two may', () => {
  const dashas = [{ periods: [{ lord: 'moon', graha: 'moon', earliest_end: '2000-01-01T00:00:00Z', latest_end: '2001-01-01T00:00:00Z' }, { lord: 'mars', graha: 'mars', earliest_end: '2007-01-01T00:00:00Z', latest_end: '2008-01-01T00:00:00Z' }] }];
  const at = (iso) => possible(dashas, Date.parse(iso));
  equal(at('1999-12-31T23:59:59Z'), { lords: 'Moon', until: '1 Jan 2000 – 1 Jan 2001' });
  equal(at('2000-06-01T00:00:00Z'), { lords: 'Moon or Mars', until: null });
  equal(at('2001-01-01T00:00:00Z'), { lords: 'Mars', until: '1 Jan 2007 – 1 Jan 2008' });
  equal(at('2008-01-01T00:00:00Z'), null);
});

test('the way to all periods keeps birth and year, and may lead to one of them', () => {
  const address = new URL(dashasAddress(state('&year=360&name=Mira'), '3.4'), location.origin);
  equal([address.pathname, ...['at', 'year', 'name', 'path'].map((name) => address.searchParams.get(name))], ['/dashas', '1990-05-17T10:30:00+05:30', '360', 'Mira', '3.4']);
});
