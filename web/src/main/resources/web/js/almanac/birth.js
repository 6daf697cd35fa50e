// The five limbs, the hora and the ishta ghati of one instant, from the day that holds it.
import { t } from '../i18n.js';
import { graha, labelOf, name, nakshatra, tithi } from './names.js';
import { ms } from './time.js';

/** A ghati is the sixtieth part of a day of 24 hours, a pala the sixtieth of a ghati. */
const PALA = 24_000;
const PALAS = 60;

/** Whether an instant (ms) is in the day. */
export function holds(day, at) {
  return ms(day.day.start) <= at && at < ms(day.day.end);
}

/**
 * What holds at an instant (ms) of a day as the service tells it: [{ id, label, value }], in the order in which it is read.
 * Without a day, or for what it does not have, value is '–'.
 */
export function factsAt(day, at) {
  const one = (spans) => (spans ?? []).find((span) => ms(span.start) <= at && at < ms(span.end));
  const fact = (id, label, value) => ({ id, label, value: value || '–' });
  const known = day && holds(day, at) ? day : null;
  const star = one(known?.nakshatra);
  const [lunar, yoga, karana, hora] = [one(known?.tithi), one(known?.yoga), one(known?.karana), one(known?.hora)];
  return [
    fact('tithi', labelOf('limb', 'tithi'), lunar && tithi(lunar)),
    fact('nakshatra', labelOf('limb', 'nakshatra'), star && `${nakshatra(star.name)}\u00a0${one(star.padas)?.pada ?? ''}`.trim()),
    fact('yoga', labelOf('limb', 'yoga'), yoga && name('yoga', yoga.name)),
    fact('karana', labelOf('limb', 'karana'), karana && name('karana', karana.name)),
    fact('vara', labelOf('limb', 'vara'), known && name('vara', known.vara.name)),
    fact('hora', labelOf('row', 'hora'), hora && graha(hora.lord)),
    fact('ishta', labelOf('fact', 'ishta'), known && ghatis(known, at)),
  ];
}

/** The time since sunrise; where the Sun does not rise there is none. */
function ghatis({ day, sunrise }, at) {
  if (day.kind !== 'vedic' || !sunrise) {
    return null;
  }
  const palas = Math.floor((at - ms(sunrise)) / PALA);
  return t('panchanga.unit.ghati', { ghati: Math.floor(palas / PALAS), pala: palas % PALAS });
}
