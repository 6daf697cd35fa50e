// A small line over the last minutes: drawn here, in the colours of the theme.
import { h, svg } from '../dom.js';
import { t } from '../i18n.js';
import { uid } from '../ui.js';

const WIDTH = 280;
const HEIGHT = 72;

/** points: { at, value } in order of time, value undefined where nothing is known; top: of the scale, else the largest. */
export function plot({ label, points, top, format, span }) {
  const known = points.filter((p) => Number.isFinite(p.value));
  const latest = known.at(-1);
  const largest = Math.max(...known.map((p) => p.value), 0);
  const scale = top ?? (largest > 0 ? largest * 1.15 : 1);
  const end = points.at(-1)?.at ?? Date.now();
  const x = (at) => WIDTH - ((end - at) / span) * WIDTH;
  const y = (value) => HEIGHT - 2 - (Math.min(value, scale) / scale) * (HEIGHT - 6);
  const name = uid('plot');
  const lines = runs(points).map((run) => {
    const path = run.map((p, i) => `${i === 0 ? 'M' : 'L'}${x(p.at).toFixed(1)} ${y(p.value).toFixed(1)}`).join('');
    return [
      svg('path', { class: 'plot-area', d: `${path}L${x(run.at(-1).at).toFixed(1)} ${HEIGHT}L${x(run[0].at).toFixed(1)} ${HEIGHT}Z` }),
      svg('path', { class: 'plot-line', d: path }),
    ];
  });
  return h(
    'figure',
    { class: 'card plot', 'aria-labelledby': name },
    h('figcaption', { id: name }, h('span', { class: 'label' }, label), h('strong', { class: 'figures' }, latest ? format(latest.value) : '–')),
    svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': known.length > 0 ? t('admin.plotSays', { low: format(Math.min(...known.map((p) => p.value))), high: format(largest) }) : t('admin.plotEmpty') },
      [0.25, 0.5, 0.75].map((part) => svg('line', { class: 'plot-grid', x1: 0, x2: WIDTH, y1: HEIGHT * part, y2: HEIGHT * part })),
      lines,
      latest && svg('circle', { class: 'plot-dot', cx: Math.min(x(latest.at), WIDTH - 3), cy: y(latest.value), r: 3 }),
    ),
  );
}

/** Stretches without a gap. */
function runs(points) {
  const all = [[]];
  for (const point of points) {
    if (Number.isFinite(point.value)) {
      all.at(-1).push(point);
    } else if (all.at(-1).length > 0) {
      all.push([]);
    }
  }
  return all.filter((run) => run.length > 0);
}
