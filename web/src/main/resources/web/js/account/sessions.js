// Where one is signed in, and how to end that.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { requestInTurn } from '../kit/requests.js';
import { session } from '../session.js';
import { busy, dialog, explain, failure, skeleton, toast } from '../ui.js';
import { describeInstant, rowsOf, section } from './card.js';

const SESSIONS = '/api/v1/sessions';

/** When it was last used, as far as that is kept. */
function seen({ last_seen_at: last, created_at: created }) {
  return last ?? created;
}

export function sessionsCard({ signal }) {
  const place = h('div', { 'aria-live': 'polite' }, skeleton(3));
  async function load() {
    try {
      draw(rowsOf(await busy(place, requestInTurn({ path: SESSIONS }, signal))));
    } catch (failed) {
      clear(place, failure(failed, load));
    }
  }
  function draw(sessions) {
    const others = sessions.filter(({ current }) => !current);
    clear(
      place,
      h('ul', { class: 'account-list' }, [...sessions].sort((a, b) => Number(b.current) - Number(a.current) || (seen(a) < seen(b) ? 1 : -1)).map(row)),
      h('p', { class: 'row' }, others.length > 0 && h('button', { type: 'button', class: 'button', onclick: () => endOthers() }, t('account.sessions.endOthers')), h('button', { type: 'button', class: 'button', onclick: () => endAll() }, t('account.sessions.endAll'))),
    );
  }
  function row(one) {
    const device = one.device || t('account.sessions.unknown');
    return h(
      'li',
      h('div', { class: 'account-list-what' }, h('p', icon('device'), ' ', h('strong', device), ' ', one.current && h('span', { class: 'badge badge-good' }, t('account.sessions.current'))), h('p', { class: 'soft small' }, [one.address, one.last_seen_at && t('account.sessions.seen', { time: describeInstant(one.last_seen_at) }), t('account.sessions.since', { time: describeInstant(one.created_at) })].filter(Boolean).join(' · '))),
      !one.current && h('div', { class: 'account-list-acts' }, h('button', { type: 'button', class: 'button', 'aria-label': `${t('account.sessions.end')}: ${device}`, onclick: () => done(api.delete(`${SESSIONS}/${encodeURIComponent(one.session_id)}`)) }, t('account.sessions.end'))),
    );
  }
  async function done(work) {
    try {
      await busy(place, work);
      toast(t('account.sessions.ended'));
    } catch (failed) {
      toast(explain(failed), 'bad');
    }
    await load();
  }
  function endOthers() {
    return done(api.delete(SESSIONS));
  }
  /** This one goes, too: the page leads to the sign-in. */
  async function endAll() {
    const isDone = await dialog({
      title: t('account.sessions.endAll'),
      body: h('p', t('account.sessions.endAllText')),
      submit: t('account.sessions.endAll'),
      danger: true,
      onsubmit: async () => {
        await api.delete(`${SESSIONS}?all=true`);
      },
    });
    if (isDone) {
      session.ended('signed-out');
    }
  }
  load();
  return section('sessions', 'device', h('p', { class: 'soft' }, t('account.sessions.text')), place);
}
