// How the service is: health, the machine, requests, over the last minutes.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { number, t } from '../i18n.js';
import { failure, skeleton } from '../ui.js';
import { plot } from './plot.js';

const EVERY_MS = 5000;
const KEEP_MS = 10 * 60_000;
const MIN_SPAN_MS = 60_000;

/** Kept outside the view: whoever comes back to it sees the minutes in between, as far as they were asked. */
const samples = [];
let last = null;

export function systemPanel({ signal }) {
  const place = h('div', { class: 'system' }, skeleton(6));
  const state = h('p', { class: 'system-state', role: 'status' });
  let timer = 0;
  let stopped = false;

  async function look() {
    clearTimeout(timer);
    try {
      const [health, host, text] = await Promise.all([
        api.get('/health-check', null, { signal, anonymous: true }),
        api.get('/metrics', null, { signal, anonymous: true }),
        api.get('/metrics', null, { signal, anonymous: true, accept: 'application/openmetrics-text' }),
      ]);
      note(health, host, counters(text));
      draw(health);
    } catch (failed) {
      if (failed.name === 'AbortError' || signal.aborted) {
        return;
      }
      samples.push({ at: Date.now() });
      if (samples.some((point) => point.cpu !== undefined)) {
        clear(state, badge(false, t('admin.unreachable')));
      } else {
        clear(place, failure(failed, look));
        return;
      }
    }
    if (!stopped) {
      timer = setTimeout(look, EVERY_MS);
    }
  }

  function draw(health) {
    const healthy = health.status === 'healthy';
    clear(state, badge(healthy, t(healthy ? 'admin.healthy' : 'admin.unhealthy')), h('span', { class: 'soft small' }, t('admin.everySeconds', { seconds: EVERY_MS / 1000, minutes: KEEP_MS / 60_000 })));
    // Grows with what is known, so that the first minutes are seen too.
    const span = Math.min(KEEP_MS, Math.max(MIN_SPAN_MS, Date.now() - samples[0].at));
    const percent = (value) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
    clear(
      place,
      plot({ label: t('admin.cpu'), points: series('cpu'), top: 100, format: percent, span }),
      plot({ label: t('admin.memory'), points: series('memory'), top: 100, format: percent, span }),
      plot({ label: t('admin.disk'), points: series('disk'), top: 100, format: percent, span }),
      plot({ label: t('admin.rate'), points: series('rate'), format: (v) => number(v, { maximumFractionDigits: 1 }), span }),
      plot({ label: t('admin.latency'), points: series('latency'), format: (v) => `${number(v, { maximumFractionDigits: v < 10 ? 2 : 0 })} ms`, span }),
      plot({ label: t('admin.errors'), points: series('errors'), format: (v) => number(v, { maximumFractionDigits: 2 }), span }),
      plot({ label: t('admin.heap'), points: series('heap'), format: (v) => `${number(v, { maximumFractionDigits: 0 })} MB`, span }),
    );
  }

  function badge(good, text) {
    return h('span', { class: ['badge', good ? 'badge-good' : 'badge-bad'] }, icon(good ? 'check' : 'warn'), text);
  }

  signal.addEventListener('abort', () => {
    stopped = true;
    clearTimeout(timer);
  });
  look();
  return h('div', state, place);
}

function note(health, host, now) {
  const at = Date.now();
  const point = { at, cpu: host.cpu_percent, memory: host.memory_percent, disk: host.disk_usage, heap: now.heap / 1_048_576 };
  if (last && now.count >= last.count) {
    const seconds = (at - last.at) / 1000;
    point.rate = (now.count - last.count) / seconds;
    point.errors = (now.errors - last.errors) / seconds;
    if (now.count > last.count) {
      point.latency = ((now.sum - last.sum) / (now.count - last.count)) * 1000;
    }
  }
  last = { at, ...now };
  samples.push(point);
  while (samples.length > 0 && samples[0].at < at - KEEP_MS) {
    samples.shift();
  }
}

/** The sums of the counters that are shown, from the text that Prometheus reads. */
function counters(text) {
  const sums = { count: 0, sum: 0, errors: 0, heap: 0 };
  for (const line of text.split('\n')) {
    const found = /^([a-z_]+)(?:\{([^}]*)\})? ([0-9.eE+-]+)/.exec(line);
    if (!found) {
      continue;
    }
    const [, name, labels = '', value] = found;
    if (name === 'http_request_duration_seconds_count') {
      sums.count += Number(value);
      if (/status="5/.test(labels)) {
        sums.errors += Number(value);
      }
    } else if (name === 'http_request_duration_seconds_sum') {
      sums.sum += Number(value);
    } else if (name === 'jvm_memory_used_bytes' && labels.includes('area="heap"')) {
      sums.heap = Number(value);
    }
  }
  return sums;
}

function series(name) {
  return samples.map((point) => ({ at: point.at, value: point[name] }));
}
