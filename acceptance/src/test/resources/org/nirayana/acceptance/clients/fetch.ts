import createClient from 'openapi-fetch';
import type { components, paths } from './paths.js';
import { BASE, BIRTH, DAYS, KEY, LINES, check, checkLines } from './expected.js';

const api = createClient<paths>({ baseUrl: BASE, headers: { 'X-API-Key': KEY } });
const moon: components['schemas']['Graha'] = 'moon';
const ayanamsa: components['schemas']['Ayanamsa'] = 'raman';

const planets = await api.GET('/api/v1/astro/planets', { params: { query: { ...BIRTH, ayanamsa } } });
check('JSON', planets.data?.find((planet) => planet.name === moon)?.code === 'MO');
const chart = await api.GET('/api/v1/astro/chart', { params: { query: BIRTH }, parseAs: 'text' });
check('SVG', chart.data?.startsWith('<svg'));
const report = await api.GET('/api/v1/astro/report', { params: { query: BIRTH }, parseAs: 'text' });
check('PDF', report.data?.startsWith('%PDF'));
const table = await api.GET('/api/v1/astro/panchanga/range.csv', { params: { query: DAYS }, parseAs: 'text' });
check('CSV', table.data?.trim().split('\r\n').length === 3);
const calendar = await api.GET('/api/v1/astro/panchanga/range.ics', { params: { query: DAYS }, parseAs: 'text' });
check('ICS', calendar.data?.startsWith('BEGIN:VCALENDAR'));
const answers = await api.POST('/api/v1/astro/batch', {
  body: LINES,
  bodySerializer: (lines) => lines,
  headers: { 'Content-Type': 'application/x-ndjson' },
  parseAs: 'text',
});
checkLines(answers.data!);
const wrong = await api.GET('/api/v1/astro/planets', { params: { query: { lat: 91 } } });
check('errors', wrong.error?.type === '/problems/invalid-input' && wrong.error.errors?.[0].field === 'lat');
const both = createClient<paths>({ baseUrl: BASE, headers: { 'X-API-Key': KEY, Authorization: `Bearer ${KEY}` } });
check('keys', (await both.GET('/api/v1/auth/me')).data?.username === 'admin');
