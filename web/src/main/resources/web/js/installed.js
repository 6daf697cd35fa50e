// The page as an installed application: a worker that says so when there is no connection, and nothing that it could show
// instead of the truth.
import { language, onLanguage } from './i18n.js';

/** Starts the worker and tells it the language; browsers without workers have their own page for this. */
export function install() {
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return;
  }
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Forbidden here, or the server is away; the page works without it.
  });
  announce();
  onLanguage(announce);
}

async function announce() {
  try {
    const kept = await caches.open('nirayana');
    await kept.put('/language', new Response(language()));
  } catch {
    // Storage may be forbidden; then the language of the browser serves.
  }
}
