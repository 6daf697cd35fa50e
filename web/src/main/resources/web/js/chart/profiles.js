// Profiles: the conventions of a program or school under one name, as the service has them.
import { UNCHOSEN } from '../conventions.js';
import { t } from '../i18n.js';
import { OWN } from '../registry.js';

/** What stands in the preferences where somebody went back from a profile to what the service is set to. */
export const NONE = 'none';

export function isProfile(id) {
  return Object.hasOwn(OWN, id);
}

/** The choice, with what it is without one. */
export function profiles() {
  return [['', t('chart.profile.none')], ...Object.keys(OWN).map((id) => [id, profileName(id)])];
}

export function profileName(id) {
  return t(`chart.profile.${id}`);
}

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
