// Saturn's way past the natal Moon as a line of life.
import { ms } from '../almanac/time.js';

/** The bands of the line: the houses from the Moon that stand in each. */
export const BANDS = { sade_sati: [12, 1, 2], dhaiya: [4, 8], kantaka: [7, 10] };

/** Every stretch: { kind, cycle, phase, house, start, end, isTemporary, murti, bindus }, by their beginnings. */
export function stretches({ periods }) {
  return periods.flatMap(({ kind, cycle, stretches: parts }) =>
    parts.map((one) => ({
      kind,
      cycle,
      phase: one.phase,
      house: one.from_moon,
      start: one.entry,
      end: one.exit,
      isTemporary: one.is_temporary,
      murti: one.murti ?? null,
      bindus: one.bindus,
    })),
  );
}

export function inBand(all, band) {
  return all.filter(({ house }) => BANDS[band].includes(house));
}

/** The life itself as a window. */
export function lifeOf({ birth, until }) {
  const [from, to] = [ms(birth), ms(until)];
  return { from, to, length: to - from };
}

/** What runs at a moment (ms), and the period that begins next: { running (a stretch or null), next (a period or null) }. */
export function present(answer, now) {
  const running = stretches(answer).find(({ start, end }) => (start === null || ms(start) <= now) && (end === null || ms(end) > now)) ?? null;
  const next = answer.periods.find(({ start }) => start !== null && ms(start) > now) ?? null;
  return { running, next };
}
