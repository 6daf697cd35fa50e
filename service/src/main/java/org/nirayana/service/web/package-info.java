/**
 * The page that people use, served from the jar: an HTML document for every path of the page, and its assets.
 *
 * <p>The page itself is the module {@code web}: HTML, CSS and ES modules as they are written, below {@code /web} among the
 * resources. It is a client of the API like any other; nothing here knows who calls, and there is no state. Files are
 * read on first demand, so that the page costs nothing at start-up. Which pages there are is listed once, in
 * {@code web/pages.json}: the routes are made from it, and the document holds it for the router in the browser. Its words are
 * not in it: they are the areas of the one catalogue in {@code words}, handed out as JSON for each language. What a page needs is put
 * together here, at its first question, under names that browsers keep; see {@link org.nirayana.service.web.Assets}.
 *
 * <p>Its policy lets the page load from this host and nothing else: no inline script or style, no other origin, no frame
 * around it. The browser's position is allowed to the page alone, because the workbench asks for it.
 *
 * <p>What may not live here: answers that depend on the caller, and anything that the API does not offer to others.
 */
package org.nirayana.service.web;
