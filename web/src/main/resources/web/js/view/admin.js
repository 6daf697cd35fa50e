// Administration, for superusers: users, tiers, and how the service is.
import { h } from '../dom.js';
import { t, use } from '../i18n.js';
import { tabs } from '../ui.js';
import { usersPanel } from '../admin/users.js';
import { tiersPanel } from '../admin/tiers.js';
import { systemPanel } from '../admin/system.js';
import { usageOfAll } from '../account/usage.js';

export const title = 'admin.title';

export async function mount(root, { params, navigate, signal }) {
  await use('admin', 'account');
  /** The address holds what is shown, so that it can be reloaded and sent to somebody. */
  const address = (changes) => {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) {
        query.set(name, value);
      } else {
        query.delete(name);
      }
    }
    navigate(`/admin${query.size > 0 ? `?${query}` : ''}`, { replace: true, quiet: true });
  };
  const items = [
    { id: 'users', label: t('admin.users'), iconName: 'users', panel: () => usersPanel({ params, address, signal }) },
    { id: 'tiers', label: t('admin.tiers'), iconName: 'tag', panel: () => tiersPanel({ signal }) },
    { id: 'usage', label: t('account.usage'), iconName: 'bars', panel: () => usageOfAll({ signal }) },
    { id: 'system', label: t('admin.system'), iconName: 'gauge', panel: () => systemPanel({ signal }) },
  ];
  const requested = params.get('tab');
  const made = tabs({
    items,
    selected: items.some((item) => item.id === requested) ? requested : 'users',
    label: t('admin.title'),
    onselect: (id) => address({ tab: id === 'users' ? '' : id }),
  });
  root.append(h('h1', t('admin.title')), made);
}
