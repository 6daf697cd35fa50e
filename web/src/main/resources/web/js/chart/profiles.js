// Profiles: the conventions of a program or school under one name, as the service has them.
import { has, t } from '../i18n.js';

export const PROFILES = ['nirayana', 'jhora', 'drik', 'kp', 'raman', 'surya_siddhanta_years'];

/** What stands in the preferences where somebody went back from a profile to what the service is set to. */
export const NONE = 'none';

export function isProfile(id) {
  return PROFILES.includes(id);
}

/** The choice, with what it is without one. */
export function profiles() {
  return [['', t('chart.profile.none')], ...PROFILES.map((id) => [id, profileName(id)])];
}

export function profileName(id) {
  return t(`chart.profile.${id}`);
}

/** What changes when a profile is chosen: what was chosen one by one before gives way to it. */
export function chosenProfile(id, shown) {
  // Without a profile nobody says what the ayanamsa is; it stays.
  return id ? { profile: id, ayanamsa: null, node: null, reference: null, sunrise_definition: null } : { profile: null, ayanamsa: shown.ayanamsa };
}

/** What to keep besides the profile once its answer is there: its own, so that earlier choices do not come back as overrides. */
export function keptOf({ ayanamsa, node_type: node }) {
  return { ayanamsa, node };
}

/** The words of what was chosen against the profile, of an answer's conventions. */
export function overridden(conventions) {
  const labels = { ayanamsa: 'terms.caption.ayanamsa', node_type: 'chart.nodes', position_reference: 'chart.reference', sunrise_definition: 'chart.sunrise' };
  return (conventions?.profile?.overrides ?? []).map(({ convention }) => {
    const key = labels[convention] ?? `compare.convention.${convention}`;
    return has(key) ? t(key) : convention.replaceAll('_', ' ');
  });
}
