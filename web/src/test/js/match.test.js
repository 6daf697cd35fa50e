import { drawn, exchanged, href, isComplete, known, read, report, request } from '/web/js/match/query.js';
import { absentRows, exceptionRows, kutaRows, mangal, moon, papasamya, points, poruthamRows, range, remarkRows, rule, sandhiRows, source, table, total, trait, verdict } from '/web/js/match/describe.js';
import { setLanguage, t, use } from '/web/js/i18n.js';
import { belongTo, prefer, preferred, withoutPreferences } from '/web/js/preferences.js';
import { equal, test } from './harness.js';

await use('match', 'chart', 'panchanga', 'terms');

const BORN = 'at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.0827&lon=80.2707&place=Chennai&name=Mira';
const ADDRESS = `${BORN}&groom_known=star&groom_star=shravana&groom_pada=2&groom_half=second&match_system=porutham&preset=kerala`;
const asked = (address) => read(new URLSearchParams(address));

test('two people are read from the address and written again', () => {
  const state = asked(ADDRESS);
  equal([state.bride.name, state.bride.at, state.groom.star, state.groom.pada, state.match_system, state.preset], ['Mira', '1990-05-17T10:30:00+05:30', 'shravana', 2, 'porutham', 'kerala']);
  equal(href(state), `/match?${ADDRESS}`);
  const none = asked('groom_star=nobody&groom_pada=5&known=guess&match_system=tarot&preset=tamil');
  equal([none.groom.star, none.groom.pada, none.bride.known, none.match_system, none.preset, none.bride.at, none.bride.lat], [null, null, 'birth', 'ashtakuta', 'north', null, null]);
  equal(href(none), '/match?match_system=ashtakuta');
});

test('a birth whose time is not known comes as its day', () => {
  const state = asked(`${BORN.replace('10%3A30', '12%3A00')}&birth_time=unknown`);
  equal([state.bride.known, state.bride.date, state.groom.known, state.birth_time], ['date', '1990-05-17', 'birth', null]);
  const params = new URL(href(state), location.origin).searchParams;
  equal([params.get('known'), params.get('date'), params.get('at'), params.get('birth_time')], ['date', '1990-05-17', null, null]);
});

test('bride and groom are exchanged with all that is known of them', () => {
  const state = exchanged(asked(ADDRESS));
  equal([state.bride.star, state.groom.name], ['shravana', 'Mira']);
  equal(exchanged(state), asked(ADDRESS));
  equal(href(state).includes('known=star&star=shravana') && href(state).includes('groom_at=1990-05-17T10%3A30%3A00%2B05%3A30'), true);
});

test('somebody is complete by a birth, a day with a place, or a star with its pada', () => {
  const { bride, groom } = asked(ADDRESS);
  equal([isComplete(bride), isComplete({ ...bride, at: null }), isComplete(groom), isComplete({ ...groom, pada: null })], [true, false, true, false]);
  const day = known({ ...bride, date: null }, 'date');
  equal([day.date, isComplete(day), isComplete({ ...day, lat: null })], ['1990-05-17', true, false]);
  // A star has no place, and who has none is not at home.
  equal(isComplete(known(groom, 'birth')), false);
});

test('an address that names people does not take the reader\'s own choices', () => {
  equal([asked('known=star&star=rohini&pada=1&groom_known=star&groom_star=magha&groom_pada=1').ayanamsa, asked('lat=1&lon=2').ayanamsa], ['lahiri', 'lahiri']);
});

test('Tamil and Malayalam begin with poruthams; what is preferred and what an address names come before that', async () => {
  const begun = (address = '') => ['match_system', 'preset', 'style'].map((name) => asked(address)[name]);
  await belongTo(null);
  try {
    equal(begun(), ['ashtakuta', 'north', 'south-indian']);
    await setLanguage('ml');
    equal(begun(), ['porutham', 'kerala', 'south-indian']);
    await setLanguage('ta');
    equal(begun(BORN), ['porutham', 'tamil', 'south-indian']);
    equal(begun('match_system=ashtakuta'), ['ashtakuta', 'north', 'south-indian']);
    prefer({ match_system: 'ashtakuta', style: 'east-indian' });
    equal(begun(), ['ashtakuta', 'north', 'east-indian']);
    // That of dashas is another, and old links called it so.
    equal([begun('system=yogini')[0], begun('system=porutham')[0], preferred().system], ['ashtakuta', 'porutham', undefined]);
    // A link that is shown to others is nobody's choice.
    withoutPreferences(true);
    equal(begun(BORN), ['ashtakuta', 'north', 'south-indian']);
  } finally {
    withoutPreferences(false);
    await setLanguage('en');
    await belongTo(null);
  }
});

