/** The HTTP process: accounts, tiers, rate limits and the astrology endpoints, one package per feature. */
package org.nirayana.service;
