// Taking a chart away: as a link, a curl command, JSON, a file, on paper.
import { api } from '../api.js';
import { h } from '../dom.js';
import { query } from '../moment.js';

const FIGURES = '/api/v1/astro/horoscope';
const PICTURE = '/api/v1/astro/chart';

export function figures(state) {
  return { path: FIGURES, query: query(state, 'tz', 'varga', 'school') };
}

export function picture(state, lang, theme) {
  return { path: PICTURE, query: { ...query(state, 'tz', 'varga', 'school', 'chart_type', 'name', 'place'), lang, theme } };
}

/** The request as a command for a shell; the token stays out of the clipboard, a variable stands for it. */
export function curl({ path, query: asked }, more = '') {
  const url = `${location.origin}${path}?${new URLSearchParams(asked)}`;
  return `curl -sS${more} -H "Authorization: Bearer $NIRAYANA_TOKEN" \\\n  '${url}'`;
}

/** Gives a text to the person as a file. */
export function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h('a', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function downloadPicture(state, lang, signal) {
  const asked = picture(state, lang, 'auto');
  const text = await api.get(asked.path, asked.query, { accept: 'image/svg+xml', signal });
  const when = (state.at ?? '').slice(0, 16).replace(/[:T]/g, '-');
  save(`chart-${when}${state.varga > 1 ? `-d${state.varga}` : ''}.svg`, 'image/svg+xml', text);
}
