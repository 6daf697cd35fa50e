import { t, use } from '/web/js/i18n.js';
import { mount } from '/web/js/view/register.js';
import { equal, served, test, until } from './harness.js';

await use('shell', 'account');

/** The view in a document that says how people may register; gives what was sent to the service. */
async function registering(mode, search, act) {
  const meta = document.createElement('meta');
  meta.name = 'registration';
  meta.content = mode;
  const root = document.createElement('div');
  document.head.append(meta);
  document.body.append(root);
  const sent = [];
  try {
    await served(
      (url, { body }) => {
        sent.push([url.pathname, typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body)]);
        return {};
      },
      async () => {
        await mount(root, { params: new URLSearchParams(search) });
        await act(root);
      },
    );
    return sent;
  } finally {
    meta.remove();
    root.remove();
  }
}

test('where it is closed there is nothing to fill in', async () => {
  equal(await registering('closed', '', (root) => equal([root.querySelectorAll('input').length, root.textContent.includes(t('account.register.closed'))], [0, true])), []);
});

test('an address is asked for, and nothing else', async () => {
  const sent = await registering('open', '', async (root) => {
    root.querySelector('[name=email]').value = ' mira@example.com ';
    root.querySelector('form').requestSubmit();
    await until(() => root.textContent.includes(t('account.register.sentText', { email: 'mira@example.com' })));
  });
  equal(sent, [['/api/v1/auth/register', { email: 'mira@example.com' }]]);
});

test('with the token of the mail the account is made, which may have to wait', async () => {
  for (const [mode, said] of [['open', 'done'], ['approval', 'waits']]) {
    const sent = await registering(mode, 'token', async (root) => {
      for (const [name, value] of Object.entries({ token: 'abc', username: 'mira', name: 'Mira', password: 'a fine long secret' })) {
        root.querySelector(`[name=${name}]`).value = value;
      }
      root.querySelector('form').requestSubmit();
      await until(() => root.textContent.includes(t(`account.register.${said}`)));
    });
    const made = ['/api/v1/auth/confirm', { token: 'abc', username: 'mira', name: 'Mira', password: 'a fine long secret' }];
    // Where nobody has to agree it is entered at once; here the service gives no session, and that the account is ready is said all the same.
    equal(sent, mode === 'open' ? [made, ['/api/v1/auth/login', { username: 'mira', password: 'a fine long secret' }]] : [made]);
  }
});
