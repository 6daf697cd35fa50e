// What is said of a person in a line.
import { dateTime, t } from '../i18n.js';
import { timeOf } from '../moment.js';

/** 17 May 1990, of a date on the clock; older years and those of another calendar as they are written. */
export function describeDate(local, format = { day: 'numeric', month: 'short', year: 'numeric' }) {
  const date = local.slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(date) && date >= '1000' ? dateTime(new Date(`${date}T00:00:00Z`), { timeZone: 'UTC', ...format }) : local.split('T')[0];
}

/** The time as it was given: seconds only where there are some; what is known to the hour has a sign before it. */
export function describeTime({ local, certainty }) {
  if (!local.includes('T')) {
    return t('people.noTime');
  }
  const time = timeOf(local).replace(/:00$/, (seconds) => (timeOf(local).length > 5 ? '' : seconds));
  return certainty === 'hour' || certainty === 'unknown' ? `≈ ${time}` : time;
}

/** 17 May 1990, 10:30 · Chennai. */
export function describeBirth({ birth }) {
  return [`${describeDate(birth.local)}, ${describeTime(birth)}`, birth.place].filter(Boolean).join(' · ');
}
