import { getChart, getPanchangaRangeCalendar, getPanchangaRangeCsv, getPlanets, getReport, me } from './orval/api.js';
import type { Ayanamsa, Graha } from './orval/api.js';
import { BIRTH, DAYS, check } from './expected.js';

const moon: Graha = 'moon';
const ayanamsa: Ayanamsa = 'raman';

const planets = await getPlanets({ ...BIRTH, ayanamsa });
check('JSON', planets.status === 200 && planets.data.find((planet) => planet.name === moon)?.code === 'MO');
check('SVG', (await text(getChart(BIRTH))).startsWith('<svg'));
check('PDF', (await text(getReport(BIRTH))).startsWith('%PDF'));
check('CSV', (await text(getPanchangaRangeCsv(DAYS))).trim().split('\r\n').length === 3);
check('ICS', (await text(getPanchangaRangeCalendar(DAYS))).startsWith('BEGIN:VCALENDAR'));
// It writes every body as JSON, so that lines cannot be sent by what it generates.
const wrong = await getPlanets({ lat: 91 });
check('errors', wrong.status === 400 && wrong.data.type === '/problems/invalid-input' && wrong.data.errors?.[0].field === 'lat');
const own = await me();
check('keys', own.status === 200 && own.data.username === 'admin');

async function text(answer: Promise<{ data: unknown }>): Promise<string> {
  return ((await answer).data as Blob).text();
}