test('the service is asked about what is known, and no more', () => {
  const { path, body } = request(asked(ADDRESS), '2026-11-17T00:00:00Z');
  equal(body, { bride: { dateandtime: '1990-05-17T10:30:00+05:30', lat: 13.0827, lon: 80.2707 }, groom: { nakshatra: 'shravana', pada: 2, half: 'second' } });
  const query = new URL(path, location.origin).searchParams;
  equal([query.get('system'), query.get('preset'), query.get('ayanamsa'), query.get('at'), query.has('lat'), query.has('dateandtime'), query.has('match_exceptions')], ['porutham', 'kerala', 'lahiri', '2026-11-17T00:00:00Z', false, false, false]);
  const day = { ...asked(ADDRESS), match_system: 'ashtakuta', preset: 'north', exceptions: 'all' };
  day.bride = { ...known(day.bride, 'date'), tz: 'LMT' };
  const other = request(day, 'Z');
  equal([other.body.bride, new URL(other.path, location.origin).searchParams.get('match_exceptions')], [{ date: '1990-05-17', lat: 13.0827, lon: 80.2707, tz: 'LMT' }, 'all']);
  // Half a pada is told only of the two that have one.
  equal(request({ ...day, groom: { ...day.groom, pada: 3 } }, 'Z').body.groom, { nakshatra: 'shravana', pada: 3 });
});

test('the report is asked like the comparison, with names, places and the paper of the region', () => {
  const { path, body, name } = report(asked(`${ADDRESS}&groom_name=Ravi`), 'Z', { lang: 'ta', locale: 'en-US' });
  equal(body.bride, { dateandtime: '1990-05-17T10:30:00+05:30', lat: 13.0827, lon: 80.2707, name: 'Mira', place: 'Chennai' });
  equal(body.groom, { nakshatra: 'shravana', pada: 2, half: 'second', name: 'Ravi' });
  const url = new URL(path, location.origin);
  equal([url.pathname, url.searchParams.get('preset'), url.searchParams.get('lang'), url.searchParams.get('paper'), url.searchParams.get('chart_type'), name], ['/api/v1/astro/match/report', 'kerala', 'ta', 'letter', 'south-indian', 'match-Mira-Ravi.pdf']);
});

test('only a birth with its time has a picture', () => {
  const state = asked(ADDRESS);
  const { path, query } = drawn(state, 'bride', { lang: 'ta', width: 333 });
  equal([path, query.dateandtime, query.lang, query.width, query.chart_type], ['/api/v1/astro/chart', '1990-05-17T10:30:00+05:30', 'ta', 320, 'south-indian']);
  equal(drawn(state, 'groom', { lang: 'ta', width: 333 }), null);
});

test('points are written with their halves', () => {
  equal([0, 0.5, 1.5, 27, 3.25, null].map(points), ['0', '½', '1½', '27', '3¼', '–']);
  equal([range(3, 0, 8), range(null, 1.5, 3)], ['3', '1½ – 3']);
});

test('traits, tables and sources have words', () => {
  equal(['horse', 'Purva Ashadha', 'scorpio', 'mars', 'pada', 'parama_mitra', null].map(trait), ['Horse (Ashva)', 'Purva Ashadha', 'Scorpio', 'Mars', 'Pada (foot)', 'Parama Mitra', '–']);
  equal([table({ table_reading: { choice: 'yoni_table', reading: 'north' } }), table({ table_source: { work: 'muhurta_chintamani', verse: '6', sureness: 'read' } }), table({ table_source: { work: 'southern_sources', sureness: 'unnamed' } })], ['Northern almanacs', 'Muhurta Chintamani 6', 'all southern sources']);
  const said = (...sources) => source(sources.map(([work, verse, sureness = 'read']) => ({ work, verse, sureness })));
  equal(said(['garga_in_muhurtraj', 'p. 100'], ['raman_muhurtha', 'marriage']), 'Garga in Muhurtraj; B. V. Raman, Muhurtha, on marriage');
  equal(said(['prasna_marga', '21.8, 21.10']), 'Prasna Marga 21.8, 21.10');
  equal(said(['muhurta_chintamani', '6', 'manuals']), 'Muhurta Chintamani 6 and manuals');
  equal(said(['northern_manual', undefined, 'single']), 'a northern manual; one source alone');
  equal(said(['raman_muhurtha'], ['kalanirnaya', '', 'differs'], ['prasna_marga', '21.15', 'differs']), 'B. V. Raman, Muhurtha, on marriage; Kalanirnaya and Prasna Marga have other lists');
});

