import { ayanamsas, conventions, divisions, languages, question, schools } from '/web/js/chart/choices.js';
import { chosenProfile, profiles } from '/web/js/chart/profiles.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('chart', 'terms');

const STATE = { ayanamsa: 'lahiri', node: null, reference: null, lang: null, tz: null, varga: 1 };

test('every ayanamsa is offered once, the usual ones first', () => {
  const [usual, others] = ayanamsas();
  const ids = [...usual.options, ...others.options].map(([id]) => id);
  equal([ids[0], ids.length, new Set(ids).size], ['lahiri', 48, 48]);
});

test('the picture speaks like the page unless it is told otherwise', () => {
  equal([languages()[0][0], languages().length], ['', 11]);
});

test('what is shown as chosen is what the service reckoned by', () => {
  equal(conventions(STATE), { profile: '', overrides: [], ayanamsa: 'lahiri', node: '', reference: '', lang: '', tz: '', tzOfPlace: '' });
  const answer = { conventions: { ayanamsa: 'raman', node_type: 'mean', position_reference: 'geocentric', timezone: 'Asia/Kolkata' } };
  equal(conventions({ ...STATE, lang: 'ta' }, answer), { profile: '', overrides: [], ayanamsa: 'raman', node: 'mean', reference: 'geocentric', lang: 'ta', tz: '', tzOfPlace: 'Asia/Kolkata' });
});

test('a divisional chart that is not of Parashara is offered while it is shown', () => {
  const offered = (varga) => divisions({ ...STATE, varga }).map(([d]) => Number(d));
  equal([offered(9).includes(11), offered(11).includes(11), offered(13).includes(13)], [false, true, true]);
  equal(offered(11), [...offered(11)].sort((a, b) => a - b));
});

test('a rule is offered where there are several', () => {
  const navamsa = { schools: ['parashara', 'somanatha_rule'], school: 'parashara' };
  equal(schools({ ...STATE, varga: 9 }, navamsa), { options: [['parashara', 'Parashara'], ['somanatha_rule', 'Somanatha rule']], shown: 'parashara', offered: true, coming: false });
  equal([schools(STATE, navamsa).offered, schools({ ...STATE, varga: 9 }, { schools: ['parashara'], school: 'parashara' }).offered, schools(STATE).offered], [false, false, false]);
  // Until the answer says so its place is kept; the chart itself has no rule.
  equal([schools({ ...STATE, varga: 9 }).coming, schools(STATE).coming], [true, false]);
});

test('a time that came twice is asked about with both of its clocks', () => {
  const instants = [
    { dateandtime: '2026-11-01T01:30:00-04:00', offset: '-04:00', abbreviation: 'EDT' },
    { dateandtime: '2026-11-01T01:30:00-05:00', offset: '-05:00', abbreviation: 'EST' },
  ];
  const change = { before: { clock: '2026-11-01T02:00:00-04:00' }, after: { clock: '2026-11-01T01:00:00-05:00' } };
  const asked = question({ kind: 'ambiguous', instants, change }, { date: '2026-11-01', time: '01:30:00' });
  equal(asked.title, '01:30 came twice that day');
  equal(/02:00.*01:00/.test(asked.why), true);
  equal(asked.choices.map(({ given, clock }) => [given, clock]), [[instants[0], '01:30 EDT (UTC−04:00)'], [instants[1], '01:30 EST (UTC−05:00)']]);
});

test('a time that never came is asked about with the nearest that did', () => {
  const nearest = [
    { dateandtime: '1985-04-20T02:30:00+03:00', offset: '+03:00', abbreviation: 'EEST' },
    { dateandtime: '1985-04-20T00:30:00+02:00', offset: '+02:00', abbreviation: 'EET' },
  ];
  const change = { before: { clock: '1985-04-20T01:00:00+02:00' }, after: { clock: '1985-04-20T02:00:00+03:00' } };
  const asked = question({ kind: 'nonexistent', instants: [], nearest, change }, { date: '1985-04-20', time: '01:30:00' });
  equal([asked.title, asked.choices.map((c) => c.clock)], ['01:30 never came that day', ['02:30 EEST (UTC+03:00)', '00:30 EET (UTC+02:00)']]);
});

test('a clock that is in doubt is asked about with every one that it may have been', () => {
  const choices = [
    { name: 'local_mean_time', tz: 'LMT', instant: { dateandtime: '1869-10-02T07:12:00+04:38:24', offset: '+04:38:24', abbreviation: 'LMT' } },
    { name: 'madras_time', tz: 'UTC+05:21:10', instant: { dateandtime: '1869-10-02T07:12:00+05:21:10', offset: '+05:21:10', abbreviation: null } },
  ];
  const asked = question({ kind: 'unique', clocks: { reason: 'before_standard_time', choices } }, { date: '1869-10-02', time: '07:12:00' });
  equal([asked.title, asked.isOpen, /2 October 1869.*07:12/.test(asked.why)], ['Which clock was it?', true, true]);
  equal(asked.choices.map(({ given, label, clock }) => [given, label, clock]), [
    [choices[0], 'Local mean time of the place', 'LMT (UTC+04:38:24)'],
    [choices[1], 'Madras time (railways and telegraph)', 'UTC+05:21:10'],
  ]);
});

test('what was chosen against the profile is seen', () => {
  const profile = { name: 'jhora', version: 1, overrides: [{ convention: 'node_type', value: 'true', of_profile: 'mean' }, { convention: 'ashtakavarga_table', value: 'varahamihira', of_profile: 'bphs' }] };
  const answer = { conventions: { ayanamsa: 'lahiri', node_type: 'true', position_reference: 'geocentric', timezone: 'Asia/Kolkata', profile } };
  const shown = conventions({ ...STATE, profile: 'jhora', ayanamsa: null, node: 'true' }, answer);
  equal([shown.profile, shown.ayanamsa, shown.overrides], ['jhora', 'lahiri', ['node_type', 'ashtakavarga_table']]);
});

test('a profile takes the place of what was chosen one by one', () => {
  const chosen = chosenProfile('kp', { ayanamsa: 'raman' });
  equal(chosen.profile, 'kp');
  equal(Object.entries(chosen).filter(([name, value]) => name !== 'profile' && value !== null), []);
  equal(['ayanamsa', 'node', 'reference', 'sunrise_definition', 'year', 'houses', 'table', 'positions', 'drik_bala'].filter((name) => !(name in chosen)), []);
  const left = chosenProfile(null, { ayanamsa: 'raman' });
  equal([left.profile, left.ayanamsa, left.positions], [null, 'raman', null]);
  equal([profiles().length, profiles()[2]], [9, ['jhora', 'Jagannatha Hora']]);
});
