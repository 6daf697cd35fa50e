import { LIFETIMES, bodyOf as keyBody, ordered, stateOf } from '/web/js/account/key-list.js';
import { byDay, lastDays, ranked, total } from '/web/js/account/sums.js';
import { report } from '/web/js/chart/share.js';
import { use } from '/web/js/i18n.js';
import { read } from '/web/js/moment.js';
import { draftOf, dropDraft, keepDraft } from '/web/js/people/drafts.js';
import { bodyOf, changesOf, formOf, lackOf } from '/web/js/people/editor.js';
import { change, drop, hold, personOf, twice } from '/web/js/people/held.js';
import { byConventions, described, glances } from '/web/js/people/glance.js';
import { answered, decoded, entriesOf, joined, placed } from '/web/js/people/importer.js';
import { noteText, reasonText } from '/web/js/people/reasons.js';
import { isWorkbook, template } from '/web/js/people/table.js';
import { href, isFiltered, query, read as readList, tagsTyped } from '/web/js/people/listing.js';
import { addressOf, birthOf, conventionsOf, expanded, expandedPair, idsIn, isMoved, momentOf, shortened, shortenedPair, withOffset, withSide } from '/web/js/people/opened.js';
import { describeBirth } from '/web/js/people/describe.js';
import { equal, served, test } from './harness.js';

await use('shell', 'people', 'chart', 'terms');

