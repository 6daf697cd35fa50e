// Says so when the page is opened without a connection. It keeps no page, no script and no chart: whatever is shown came from
// the server just now, and a browser that cannot reach it is told that in the reader's language.

/** By language: title, text and again. The server puts them in. */
const WORDS = /* words */ {};

/** What a page that asks for nothing else needs to look like something. */
const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:1.1rem/1.6 system-ui,sans-serif;color:light-dark(#1d2150,#f3efe6);background:light-dark(#faf6ee,#12142b)}main{display:grid;justify-items:center;gap:1rem;padding:2rem}h1{margin:0;font-size:1.6rem}p{margin:0;max-width:34rem}a{color:inherit;font-weight:600}';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(offline));
  }
});

async function offline() {
  const language = await chosen();
  const { title, text, again } = WORDS[language];
  return new Response(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Nirayana</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    },
  );
}

/** The language that the page was last set to, which installed.js leaves here, or one that the browser asks for. */
async function chosen() {
  const kept = await caches.match('/language');
  const preferred = [kept ? await kept.text() : '', ...self.navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])];
  return preferred.find((code) => code in WORDS) ?? 'en';
}
