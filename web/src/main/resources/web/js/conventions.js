// Every convention that the service has: where it belongs, what it may be, what the address calls it, and its words. Whoever shows
// words of it waits for `conventionWords` first: they are many, and few people look at them.
import { has, number, t, use } from './i18n.js';

/** What may be chosen, the usual first; a number has its limits. By the names of the service. */
const CHOICES = {
  places: {
    ayanamsa_offset: { least: -1_296_000, most: 1_296_000, unit: '″' },
    positions: 'apparent true astrometric',
    apply_nutation: 'true false',
    sidereal_nutation: 'cancelled kept kept_in_ascendant',
    universal_time: 'utc ut1',
  },
  days: {
    sunrise_definition: 'geometric disc_centre upper_limb hindu_rising lower_limb',
    moonrise: 'as_sunrise with_latitude_and_parallax without_latitude_and_parallax',
    moonrise_definition: 'as_sunrise geometric disc_centre upper_limb lower_limb',
    lunar_month: 'amanta purnimanta',
    solar_calendar: 'tamil malayalam odia bengali',
    seasons: 'sidereal tropical lunar',
    vikram: 'chaitradi kartikadi',
    samvatsara: 'lunar solar',
    jovian_bija: 'none applied',
    mula_varjya: 'last both',
    brahma_muhurta: 'proportional fixed',
    hora: 'proportional equal',
    time_rounding: 'seconds minutes_cut minutes_rounded limbs_cut',
  },
  dashas: {
    dasha_from: 'moon kshema utpanna adhana lagna sun mars mercury jupiter venus saturn rahu ketu',
    dasa_year_length: { least: 1, most: 1000 },
    dasha_year: 'fixed_days sun_return calendar',
  },
  houses: {
    house_system: 'whole_sign equal porphyry sripati placidus koch regiomontanus campanus alcabitius morinus meridian',
    house_cusps: 'beginnings middles',
    node_aspects: 'none 5_7_9',
    sphuta_special: 'additive bphs_verse continuous',
    argala_reversed: 'ketu nodes nobody',
  },
  states: {
    combustion_orbs: 'surya_siddhanta manuals narrow',
    war_victor: 'northern_latitude lesser_longitude venus_always',
    war_discs: 'surya_siddhanta mahabhaskariya',
    node_dignity: 'pvr bphs sarvartha_chintamani none',
    node_friends: 'none santhanam pvr',
    moon_nature: 'waxing ashtami always',
    mercury_nature: 'association fixed_benefic',
    jagradadi: 'compound natural',
    deeptadi_list: 'bphs phaladeepika',
    lajjitadi_relations: 'compound natural',
    sayanadi_ghati: 'running elapsed',
  },
  ashtakavarga: {
    ashtakavarga_table: 'bphs varahamihira phaladeepika maitreya',
    sarva_lagna: 'excluded included',
    trikona_shodhana: 'least two_zeros',
    ekadhipatya_shodhana: 'min subtract zero equal_keep',
    ekadhipatya_occupants: 'grahas_and_lagna grahas with_nodes',
    virgo_multiplier: 'five six',
  },
  shadbala: {
    saptavargaja_points: 'raman bphs',
    saptavargaja_moolatrikona: 'whole_sign by_degree',
    kendradi_bala: 'by_sign by_bhava',
    drekkana_bala: 'male_neuter_female male_female_neuter',
    dig_bala: 'true_angles equal_houses',
    nathonnatha_time: 'local_apparent local_mean zone_apparent sun_dig',
    shadbala_moon: 'ashtami waxing always',
    paksha_moon: 'doubled doubled_light single',
    year_month_lords: 'ahargana solar none',
    shadbala_hora: 'equal seasonal',
    ayana_bala: 'true_declination kesava_table santhanam bphs_khandas obliquity_share',
    shadbala_ayanamsa: 'of_chart twenty_three_degrees',
    yuddha_bala: 'raman bphs none',
    yuddha_victor: 'lesser_longitude northern_latitude',
    cheshta_elements: 'raman modern_mean surya_siddhanta eight_motions',
    cheshta_average: 'shorter_arc plain_numbers',
    luminary_cheshta: 'omit ayana_paksha kendra kendra_shown',
    drik_bala: 'quarter quarter_plus_jupiter_mercury full',
    sun_required: 'five six_and_a_half',
    ishta_phala: 'roots mean',
    bhava_dig: 'raman bphs_arc whole_sign',
    bhava_extras: 'none bphs',
    vimsopaka_saptavarga: 'pvr verse',
    vaiseshikamsa_hora: 'parashara kashinatha',
  },
};