const BIRTH = { local: '1990-05-17T10:30:00', certainty: 'minutes', place: 'Chennai', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata', instant: '1990-05-17T05:00:00Z' };
const person = (more = {}) => ({ person_id: 'mira', name: 'Mira', birth: BIRTH, at: momentOf(more.birth ?? BIRTH), sex: 'female', notes: '', tags: ['family'], favourite: false, conventions: {}, version: 3, ...more });
const MIRA = person();
const RAMAN = person({ person_id: 'arjun', name: 'Arjun', sex: 'male', conventions: { ayanamsa: 'raman', node_type: 'mean', house_system: 'sripati' } });
const DAY = person({ person_id: 'day', name: 'Devi', birth: { ...BIRTH, local: '1990-05-17', certainty: 'unknown', instant: undefined }, at: '1990-05-17T12:00:00+05:30' });
const params = (text) => new URLSearchParams(text);

test('a saved birth is a moment with the offset of its clock', () => {
  equal(momentOf(BIRTH), '1990-05-17T10:30:00+05:30');
  equal(momentOf({ local: '1887-12-22T18:20:00', instant: '1887-12-22T12:58:50Z' }), '1887-12-22T18:20:00+05:21:10');
  // Of the Julian calendar: the instant itself, which every view understands.
  equal(momentOf({ local: '1500-01-01T12:00:00', instant: '1500-01-10T06:30:00Z' }), '1500-01-10T06:30:00Z');
  equal(momentOf({ local: '1990-05-17' }), null);
});

test('answers of an import make people of its questions, and what is not answered is left out', () => {
  const question = (line) => ({ line, text: '', person: { ...MIRA, birth: { ...BIRTH, tz: 'LMT' } }, clocks: { choices: [{ name: 'local_mean_time', tz: 'LMT', offset: '+05:21:08' }] } });
  const { people } = answered({ understood: [{ line: 2, person: MIRA }], questions: [question(3), question(4)] }, new Map([[4, 'UTC+05:21:10']]));
  equal(people.map(({ birth }) => birth.tz), ['Asia/Kolkata', 'UTC+05:21:10']);
  equal(people[0], { name: 'Mira', birth: BIRTH, sex: 'female', notes: '', tags: ['family'], favourite: false, conventions: {} });
});

test('chosen places go along with everybody, and the new preview is of the same lines', () => {
  const { tz, lat, lon, instant, ...open } = BIRTH;
  const first = { understood: [{ line: 2, person: MIRA, warnings: ['w'] }], questions: [{ line: 3, text: 'Devi;…', place: 'Salem', person: { ...MIRA, name: 'Devi', birth: open } }] };
  const entries = entriesOf(first, new Map(), new Map([['Salem', { lat: 11.65, lon: 78.16 }]]));
  equal(entries.map(({ line, body }) => [line, body.name, body.birth.lat]), [[2, 'Mira', 13.0827], [3, 'Devi', 11.65]]);
  const again = placed({ format: 'json', understood: [{ line: 1, person: MIRA, warnings: ['v'] }], rejected: [{ line: 2, text: '{…}', reason: 'r' }] }, entries, [{ line: 9, text: 't', reason: 's' }]);
  equal(again.understood[0].warnings, ['w', 'v']);
  equal(again.rejected, [{ line: 9, text: 't', reason: 's' }, { line: 3, text: 'Devi;…', reason: 'r' }]);
});

test('what is wrong with a file is said in words of the page, by the names of its columns', () => {
  const columns = [{ heading: 'DOB', field: 'date' }, { heading: 'TOB', field: 'time' }, { heading: 'Lat.', field: 'lat' }];
  equal(reasonText({ reason: "has no date that can be read, such as 17-5-1990 or 17 May 1990, the day first: 'in spring'" }, columns), '“in spring” is not a date. Write it as 17-5-1990 or 17 May 1990.');
  const faults = [{ field: 'birth.local', code: 'local_came_twice', params: {} }, { field: 'birth.lat', code: 'number_between', params: { min: -90, max: 90 } }];
  equal(reasonText({ reason: '…', faults }, columns), 'DOB / TOB: Clocks were changed that day, so this time came twice or never. Give the offset from UTC, such as +05:30, as time zone. Lat.: Enter a number from -90 to 90.');
  equal(reasonText({ reason: '…', faults: [faults[1]] }), 'Latitude: Enter a number from -90 to 90.');
  equal(reasonText({ reason: 'has no name in #A93' }), 'This entry does not have the form that its format asks for.');
  equal(noteText('The place was found by its name: Rāmpur, Uttar Pradesh, India (28.8101, 79.0270).').includes('Rampur, Uttar Pradesh, India'), true);
  equal(noteText('The year has two digits; 1990-04-01 was read.'), 'The year has two digits; read as 1 Apr 1990.');
  equal(noteText('Lines 5 and 9 name different zones; line 5 counts.'), 'Something in this entry was left out or corrected.');
});

test('what was typed of a version of a person is kept until it is saved, unless it is what was there', () => {
  const saved = formOf(MIRA);
  const typed = { ...saved, notes: 'asked about work' };
  keepDraft(MIRA, typed, saved);
  keepDraft(null, { ...typed, notes: 'new' }, saved);
  equal([draftOf(MIRA), draftOf({ ...MIRA, version: 4 }), draftOf(null).notes], [typed, null, 'new']);
  keepDraft(MIRA, saved, saved);
  dropDraft(null);
  equal([draftOf(MIRA), draftOf(null)], [null, null]);
});

test('a template has headings of the page, and a workbook is known by its first bytes', () => {
  const [head, row] = template().split('\r\n');
  equal(head, '\uFEFFName,Date,Time,Place,State,Sex,Notes');
  equal(row, 'Meera Iyer,01-04-1990,6:15 PM,Madurai,Tamil Nadu,Female,');
  equal([isWorkbook(new Uint8Array([0x50, 0x4b, 3, 4]).buffer), isWorkbook(new TextEncoder().encode('PKxy').buffer)], [true, false]);
  equal(decoded(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x2e, 0x0c]).buffer), 'Aమ');
});

test('a person in the address is the birth with the conventions of its own', () => {
  const mira = read(expanded(params('person=mira'), MIRA));
  equal([mira.at, mira.lat, mira.place, mira.tz, mira.name, mira.ayanamsa], ['1990-05-17T10:30:00+05:30', 13.0827, 'Chennai', 'Asia/Kolkata', 'Mira', 'lahiri']);
  const arjun = read(expanded(params('person=arjun&varga=9'), RAMAN));
  equal([arjun.ayanamsa, arjun.node, arjun.houses, arjun.varga], ['raman', 'mean', 'sripati', 9]);
  // What the address names comes first; an empty value is as usual.
  const chosen = read(expanded(params('person=arjun&ayanamsa=krishnamurti&node='), RAMAN));
  equal([chosen.ayanamsa, chosen.node, chosen.houses], ['krishnamurti', null, 'sripati']);
});