const KUTAS = {
  kutas: [
    { kuta: 'tara', points: 1.5, least: 1.5, most: 1.5, of: 3, points_after: 1.5, bride: 'sadhaka', groom: 'pratyari', table_reading: { choice: 'tara_count', reading: 'both_ways' }, row: 'bride to groom 23, groom to bride 6', counts: [23, 6], fault: false },
    { kuta: 'yoni', points: 0, least: 0, most: 0, of: 4, points_after: 4, bride: 'horse', groom: 'buffalo', table_reading: { choice: 'yoni_table', reading: 'raman' }, row: 'bride horse, groom buffalo', fault: true },
    { kuta: 'bhakuta', points: 0, least: 0, most: 0, of: 7, points_after: 0, bride: 'aries', groom: 'virgo', table_source: { work: 'muhurta_chintamani', verse: '6.31', sureness: 'read' }, row: '6/8', counts: [6, 8], fault: true },
    { kuta: 'nadi', points: null, least: 0, most: 8, of: 8, points_after: null, bride: null, groom: 'adi', table_source: { work: 'muhurta_chintamani', verse: '6', sureness: 'read' }, row: null, fault: null },
  ],
  total: null, total_least: 9.5, total_most: 17.5, total_after: null,
  exceptions: [{ exception: 'nadi_star_of_raman', lifts: 'nadi', params: { stars: ['Rohini', 'Uttara Bhadrapada'] }, sources: [{ work: 'raman_muhurtha', verse: 'marriage', sureness: 'read' }], agreed: false, counts: false, certain: true }],
  verdict: { grade: null, code: 'future_point', thresholds: [{ from: 18, grade: 'acceptable' }, { from: 0, grade: 'not_recommended' }], standing: ['bhakuta'] },
};

test('kutas are told with their reasons, and what is not certain as a span', () => {
  const [tara, yoni, bhakuta, nadi] = kutaRows(KUTAS);
  equal([tara.reason, tara.points, tara.share, tara.isFault], ['bride to groom 23 stars, groom to bride 6', '1½', 0.5, false]);
  equal([yoni.reason, yoni.table, yoni.isFault, yoni.isLifted], ['Horse (Ashva) × Buffalo (Mahisha)', 'B. V. Raman, Muhurtha', true, true]);
  equal([bhakuta.reason, bhakuta.table, bhakuta.isLifted], ['6/8', 'Muhurta Chintamani 6.31', false]);
  equal([nadi.points, nadi.reason, nadi.bride, nadi.share, nadi.most], ['0 – 8', 'not certain', '–', 0, 1]);
  equal([total(KUTAS).text, total(KUTAS).isCertain, total({ total: 20, total_after: 28 }).isRaised, total({ total: 20, total_after: 20 }).isRaised], ['9½ – 17½', false, true, false]);
});

test('an exception names its stars and signs in the language of the page', async () => {
  equal(exceptionRows(KUTAS, 'kuta')[0].rule, 'One star of those that are free (Rohini, Uttara Bhadrapada), and the padas differ.');
  equal(exceptionRows(KUTAS, 'kuta')[0].mark, 'for information');
  equal(rule('bhakuta_friendly_six_eight', { signs: ['Aries', 'Scorpio', 'Taurus', 'Libra'] }), 'A friendly sixth and eighth (priti shadashtaka): Aries – Scorpio, Taurus – Libra.');
  await setLanguage('hi');
  try {
    equal([rule('nadi_star_of_raman', { stars: ['Rohini', 'Magha'] }), source([{ work: 'muhurta_chintamani', verse: '6.36', sureness: 'read' }])], ['एक ही नक्षत्र, जो दोषमुक्त है (रोहिणी, मघा), और चरण भिन्न हैं।', 'मुहूर्त चिंतामणि 6.36']);
  } finally {
    await setLanguage('en');
  }
});

test('a verdict says whose thresholds it is by', () => {
  const result = verdict(KUTAS, 'kuta');
  equal([result.grade, result.by, result.standing, result.thresholds[0]], ['not certain', 'Thresholds of Future Point and Saral Jyotish', ['Bhakuta'], { from: '18', label: 'acceptable', isReached: false }]);
});

test('poruthams are told with counts and sexes', () => {
  const item = (more) => ({ grade: 'uttama', essential: false, weighty: true, counted: true, bride: 'Rohini', groom: 'Magha', table_source: { work: 'southern_sources', sureness: 'unnamed' }, row: 'girl to boy 7', ...more });
  const [mahendra, yoni, rasi, aya] = poruthamRows({
    items: [
      item({ porutham: 'mahendra', counts: [7] }),
      item({ porutham: 'yoni', bride: 'horse', groom: 'elephant', sexes: { bride: 'female', groom: 'male' } }),
      item({ porutham: 'rasi', bride: 'aries', groom: 'leo', counts: [5], grade: null, essential: true }),
      item({ porutham: 'aya_vyaya', counts: [3, 2] }),
    ],
  });
  equal([mahendra.reason, yoni.reason], ['the groom’s star is number 7 from the bride’s', 'Horse (Ashva) (female) × Elephant (Gaja) (male)']);
  equal([rasi.reason, rasi.word, rasi.grade, rasi.isWeighty, aya.reason], ['the groom’s sign is number 5 from the bride’s', 'not certain', 'unknown', false, 'income 3, expense 2']);
});

