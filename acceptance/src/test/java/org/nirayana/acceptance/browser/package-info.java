/**
 * The page in Debian's Chromium, clicked as a person would: one packaged service and one browser for all tests of a run.
 *
 * <p>{@link org.nirayana.acceptance.browser.PageTest} is the base of every class here. It gives each test a browser profile
 * of its own and fails it for what a person would not see: an error on the console, a refusal of the content security
 * policy, a request to another host. {@code assertAccessible} runs axe-core in light and in dark. What is awaited is
 * awaited by condition, never by time; what knows the present runs under a fixed clock.
 *
 * <p>What a module computes is tested without clicking, in {@code web/src/test/js}, by
 * {@link org.nirayana.acceptance.browser.ModulesTest}.
 *
 * <p>{@link org.nirayana.acceptance.browser.Screenshots} drives the same pages to draw {@code docs/screenshots}.
 */
package org.nirayana.acceptance.browser;