/** What the address and the views call some of them. */
const ALIASES = { node_type: 'node', position_reference: 'reference', lunar_month: 'lunar', dasa_year_length: 'year', house_system: 'houses', ashtakavarga_table: 'table' };

/** What a view calls a convention. */
export function fieldOf(id) {
  return ALIASES[id] ?? id;
}

/** By id: { id, group, field, values (words), limits (of a number) }; those that every form has by itself are not among them. */
export const CONVENTIONS = Object.fromEntries(
  Object.entries(CHOICES).flatMap(([group, all]) =>
    Object.entries(all).map(([id, allowed]) => [id, { id, group, field: fieldOf(id), values: typeof allowed === 'string' ? allowed.split(' ') : [], limits: typeof allowed === 'string' ? null : allowed }]),
  ),
);

export const GROUPS = Object.keys(CHOICES);

/** The ids of a group. */
export function ofGroup(group) {
  return Object.keys(CHOICES[group]);
}

/** Which questions take which, besides those that all of them take. */
export const OF_PLACES = ofGroup('places');
export const OF_DAYS = ofGroup('days');
export const OF_SUNRISE = ['sunrise_definition', 'time_rounding'];
export const OF_DASHAS = ofGroup('dashas');
export const OF_HOUSES = ['house_system', 'house_cusps'];
export const OF_ASPECTS = ['node_aspects', 'sphuta_special', 'argala_reversed'];
export const OF_STATES = ['sunrise_definition', ...OF_HOUSES, ...ofGroup('states')];
export const OF_ASHTAKAVARGA = ofGroup('ashtakavarga');
export const OF_VIMSOPAKA = ['vimsopaka_saptavarga', 'vaiseshikamsa_hora'];
export const OF_SHADBALA = ['sunrise_definition', 'mercury_nature', 'sphuta_special', ...ofGroup('shadbala').filter((id) => !OF_VIMSOPAKA.includes(id))];

/** Whether a text is one of its values. */
export function isValue(id, text) {
  const { values, limits } = CONVENTIONS[id];
  if (!limits) {
    return values.includes(text);
  }
  return /^[+-]?\d{1,9}(\.\d{1,15})?$/.test(text) && Number(text) >= limits.least && Number(text) <= limits.most;
}

/** By field: nothing chosen, which is as the profile or the service has it. */
export const UNCHOSEN = Object.fromEntries(Object.values(CONVENTIONS).map(({ field }) => [field, null]));

// --- Words ---------------------------------------------------------------------------------------------------------------

/** Where words of values stand that views had before there was a list of all. */
const ELSEWHERE = {
  node_type: 'chart.node',
  position_reference: 'chart.reference',
  sunrise_definition: 'panchanga.convention.sunrise_definition',
  lunar_month: 'panchanga.choice.lunar',
  ashtakavarga_table: 'strengths.table',
};

/** To be awaited before the others are asked. */
export function conventionWords() {
  return use('conventions', 'panchanga', 'strengths', 'chart', 'terms');
}

/** What a convention is called, within a sentence. */
export function conventionName(id) {
  return t(`conventions.name.${id}`);
}

/** What it is chosen as. */
export function valueName(id, value) {
  const own = [`conventions.value.${id}.${value}`, `terms.${id}.${value}`, ELSEWHERE[id] && `${ELSEWHERE[id]}.${value}`, `panchanga.choice.${id}.${value}`, `conventions.value.any.${value}`];
  const key = own.find((one) => one && has(one));
  if (key) {
    return t(key);
  }
  if (id === 'dasha_from' && has(`terms.graha.${value}`)) {
    return t('conventions.value.dasha_from.graha', { graha: t(`terms.graha.${value}`) });
  }
  const figure = Number(value);
  return Number.isFinite(figure) ? number(figure, { maximumFractionDigits: 9 }) + (CONVENTIONS[id]?.limits?.unit ?? '') : value;
}

/** As the beginning of a line. */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
