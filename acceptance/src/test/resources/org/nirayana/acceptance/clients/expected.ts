/** What every client asks, and what it must get. */
export const BASE = process.env.BASE!;
export const KEY = process.env.KEY!;

export const PLACE = { lat: 13.0878, lon: 80.2785 };
export const BIRTH = { ...PLACE, dateandtime: '1990-05-17T05:00:00Z' };
export const DAYS = { ...PLACE, start_date: '2026-01-01', days: 2 };
export const LINES = `${JSON.stringify({ id: 'a', ...BIRTH })}\n${JSON.stringify({ id: 2, lat: 91 })}\n`;

export function check(what: string, holds: unknown): void {
  if (!holds) {
    throw new Error(`${what} is not as it should be`);
  }
  console.log(`ok ${what}`);
}

export function checkLines(answer: string): void {
  const [first, second] = answer
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  check('NDJSON', first.id === 'a' && first.line === 1 && second.id === 2 && second.problem.status === 400);
}
