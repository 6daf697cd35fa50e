/**
 * What was asked: how many requests, by day, endpoint and API key, for 90 days.
 *
 * <p>{@link org.nirayana.service.usage.UsageCounter} hears of every answer and counts it in memory; every few seconds, and when the
 * service stops, what was counted is added to the rows of {@link org.nirayana.service.usage.Usage}. A batch has a number, so that
 * one whose outcome was lost is not counted twice. With the counts go the last uses of keys and sessions, which would otherwise cost a
 * write for each request. {@link org.nirayana.service.usage.UsageRoutes} hands it out.
 *
 * <p>What may not live here: limits, which are decided before an answer and not after it.
 */
package org.nirayana.service.usage;
