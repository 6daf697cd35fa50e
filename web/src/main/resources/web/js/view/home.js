// For a visitor: a birth to type, what runs today, what the charts look like, and the ways in.
import { clear, h, icon } from '../dom.js';
import { hasGuests, registration, tryButton } from '../guest.js';
import { today } from '../home/today.js';
import { language, t, use } from '../i18n.js';
import { session } from '../session.js';
import { explain, field, toast } from '../ui.js';

export const title = 'shell.title';

/** Drawn by the service's own engine, in English and in a language of the region; the recipe is in docs/web.md. */
const CHARTS = [
  ['south', 'ta'],
  ['north', 'hi'],
  ['east', 'bn'],
];

/** Where a language is at home charts are drawn in this form. */
const STYLE_OF = { hi: 'north', gu: 'north', mr: 'north', bn: 'east' };

/** Srinivasa Ramanujan's, for those who want to see a chart before they type. */
const EXAMPLE = '/chart?at=1887-12-22T18%3A20%3A00%2B05%3A21%3A10&lat=11.341&lon=77.7172&place=Erode&name=Srinivasa+Ramanujan';

export async function mount(root, { navigate, signal }) {
  await use('home');
  /** Where visitors are let in they see the chart at once, elsewhere after signing in. */
  const open = async (address) => {
    try {
      if (hasGuests() && !session.signedIn && !session.isGuest) {
        await session.visit();
      }
      navigate(address);
    } catch (failed) {
      toast(explain(failed), 'bad');
    }
  };
  const picture = h('div', { class: 'hero-charts' });
  const show = (chosen) => {
    clear(
      picture,
      h('img', { class: 'hero-chart', src: `/web/img/sample-${chosen}-${CHARTS.some(([style, own]) => style === chosen && own === language()) ? language() : 'en'}.svg`, alt: t('home.chartAlt', { style: t(`home.style.${chosen}`) }), width: 480, height: 480 }),
      h('p', { class: 'hero-whose' }, t('home.whose')),
      h(
        'div',
        { class: 'hero-styles', role: 'group', 'aria-label': t('home.styles') },
        CHARTS.map(([style]) => h('button', { type: 'button', class: 'hero-style', 'aria-pressed': style === chosen, onclick: () => showAndFocus(style) }, t(`home.style.${style}`))),
      ),
    );
  };
  const showAndFocus = (style) => {
    show(style);
    picture.querySelector('[aria-pressed=true]').focus();
  };
  show(STYLE_OF[language()] ?? 'south');
  const present = today({ open: hasGuests() ? open : null, signal });
  root.append(
    h(
      'section',
      { class: 'hero' },
      h(
        'div',
        { class: 'hero-words' },
        h('p', { class: 'label hero-label' }, t('home.label')),
        h('h1', t('home.title')),
        h('p', { class: 'hero-text' }, t('home.text')),
        birth((address) => open(address)),
        h('p', { class: 'row' }, h('a', { class: 'button', href: '/sign-in' }, t('shell.signIn')), registration() !== 'closed' && h('a', { class: 'button', href: '/register' }, t('shell.register')), tryButton({ go: () => navigate('/chart'), failed: (failed) => toast(explain(failed), 'bad') })),
      ),
      h('div', { class: 'hero-side' }, present.node, picture),
    ),
    h(
      'section',
      { class: 'promises', 'aria-label': t('home.promises') },
      ['exact', 'time', 'own'].map((name) => h('div', { class: 'promise' }, icon({ exact: 'target', time: 'clock', own: 'layers' }[name]), h('h2', t(`home.${name}`)), h('p', { class: 'soft' }, t(`home.${name}Text`)))),
    ),
    h('p', { class: 'center' }, h('a', { href: '/developers' }, t('home.call'))),
  );
  return { unmount: () => present.leave() };
}

/** A birth as the chart's own form will read it: that knows dates, times and places as people type them. */
function birth(open) {
  const typed = (name, label, placeholder) => field({ name, label: t(label), placeholder, autocomplete: 'off', maxlength: 80 });
  return h(
    'form',
    {
      class: 'card hero-birth',
      novalidate: true,
      'aria-label': t('home.birth'),
      onsubmit: (event) => {
        event.preventDefault();
        const { date, time, town } = event.target.elements;
        open(`/chart?${new URLSearchParams({ new: 1, date: date.value.trim(), time: time.value.trim(), town: town.value.trim() })}`);
      },
    },
    h('h2', t('home.birth')),
    h('div', { class: 'hero-when' }, typed('date', 'home.date', '1-4-1990'), typed('time', 'home.hour', '6:15 pm')),
    typed('town', 'home.town', 'Chennai'),
    h('p', { class: 'row' }, h('button', { type: 'submit', class: 'button button-primary button-large' }, t('home.cast')), h('button', { type: 'button', class: 'button button-large', onclick: () => open(`${EXAMPLE}&style=${STYLE_OF[language()] ?? 'south'}-indian`) }, t('home.example'))),
  );
}
