import { client } from './hey/client.gen.js';
import { batch, getChart, getPanchangaRangeCalendar, getPanchangaRangeCsv, getPlanets, getReport, me } from './hey/sdk.gen.js';
import type { Ayanamsa, Graha } from './hey/types.gen.js';
import { BASE, BIRTH, DAYS, KEY, LINES, check, checkLines } from './expected.js';

// As its own examples have it: the one credential goes into every header that the description names.
client.setConfig({ baseUrl: BASE, auth: () => KEY });
const moon: Graha = 'moon';
const ayanamsa: Ayanamsa = 'raman';

const planets = await getPlanets({ query: { ...BIRTH, ayanamsa } });
check('JSON', planets.data?.find((planet) => planet.name === moon)?.code === 'MO');
check('SVG', (await text(getChart({ query: BIRTH, parseAs: 'blob' }))).startsWith('<svg'));
check('PDF', (await text(getReport({ query: BIRTH, parseAs: 'blob' }))).startsWith('%PDF'));
check('CSV', (await text(getPanchangaRangeCsv({ query: DAYS, parseAs: 'blob' }))).trim().split('\r\n').length === 3);
check('ICS', (await text(getPanchangaRangeCalendar({ query: DAYS, parseAs: 'blob' }))).startsWith('BEGIN:VCALENDAR'));
checkLines(await text(batch({ body: new Blob([LINES]), parseAs: 'blob' })));
const wrong = await getPlanets({ query: { lat: 91 } });
check('errors', wrong.error?.type === '/problems/invalid-input' && wrong.error.errors?.[0].field === 'lat');
check('keys', (await me()).data?.username === 'admin');

async function text(answer: Promise<{ data?: Blob | File }>): Promise<string> {
  return (await answer).data!.text();
}
