// What can be chosen for a chart, and what of it is to be shown as chosen.
import { LANGUAGES, has, ownName, t } from '../i18n.js';
import { timeOf } from '../moment.js';
import { clockName, longDate } from './facts.js';
import { overrides } from './profiles.js';
import * as names from './names.js';
import { AYANAMSAS, OF_FORMS, PARASHARA } from '../registry.js';

/** All ayanamsas, those that most people look for first. */
export function ayanamsas() {
  const named = (ids) => ids.map((id) => [id, names.ayanamsa(id)]);
  return [
    { label: t('chart.usual'), options: named(names.COMMON_AYANAMSAS) },
    { label: t('chart.others'), options: named(AYANAMSAS.filter((id) => !names.COMMON_AYANAMSAS.includes(id))) },
  ];
}

export function nodes() {
  return OF_FORMS.node_type.split(' ').map((id) => [id, t(`chart.node.${id}`)]);
}

export function references() {
  return OF_FORMS.position_reference.split(' ').map((id) => [id, t(`chart.reference.${id}`)]);
}

export function languages() {
  return [['', t('chart.asPage')], ...LANGUAGES.map((code) => [code, ownName(code)])];
}

/** What the form shows of a state: as the service reckoned by, where it has answered, else what is wished for. */
export function conventions(state, answer) {
  const answered = answer?.conventions;
  return {
    profile: state.profile ?? '',
    overrides: overrides(answered),
    ayanamsa: answered?.ayanamsa ?? state.ayanamsa ?? '',
    node: answered?.node_type ?? state.node ?? '',
    reference: answered?.position_reference ?? state.reference ?? '',
    lang: state.lang ?? '',
    tz: state.tz ?? '',
    tzOfPlace: answered?.timezone ?? '',
  };
}

/** The divisional charts of Parashara, and the one that is shown where it is another. */
export function divisions(state) {
  return [...new Set([...PARASHARA, state.varga])].sort((a, b) => a - b).map((d) => [String(d), names.varga(d)]);
}

/** By whose rules the chart can be divided; offered where there are several, which the answer says: until then it may be coming. */
export function schools(state, varga) {
  const known = varga?.schools ?? [];
  return { options: known.map((id) => [id, schoolName(id)]), shown: varga?.school ?? '', offered: known.length > 1 && state.varga !== 1, coming: !varga && state.varga !== 1 };
}

/** Schools are named after people; where there is no word for one, the API's is the name. */
function schoolName(id) {
  return has(`chart.school.${id}`) ? t(`chart.school.${id}`) : id.replaceAll('_', ' ').replace(/^\w/, (c) => c.toUpperCase());
}

/**
 * What is asked of somebody whose clock showed a time twice or never, or may have been one of several: { title, why, choices:
 * [{ given, label, clock }], isOpen }. `given` is what is chosen; open: another clock may be written. answer is that of the
 * service about the reading { date, time }.
 */
export function question(answer, reading) {
  return answer.clocks ? whichClock(answer.clocks, reading) : whichInstant(answer, reading);
}

function whichClock({ reason, choices }, reading) {
  const vars = { time: reading.time.slice(0, 5), date: longDate(`${reading.date}T00:00:00+00:00`) };
  return {
    title: t('chart.whichClock'),
    why: t(`chart.whichClock.${reason}`, vars),
    choices: choices.map((given) => ({
      given,
      label: t(`chart.clock.${given.name}`),
      clock: clockName(given.instant),
    })),
    isOpen: true,
  };
}

function whichInstant(answer, reading) {
  const twice = answer.kind === 'ambiguous';
  const vars = {
    time: reading.time.slice(0, 5),
    date: longDate(`${reading.date}T00:00:00+00:00`),
    before: timeOf(answer.change.before.clock, false),
    after: timeOf(answer.change.after.clock, false),
  };
  const labels = twice ? ['chart.first', 'chart.second'] : ['chart.byOld', 'chart.byNew'];
  return {
    title: t(twice ? 'chart.twice' : 'chart.never', vars),
    why: t(twice ? 'chart.twiceWhy' : 'chart.neverWhy', vars),
    choices: (twice ? answer.instants : answer.nearest).map((given, i) => ({
      given,
      label: t(labels[i]),
      clock: `${timeOf(given.dateandtime, false)} ${clockName(given)}`,
    })),
    isOpen: false,
  };
}
