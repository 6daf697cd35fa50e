// The links and calendars of somebody, on the page of the account: what each opens, until when, how often; and its end.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { dateTime, number, t } from '../i18n.js';
import { requestInTurn } from '../kit/requests.js';
import { busy, copy, dialog, failure, skeleton, toast } from '../ui.js';
import { SHARES } from './dialog.js';
import { isLive } from './links.js';

/** A section with the list, which loads itself; the words of the area "sharing" are there. */
export function sharedList(signal) {
  const place = h('div', skeleton(3));
  const load = async () => {
    try {
      const { items } = await busy(place, requestInTurn({ path: SHARES, query: { items_per_page: 100 } }, signal));
      clear(place, items.length === 0 ? h('p', { class: 'soft' }, t('sharing.list.none')) : h('ul', { class: 'share-list' }, items.map((one) => row(one, load))));
    } catch (failed) {
      if (!signal.aborted) {
        clear(place, failure(failed, load));
      }
    }
  };
  load();
  return h(
    'section',
    { class: 'card share-card', 'aria-labelledby': 'share-list' },
    h('h2', { id: 'share-list' }, icon('link'), t('sharing.list')),
    h('p', { class: 'soft' }, t('sharing.list.hint')),
    place,
  );
}

function row(one, reload) {
  const live = isLive(one, Date.now());
  const date = (text) => dateTime(new Date(`${text}Z`), { dateStyle: 'medium' });
  const until = one.expires_at ? t('sharing.until', { date: date(one.expires_at) }) : t('sharing.forever');
  return h(
    'li',
    { class: live ? null : 'is-ended' },
    h('div', h('strong', one.title), ' ', h('span', { class: 'badge' }, t(`sharing.kind.${one.kind}`)), h('p', { class: 'soft small' }, live ? until : t('sharing.ended'), ' · ', t('sharing.views', { count: number(one.views) }))),
    live &&
      h(
        'div',
        { class: 'row' },
        one.url && h('button', { type: 'button', class: 'tool', 'aria-label': `${t('sharing.copy')}: ${one.title}`, title: t('sharing.copy'), onclick: () => copy(location.origin + one.url, t('sharing.copied')) }, icon('copy')),
        h('button', { type: 'button', class: 'button', 'aria-label': `${t('sharing.withdraw')}: ${one.title}`, onclick: () => withdraw(one, reload) }, t('sharing.withdraw')),
      ),
  );
}

async function withdraw(one, reload) {
  const done = await dialog({
    title: t('sharing.withdraw.title', { title: one.title }),
    body: h('p', t('sharing.withdraw.sure')),
    submit: t('sharing.withdraw'),
    danger: true,
    onsubmit: () => api.delete(`${SHARES}/${encodeURIComponent(one.share_id)}`),
  });
  if (done) {
    toast(t('sharing.withdrawn'));
    await reload();
  }
}
