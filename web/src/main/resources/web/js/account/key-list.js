// What a key is to those who read the list: whether it works, and what was typed for a new one.
import { instantOf } from './card.js';

/** For how long a new key may work, in days; null: for ever. */
export const LIFETIMES = [null, 30, 90, 365];

/** 'live', 'expired' or 'revoked'. */
export function stateOf({ revoked_at: revoked, expires_at: expires }, now = Date.now()) {
  if (revoked) {
    return 'revoked';
  }
  return expires && instantOf(expires).getTime() <= now ? 'expired' : 'live';
}

/** Those that work first, the newest of each first. */
export function ordered(keys, now = Date.now()) {
  const rank = (key) => ['live', 'expired', 'revoked'].indexOf(stateOf(key, now));
  return [...keys].sort((a, b) => rank(a) - rank(b) || (a.created_at < b.created_at ? 1 : -1));
}

/** What is sent for a new key; whatever is left empty is not limited. */
export function bodyOf({ name, days, endpoints, addresses }, now = Date.now()) {
  const list = (text) => text.split(/[\s,]+/).filter(Boolean);
  return {
    name: name.trim(),
    ...(days ? { expires_at: new Date(now + Number(days) * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z') } : {}),
    ...(list(endpoints).length > 0 ? { endpoints: list(endpoints) } : {}),
    ...(list(addresses).length > 0 ? { addresses: list(addresses) } : {}),
  };
}
