// Profiles: the conventions of a program or school under one name, as the service has them.
import { UNCHOSEN } from '../conventions.js';
import { t } from '../i18n.js';

export const PROFILES = ['nirayana', 'jhora', 'drik', 'astrosage', 'parasharas_light', 'kp', 'raman', 'surya_siddhanta_years'];

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
  jhora: { ayanamsa: 'true_citra', positions: 'true', sidereal_nutation: 'kept_in_ascendant', universal_time: 'ut1', node_type: 'mean', dasa_year_length: '365.256364', dasha_year: 'sun_return', sunrise_definition: 'hindu_rising', sphuta_special: 'bphs_verse', saptavargaja_moolatrikona: 'by_degree', dig_bala: 'equal_houses', nathonnatha_time: 'sun_dig', ayana_bala: 'kesava_table', shadbala_ayanamsa: 'twenty_three_degrees', cheshta_average: 'plain_numbers', luminary_cheshta: 'kendra_shown' },
  drik: { ayanamsa_offset: '24.2', sidereal_nutation: 'kept', dasa_year_length: '365.25636', sunrise_definition: 'upper_limb', moonrise_definition: 'geometric', lunar_month: 'purnimanta', time_rounding: 'limbs_cut' },
  astrosage: { ayanamsa_offset: '-2.2', node_type: 'mean', house_system: 'sripati', dasha_year: 'calendar', ashtakavarga_table: 'varahamihira', paksha_moon: 'single', ayana_bala: 'kesava_table', cheshta_average: 'plain_numbers', luminary_cheshta: 'kendra' },
  parasharas_light: { paksha_moon: 'single', ayana_bala: 'obliquity_share', luminary_cheshta: 'ayana_paksha', ishta_phala: 'mean' },
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
