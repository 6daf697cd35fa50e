// For a visitor: what this is, what it looks like, how to call it.
import { clear, h, icon } from '../dom.js';
import { tryButton } from '../guest.js';
import { t } from '../i18n.js';
import { HOME } from '../moment.js';
import { copy, explain, toast } from '../ui.js';

export const title = 'shell.title';

/** Drawn by the service's own engine; the recipe is in docs/web.md. */
const CHARTS = [
  ['south', 'ta'],
  ['north', 'hi'],
  ['east', 'bn'],
];

const REQUEST = `curl -s -H "Authorization: Bearer $TOKEN" \\
  "${location.origin}/api/v1/astro/ascendant?dateandtime=1990-04-01T12:00:00Z&lat=${HOME.lat}&lon=${HOME.lon}"`;

const ANSWER = `{"name":"ascendant","code":"AS",
 "nirayana_longitude":153.483534640,
 "rasi_occupied":"Virgo","advanced_by":3.483534640,
 "nakshatra":"Uttara Phalguni","pada":3, …}`;

export async function mount(root, { navigate }) {
  const picture = h('div', { class: 'hero-charts' });
  const show = (chosen) => {
    clear(
      picture,
      h('img', { class: 'hero-chart', src: `/web/img/sample-${chosen}.svg`, alt: t('shell.home.chartAlt', { style: t(`shell.home.style.${chosen}`) }), width: 480, height: 480 }),
      h(
        'div',
        { class: 'hero-styles', role: 'group', 'aria-label': t('shell.home.styles') },
        CHARTS.map(([style]) => h('button', { type: 'button', class: 'hero-style', 'aria-pressed': style === chosen, onclick: () => showAndFocus(style) }, t(`shell.home.style.${style}`))),
      ),
    );
  };
  const showAndFocus = (style) => {
    show(style);
    picture.querySelector('[aria-pressed=true]').focus();
  };
  show('south');
  root.append(
    h(
      'section',
      { class: 'hero' },
      h(
        'div',
        { class: 'hero-words' },
        h('p', { class: 'label hero-label' }, t('shell.home.label')),
        h('h1', t('shell.home.title')),
        h('p', { class: 'hero-text' }, t('shell.home.text')),
        h('p', { class: 'row' }, h('a', { class: 'button button-primary button-large', href: '/sign-in' }, t('shell.signIn')), tryButton({ classes: ['button-large'], go: () => navigate('/chart'), failed: (failed) => toast(explain(failed), 'bad') }), h('a', { class: 'button button-large', href: '/docs', target: '_blank', rel: 'noopener' }, icon('code'), t('shell.docs'))),
      ),
      picture,
    ),
    h(
      'section',
      { class: 'promises', 'aria-label': t('shell.home.promises') },
      ['exact', 'time', 'own'].map((name) => h('div', { class: 'promise' }, icon({ exact: 'target', time: 'clock', own: 'layers' }[name]), h('h2', t(`shell.home.${name}`)), h('p', { class: 'soft' }, t(`shell.home.${name}Text`)))),
    ),
    h(
      'section',
      { class: 'card call', 'aria-labelledby': 'home-call' },
      h('div', { class: 'spread' }, h('h2', { id: 'home-call' }, t('shell.home.call')), h('button', { type: 'button', class: 'button', onclick: () => copy(REQUEST) }, icon('copy'), t('shell.home.copy'))),
      h('pre', { class: 'code', tabindex: '0', role: 'region', 'aria-label': t('shell.home.request') }, h('code', REQUEST)),
      h('pre', { class: 'code code-answer', tabindex: '0', role: 'region', 'aria-label': t('shell.home.answer') }, h('code', ANSWER)),
    ),
  );
}
