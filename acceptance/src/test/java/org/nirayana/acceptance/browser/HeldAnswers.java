package org.nirayana.acceptance.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;

/** Requests of a page that wait, as on a slow line, until they are let go. */
final class HeldAnswers {
    /** Which instant a date and time that was typed is. */
    static final String LOCAL_TIME = "**/api/v1/astro/local-time?*";

    private final Page page;
    private final String address;
    private final List<Route> waiting = new ArrayList<>();

    /** Holds every request to an address, a glob, from now on. */
    HeldAnswers(Page page, String address) {
        this.page = page;
        this.address = address;
        page.route(address, waiting::add);
    }

    /** So many requests have been made by now. */
    void await(int requests) {
        page.waitForCondition(() -> waiting.size() >= requests);
    }

    /** Lets those that wait go on, until each has its answer, and holds no others. */
    void release() {
        page.unroute(address);
        waiting.forEach(Route::resume);
        waiting.forEach(route -> route.request().response());
    }
}
