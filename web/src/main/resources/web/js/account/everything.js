// Everything that the service holds about somebody, as one file.
import { api } from '../api.js';
import { h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { save } from '../kit/save.js';
import { busy, explain, toast } from '../ui.js';
import { section } from './card.js';

export function everythingCard({ signal }) {
  const button = h('button', { type: 'button', class: 'button', onclick: fetchAll }, icon('download'), t('account.everything.get'));
  async function fetchAll() {
    try {
      const all = await busy(button, api.get('/api/v1/users/me/export', null, { signal }));
      save('nirayana-personal-data.json', 'application/json', JSON.stringify(all, null, 2));
    } catch (failed) {
      if (!signal.aborted) {
        toast(explain(failed), 'bad');
      }
    }
  }
  return section('everything', 'download', h('p', { class: 'soft' }, t('account.everything.text')), h('p', button));
}
