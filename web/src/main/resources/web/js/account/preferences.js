// What somebody likes to see, in one place: seen, changed and taken back.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { t, use } from '../i18n.js';
import { styled } from '../styles.js';
import { busy, failure, skeleton } from '../ui.js';
import { section } from './card.js';

/** The fields need words and modules of many views: they come, by `load`, when somebody opens the card. */
export function preferencesCard({ signal, load }) {
  const place = h('div');
  let isOpened = false;
  const details = h('details', { class: 'account-more', ontoggle: () => details.open && !isOpened && open() }, h('summary', icon('down'), t('account.preferences.show')), place);
  async function open() {
    isOpened = true;
    clear(place, skeleton(6));
    try {
      const [{ preferenceFields }] = await busy(place, Promise.all([api.reach(load), use('chart', 'dashas', 'match', 'panchanga', 'terms'), styled({ styles: ['chart'] })]));
      clear(place, preferenceFields({ signal }));
    } catch (failed) {
      clear(place, failure(failed, open));
    }
  }
  return section('preferences', 'check', h('p', { class: 'soft' }, t('account.preferences.text')), details);
}
