// Profiles: the conventions of a program or school under one name, as the service has them.
import { UNCHOSEN } from '../conventions.js';
import { t } from '../i18n.js';

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

/** What each has of its own, by the names of the service; the rest is as usual. */
export const OWN = {
  nirayana: {},
  jhora: { positions: 'true', node_type: 'mean', sunrise_definition: 'hindu_rising', dasa_year_length: '365.256364' },
  drik: { ayanamsa_offset: '24.2', sidereal_nutation: 'kept', sunrise_definition: 'upper_limb', lunar_month: 'purnimanta', time_rounding: 'minutes_cut' },
  kp: { ayanamsa: 'krishnamurti', node_type: 'mean', house_system: 'placidus' },
  raman: { ayanamsa: 'raman', node_type: 'mean', house_system: 'sripati' },
  surya_siddhanta_years: { ayanamsa: 'suryasiddhanta', node_type: 'mean', sunrise_definition: 'hindu_rising', dasa_year_length: '365.258756481' },
};

/** What changes when a profile is chosen: whatever was chosen one by one before gives way to it. */
export function chosenProfile(id, shown) {
  const nothing = { ...UNCHOSEN, node: null, reference: null };
  // Without a profile nobody says what the ayanamsa is; it stays.
  return id ? { ...nothing, profile: id, ayanamsa: null } : { ...nothing, profile: null, ayanamsa: shown.ayanamsa };
}

/** What was chosen against the profile, by the names of the service, of an answer's conventions. */
export function overrides(conventions) {
  return (conventions?.profile?.overrides ?? []).map(({ convention }) => convention);
}