test('while a person is open the address has the id, and only what is not the person\'s', () => {
  const whole = expanded(params('person=arjun'), RAMAN);
  whole.delete('person');
  equal(String(shortened(whole, RAMAN)), 'person=arjun');
  whole.set('varga', '9');
  whole.set('at', '1990-05-17T05:00:00Z');
  equal([String(shortened(whole, RAMAN)), isMoved(shortened(whole, RAMAN))], ['person=arjun&varga=9', false]);
  whole.set('at', '1990-05-17T10:31:00+05:30');
  equal([shortened(whole, RAMAN).get('at'), isMoved(shortened(whole, RAMAN))], ['1990-05-17T10:31:00+05:30', true]);
  // Back to what is usual is a choice, too, and survives a reload.
  const usual = expanded(params('person=arjun'), RAMAN);
  usual.delete('ayanamsa');
  const short = shortened(usual, RAMAN);
  equal([short.get('ayanamsa'), read(expanded(short, RAMAN)).ayanamsa], ['', 'lahiri']);
});

test('the report of a saved person has the name, the place and the conventions that are saved', () => {
  const { query: asked } = report(read(expanded(params('person=arjun'), RAMAN)), 'en', 'en-IN');
  equal([asked.name, asked.place, asked.dateandtime, asked.tz, asked.ayanamsa, asked.node_type], ['Arjun', BIRTH.place, '1990-05-17T10:30:00+05:30', BIRTH.tz, 'raman', 'mean']);
});

test('who goes to another birth has nobody open', () => {
  equal(String(shortened(params('lat=1&lon=2'), MIRA)), 'lat=1&lon=2');
  equal(shortened(params('at=2000-01-01T00:00:00Z&lat=1&lon=2&new=1'), MIRA).has('person'), false);
  equal([idsIn(params('person=a&groom_person=b'), false), idsIn(params('groom_person=b'), false), idsIn(params('person=a&groom_person=b'), true), idsIn(params('person=../x'), false)], [{ person: 'a' }, { person: 'b' }, { bride: 'a', groom: 'b' }, { person: null }]);
});

test('two people are compared by their ids', () => {
  const whole = expandedPair(params('person=mira&groom_person=day&system=porutham'), { bride: MIRA, groom: DAY });
  equal([whole.get('at'), whole.get('name'), whole.get('groom_known'), whole.get('groom_date'), whole.get('groom_at'), whole.get('system')], ['1990-05-17T10:30:00+05:30', 'Mira', 'date', '1990-05-17', null, 'porutham']);
  equal(String(shortenedPair(whole, [MIRA, DAY])), 'system=porutham&person=mira&groom_person=day');
  whole.set('at', '1990-05-17T10:31:00+05:30');
  equal([shortenedPair(whole, [MIRA, DAY]).get('person'), shortenedPair(whole, [MIRA, DAY]).get('name')], [null, 'Mira']);
  // A man who comes alone is the groom.
  equal([...expandedPair(params('person=arjun'), { bride: RAMAN, groom: null }).keys()].includes('groom_at'), true);
  equal(String(withSide(params('person=mira&groom_at=x&groom_name=y&system=porutham'), 'groom', 'day')), 'person=mira&system=porutham&groom_person=day');
});

test('a chart on the screen is kept with its clock, and with conventions where they are others than the reader\'s', () => {
  const state = read(params('at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&place=Chennai'));
  equal(birthOf(state), { local: '1990-05-17T10:30:00', certainty: 'minute', place: 'Chennai', lat: 13.0827, lon: 80.2707 });
  equal([birthOf({ ...state, at: '1990-05-17T10:30:17+05:30' }).certainty, birthOf({ ...state, tz: 'LMT' }, 'hour').tz, withOffset(birthOf(state), '1990-05-17T10:30:00-04:00').tz], ['exact', 'LMT', '-04:00']);
  const usual = read(params(''));
  equal(conventionsOf(usual), {});
  const other = { ...usual, ayanamsa: 'raman', node: 'mean', houses: 'sripati' };
  equal(Object.entries(conventionsOf(other)).filter(([id]) => ['ayanamsa', 'node_type', 'house_system'].includes(id)), [['ayanamsa', 'raman'], ['node_type', 'mean'], ['house_system', 'sripati']]);
  const again = read(addressOf(person({ conventions: conventionsOf(other) })));
  equal([again.ayanamsa, again.node, again.houses], ['raman', 'mean', 'sripati']);
});

