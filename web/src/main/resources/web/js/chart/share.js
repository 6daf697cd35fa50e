// Taking a chart away: what to ask for it, as a command for a shell too, and what its file is called.
import { fileNamed, query } from '../moment.js';

const FIGURES = '/api/v1/astro/horoscope';
const PICTURE = '/api/v1/astro/chart';
const DAY = '/api/v1/astro/panchanga';

export function figures(state) {
  return { path: FIGURES, query: query(state, 'tz', 'varga', 'school', 'sunrise_definition') };
}

/** The day of the moment, from sunrise to sunrise. Its limbs are geocentric and know no nodes. */
export function day(state) {
  const { node_type: nodes, position_reference: reference, ...asked } = query(state, 'tz', 'sunrise_definition');
  return { path: DAY, query: asked };
}

export function picture(state, lang, theme) {
  return { path: PICTURE, query: { ...query(state, 'tz', 'varga', 'school', 'chart_type', 'name', 'place'), lang, theme } };
}

/** The request as a command for a shell; the token stays out of the clipboard, a variable stands for it. */
export function curl({ path, query: asked }, more = '') {
  const url = `${location.origin}${path}?${new URLSearchParams(asked)}`;
  return `curl -sS${more} -H "Authorization: Bearer $NIRAYANA_TOKEN" \\\n  '${url}'`;
}

export function fileName(state) {
  const when = (state.at ?? '').slice(0, 16).replace('T', '-');
  return fileNamed(['chart', state.name, when, state.varga > 1 ? `d${state.varga}` : ''], 'svg');
}
