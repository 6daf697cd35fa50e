// For those who write programs: a request and its answer, and where the rest is described.
import { h, icon } from '../dom.js';
import { t, use } from '../i18n.js';
import { HOME } from '../moment.js';
import { copy } from '../ui.js';

export const title = 'home.call';

const REQUEST = `curl -s -H "Authorization: Bearer $TOKEN" \\
  "${location.origin}/api/v1/astro/ascendant?dateandtime=1990-04-01T12:00:00Z&lat=${HOME.lat}&lon=${HOME.lon}"`;

const ANSWER = `{"name":"ascendant","code":"AS",
 "nirayana_longitude":153.483534640,
 "rasi_occupied":"Virgo","advanced_by":3.483534640,
 "nakshatra":"Uttara Phalguni","pada":3, …}`;

export async function mount(root) {
  await use('home');
  root.append(
    h(
      'section',
      { class: 'card call', 'aria-labelledby': 'developers-call' },
      h('div', { class: 'spread' }, h('h1', { id: 'developers-call' }, t('home.call')), h('button', { type: 'button', class: 'button', onclick: () => copy(REQUEST) }, icon('copy'), t('home.copy'))),
      h('pre', { class: 'code', tabindex: '0', role: 'region', 'aria-label': t('home.request') }, h('code', REQUEST)),
      h('pre', { class: 'code code-answer', tabindex: '0', role: 'region', 'aria-label': t('home.answer') }, h('code', ANSWER)),
      h('p', { class: 'row' }, h('a', { class: 'button', href: '/docs', target: '_blank', rel: 'noopener' }, icon('code'), t('shell.docs')), h('a', { class: 'button', href: '/openapi.json', target: '_blank', rel: 'noopener' }, 'OpenAPI')),
    ),
  );
}