test('an hour that came twice is kept by its offset', async () => {
  const sent = [];
  const refused = { errors: [{ field: 'birth.local', message: 'was shown twice' }] };
  await twice({ local: 'x' }, '2023-11-05T01:30:00-05:00', async (birth) => {
    sent.push(birth.tz ?? null);
    if (!birth.tz) {
      throw refused;
    }
  });
  equal(sent, [null, '-05:00']);
});

test('the form of a person tells what differs, and what is missing', () => {
  const form = formOf(MIRA);
  equal(changesOf(form, MIRA), {});
  equal(changesOf({ ...form, tags: 'family, clients', notes: 'x' }, MIRA), { tags: ['family', 'clients'], notes: 'x' });
  const day = { ...form, certainty: 'unknown' };
  equal(changesOf(day, MIRA).birth, { local: '1990-05-17', certainty: 'unknown', place: 'Chennai', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' });
  equal([bodyOf(formOf(DAY)).birth.local, bodyOf({ ...form, sex: '' }).sex], ['1990-05-17', null]);
  equal([lackOf(form), lackOf({ birth: { name: ' ', at: null, date: null, lat: null }, certainty: 'minutes' }), lackOf({ birth: { name: 'A', at: null, date: null, lat: 1 }, certainty: 'unknown' })], [[], ['name', 'time', 'place'], ['date']]);
});

test('a person is asked for once, a day alone is shown for noon, and who comes second is told', async () => {
  const asked = [];
  await served(
    ({ pathname, searchParams }, { method, headers }) => {
      asked.push(`${method} ${pathname}`);
      if (method === 'PATCH') {
        asked.push(headers['If-Match']);
        return person({ version: 4, favourite: true });
      }
      return pathname.endsWith('local-time') ? { instants: [{ dateandtime: `${searchParams.get('date')}T${searchParams.get('time')}.000+05:30` }] } : { ...DAY, at: undefined };
    },
    async () => {
      equal([(await personOf('day')).at, (await personOf('day')).name], ['1990-05-17T12:00:00+05:30', 'Devi']);
      equal(asked, ['GET /api/v1/people/day', 'GET /api/v1/astro/local-time']);
      equal((await change(hold(MIRA), { favourite: true })).version, 4);
      equal([asked.slice(2), (await personOf('mira')).favourite], [['PATCH /api/v1/people/mira', '"mira-3"'], true]);
      drop('mira');
      drop('day');
    },
  );
});

test('charts of a list are asked for by conventions, and not of who has no time', () => {
  const groups = [...byConventions([MIRA, RAMAN, DAY, person({ person_id: 'twin' })])].map(([conventions, lines]) => [JSON.parse(conventions).ayanamsa, lines.map(({ id }) => id)]);
  equal(groups, [['lahiri', ['mira', 'twin']], ['raman', ['arjun']]]);
  const line = { ascendant_rasi: 4, moon_nakshatra: 23, moon_pada: 1, dasha_at_maha: 'jupiter', dasha_at_antar: 'mars' };
  equal(described(line), { lagna: 'Cancer', nakshatra: 'Dhanishta 1', dasha: 'Jupiter – Mars' });
  equal(described({ ...line, dasha_at_maha: null, dasha_at_antar: null }).dasha, '–');
});

test('a chart of a list is asked for once an hour, and the end of a minute is not passed over', async () => {
  const asked = [];
  const line = (id) => ({ id, ascendant_rasi: 4, moon_nakshatra: 23, moon_pada: 1, dasha_at_maha: 'jupiter', dasha_at_antar: 'mars' });
  const now = '2026-11-18T10:30:00Z';
  const { signal } = new AbortController();
  const lines = (body) => body.split('\n').filter(Boolean).map((one) => JSON.parse(one).id);
  await served(
    (url, { body }) => {
      asked.push(lines(body));
      const last = asked.length === 3 ? [{ line: 2, id: null, problem: { status: 429, title: 'Too many', detail: 'Wait.', retry_after: 23 } }] : [];
      return [...lines(body).slice(0, last.length ? 1 : undefined).map(line), ...last].map((one) => JSON.stringify(one)).join('\n');
    },
    async () => {
      equal([...(await glances([MIRA, DAY], now, signal)).keys()], ['mira']);
      equal([...(await glances([MIRA, person({ person_id: 'twin' })], now, signal)).keys()], ['mira', 'twin']);
      equal(asked, [['mira'], ['twin']]);
      const more = ['a', 'b', 'c'].map((id) => person({ person_id: id }));
      const failed = await glances(more, now, signal).catch((error) => error);
      equal([failed.kind, failed.retryAfter], ['limited', 23]);
      equal((await glances(more, now, signal)).size, 3);
      // Another hour, other periods may run; another birth, another chart.
      await glances([MIRA], '2026-11-18T11:00:00Z', signal);
      equal(asked.slice(2), [['a', 'b', 'c'], ['b', 'c'], ['mira']]);
    },
  );
});

test('the list is read from the address and written again', () => {
  const state = readList(params('q=meera&tag=family&favourite=true&sort=-birth&page=3'));
  equal([href(state), query(state).items_per_page, isFiltered(state)], ['/people?q=meera&tag=family&favourite=true&sort=-birth&page=3', 50, true]);
  equal([href(readList(params('sort=height&page=-4'))), isFiltered(readList(params('sort=-name')))], ['/people', false]);
  equal(tagsTyped(' a, b ,, a'), ['a', 'b']);
});

test('a person is told in a line', () => {
  equal([describeBirth(MIRA), describeBirth(DAY), describeBirth(person({ birth: { ...BIRTH, certainty: 'hour', place: '' } }))], ['17 May 1990, 10:30 · Chennai', '17 May 1990, time unknown · Chennai', '17 May 1990, ≈ 10:30']);
});

test('files of older programs are read by their letters', () => {
  equal([decoded(new TextEncoder().encode('Müller')), decoded(new Uint8Array([0x4d, 0xfc, 0x6c]))], ['Müller', 'Mül']);
  // Those of Jagannatha Hora have no name inside, and go together.
  equal([joined([{ name: 'A.jhd', text: '5\n17' }, { name: 'B.JHD', text: '6\n' }]), joined([{ name: 'a.csv', text: 'x' }, { name: 'b.csv', text: 'y' }])], ['#file: A.jhd\n5\n17\n#file: B.JHD\n6\n', 'x']);
});

test('a key that works stands first, and a new one is limited by what was typed', () => {
  const key = (name, more) => ({ name, created_at: '2026-11-01T00:00:00', expires_at: null, revoked_at: null, ...more });
  const now = Date.parse('2026-11-18T00:00:00Z');
  const all = [key('gone', { created_at: '2026-11-05T00:00:00', revoked_at: '2026-11-06T00:00:00' }), key('old', { expires_at: '2026-11-17T00:00:00' }), key('a'), key('b', { created_at: '2026-11-03T00:00:00' })];
  equal([ordered(all, now).map(({ name }) => name), all.map((one) => stateOf(one, now))], [['b', 'a', 'old', 'gone'], ['revoked', 'expired', 'live', 'live']]);
  equal(keyBody({ name: ' web ', days: '', endpoints: '', addresses: ' ' }, now), { name: 'web' });
  equal(keyBody({ name: 'web', days: String(LIFETIMES[1]), endpoints: 'planets, chart', addresses: '203.0.113.7' }, now), { name: 'web', expires_at: '2026-12-18T00:00:00Z', endpoints: ['planets', 'chart'], addresses: ['203.0.113.7'] });
});

test('usage has every day of its span, and the most asked first', () => {
  const rows = [{ day: '2026-11-16', endpoint: 'chart', requests: 5, refused: 1 }, { day: '2026-11-18', endpoint: 'planets', key: 7, requests: 9, refused: 0 }, { day: '2026-11-18', endpoint: 'chart', requests: 2, refused: 0 }];
  equal(byDay(rows, '2026-11-15', '2026-11-18').map(({ requests }) => requests), [0, 5, 0, 11]);
  equal(ranked(rows, 'endpoint').map(({ id, requests, share }) => [id, requests, Number(share.toFixed(2))]), [['planets', 9, 1], ['chart', 7, 0.78]]);
  equal([ranked(rows, 'key').map(({ id }) => id), ranked([], 'key'), total(rows)], [['7', ''], [], { requests: 16, refused: 1 }]);
  equal(lastDays(30, Date.parse('2026-11-18T23:00:00Z')), { from: '2026-10-20', to: '2026-11-18' });
});
