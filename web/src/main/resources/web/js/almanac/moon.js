// The Moon as it looks: a disc with its lit part, drawn from its distance to the Sun.
import { svg } from '../dom.js';

/**
 * phase: 0 new, 0.25 first quarter, 0.5 full, to 1. south: seen from the southern hemisphere, where it stands on its head.
 * The light is the half disc of the limb and half an ellipse, the terminator, added to it or taken from it.
 */
export function moonGlyph(phase, { south = false, label = null } = {}) {
  const bulge = Math.cos(2 * Math.PI * phase);
  const waxing = phase < 0.5;
  const path = `M0-10A10 10 0 0 1 0 10A${Math.abs(bulge) * 10} 10 0 0 ${bulge > 0 ? 0 : 1} 0-10Z`;
  return svg(
    'svg',
    {
      class: 'moon',
      viewBox: '-11.5 -11.5 23 23',
      focusable: 'false',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
    },
    svg('circle', { class: 'moon-dark', r: 10 }),
    svg('path', { class: 'moon-lit', d: path, transform: waxing === south ? 'scale(-1 1)' : null }),
    svg('circle', { class: 'moon-rim', r: 10 }),
  );
}

/** The phase at an instant within a tithi of the service. */
export function phaseAt(tithi, at, start, end) {
  return ((tithi.number - 1 + Math.min(1, Math.max(0, (at - start) / (end - start)))) / 30) % 1;
}