test('of whole charts dosha, malefics and changes of dasha are told', () => {
  const dosha = (present, stands) => ({ present, stands, grade: 'low', mars: [{ from: 'moon', house: 7, afflicted: true, freed: true }], cancellations: [{ cancellation: 'sign_of_house', params: { signs: ['Gemini', 'Virgo', 'Aries', 'Scorpio', 'Cancer', 'Capricorn', 'Sagittarius', 'Pisces', 'Taurus', 'Libra', 'Leo', 'Aquarius'] }, sources: [{ work: 'northern_manuals', sureness: 'unnamed' }], counts: true }] });
  const found = mangal({ ground: 'both', compatible: true, bride: dosha(true, false), groom: dosha(null, null) });
  equal([found.bride.word, found.groom.word, found.bride.mars[0].from, found.bride.mars[0].isFreed], ['Has it, cancelled', 'Not known without the time', 'Moon', true]);
  equal(found.bride.cancellations[0].rule.endsWith('7th Cancer, Capricorn; 8th Sagittarius, Pisces; 12th Taurus, Libra; any house Leo, Aquarius.'), true);
  const papa = papasamya({ balanced: false, bride: { points: 1.75, malefics: [{ planet: 'mars', from: 'lagna', house: 7, points: 1 }, { planet: 'rahu', from: 'venus', house: 12, points: 0.25 }] }, groom: { points: 0, malefics: [] } });
  equal([papa.bride.sum, papa.bride.rows.map(({ malefics }) => malefics), papa.words], ['1¾', ['Mars 7 (1)', '–', 'Rahu 12 (¼)'], 'The bride’s sum is greater than the groom’s.']);
  equal(sandhiRows({ changes: [{ bride: { from: 'mars', to: 'rahu', at: '2030-01-05T00:00:00Z' }, groom: { from: 'sun', to: 'moon', at: '2030-03-01T00:00:00Z' }, days_apart: 55 }] })[0].apart, '55 days');
  equal(moon({ moon: [{ nakshatra: 'Rohini', pada: 2, rasi: 'Taurus' }, { nakshatra: 'Rohini', pada: 4, rasi: 'Taurus' }] }), 'Rohini 2 (Taurus) – Rohini 4 (Taurus)');
});

test('what cannot be said says why, by its code', () => {
  const why = (code) => absentRows({ absent: [{ part: 'papasamya', code }] })[0].why.slice(0, 18);
  equal(['moon_not_certain', 'births_needed', 'houses_need_time'].map(why), ['Where a Moon stand', 'It needs the birth', 'Houses are counted']);
});

test('every id that the service may answer has its words', async () => {
  const { components: { schemas } } = await (await fetch('/openapi.json')).json();
  const ids = (name) => {
    equal(schemas[name].enum.length > 1, true);
    return schemas[name].enum;
  };
  const exceptions = ids('MatchExceptionName').map((exception) => ({ exception, lifts: 'nadi', params: {}, sources: [], counts: true, certain: true }));
  const said = [
    ...exceptionRows({ exceptions }, 'kuta').map((row) => row.rule),
    ...remarkRows(ids('MatchRemarkName').map((remark) => ({ remark, params: {}, sources: [] }))).map((row) => row.rule),
    ...ids('MangalCancellation').map((id) => t(`match.cancellation.${id}`)),
    ...ids('MangalGround').map((id) => t(`match.ground.${id}`)),
    ...ids('MatchThresholds').map((id) => t(`match.bands.${id}`)),
    ...ids('MatchPart').map((id) => t(`match.absent.${id}`)),
    ...ids('MatchWork').map((work) => source([{ work, sureness: 'read' }])),
    source([{ work: 'muhurta_chintamani', sureness: 'manuals' }, { work: 'pyjhora', sureness: 'single' }, { work: 'kalanirnaya', sureness: 'differs' }]),
    ...['moon_not_certain', 'births_needed', 'houses_need_time', 'dashas_need_time'].map((code) => absentRows({ absent: [{ part: 'total', code }] })[0].why),
  ];
  equal(said.length > 60, true);
  equal(said.filter((words) => !words || words.includes('match.')), []);
});
