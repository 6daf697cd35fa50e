/**
 * Tiers: which astro endpoints a user may call, and how often.
 *
 * <p>A {@link org.nirayana.service.tiers.Tier} is a value; {@link org.nirayana.service.tiers.Tiers} keeps them in the
 * database and {@link org.nirayana.service.tiers.TierRoutes} is their HTTP face. Every write goes through the change log,
 * so that the authorizer of each instance works with the new limits at once here and within a second elsewhere.
 *
 * <p>A tier that is in use cannot be removed: not one that a user has, and not the one that stands for users without a
 * tier, nor that of guests while they are let in. What may not live here: who belongs to a tier (users) and the counting of requests (ratelimit).
 */
package org.nirayana.service.tiers;
