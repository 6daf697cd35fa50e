// What happens in the sky, in rows for lists: events in the words of the service's own calendar, and eclipses as almanacs print them.
import { ms } from '../almanac/time.js';
import { graha, nakshatra, rasi } from '../chart/names.js';
import { t } from '../i18n.js';

/** The key of the sentence of an event, as the calendar has it. */
function keyOf({ kind, change }) {
  if (kind === 'lunation' || kind === 'station') {
    return change;
  }
  return ['combustion', 'heliacal', 'war', 'samagama'].includes(kind) ? `${kind}_${change}` : kind;
}

/** An event in a line. */
export function sentence(event) {
  return t(`events.${keyOf(event)}`, {
    graha: graha(event.planet),
    other: event.other ? graha(event.other) : '',
    rasi: rasi(event.rasi),
    nakshatra: nakshatra(event.nakshatra),
  });
}

/** What an eclipse is: "Lunar eclipse, partial". */
export function eclipseName({ planet, kind }) {
  return `${t(`sky.eclipse.${planet}`)}, ${t(`sky.kind.${kind}`)}`;
}

/**
 * What comes next, by time: { time, text, kind, isBack }. Of events those from now on; eclipses beside them by their greatest
 * instant.
 */
export function nextRows(events, eclipses, now, most) {
  const ofSky = events.map((event) => ({ time: event.time, kind: event.kind, text: sentence(event), isBack: event.kind === 'rasi_ingress' && event.is_retrograde && !['rahu', 'kethu'].includes(event.planet) }));
  const last = events.length > 0 ? ms(events.at(-1).time) : Infinity;
  const ofEclipses = eclipses.filter(({ greatest }) => ms(greatest) <= last).map((one) => ({ time: one.greatest, kind: 'eclipse', text: eclipseName(one), isBack: false }));
  return [...ofSky, ...ofEclipses]
    .filter(({ time }) => ms(time) >= now)
    .sort((a, b) => ms(a.time) - ms(b.time))
    .slice(0, most);
}

/** What is seen of an eclipse at the place: 'penumbral', 'absent' (it does not touch the place), 'hidden' (below the horizon) or 'seen'. */
export function sight({ is_observed: isObserved, local }) {
  if (!isObserved) {
    return 'penumbral';
  }
  return !local ? 'absent' : local.is_seen ? 'seen' : 'hidden';
}

/** The contacts at the place: { contact, time, isUp }; those of the penumbra almanacs leave out. */
export function contactRows({ local }) {
  return (local?.contacts ?? []).filter(({ contact }) => !contact.startsWith('upachchhaya')).map(({ contact, time, is_up: isUp }) => ({ contact, time, isUp }));
}

/** How much is covered: at the place where it is seen, else at most; of one in the penumbra how much of that. */
export function magnitude(eclipse) {
  const seen = sight(eclipse);
  return seen === 'seen' ? eclipse.local.magnitude : seen === 'penumbral' ? eclipse.penumbral_magnitude : eclipse.magnitude;
}
