package org.nirayana.acceptance.browser;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Presses every button of a view once, and those that appear after it: where the pointer really hits, on the text of the button. Something has to
 * happen each time, and nothing may go wrong.
 *
 * <p>Buttons are found by their role and by being in sight. Of a list of many in one place, such as the days of a month, and of several of one name,
 * such as those of the rows of a table, a few are pressed.
 */
final class Presser {
    /**
     * How far a view is looked into.
     *
     * @param depth how many presses in a row
     * @param ofAKind how many buttons of one list, and of one name in one place
     * @param pressesOfAView an end, should a view always show something new
     * @param isEveryText whether a button of several texts is pressed on each of them, or on the first
     */
    record Reach(int depth, int ofAKind, int pressesOfAView, boolean isEveryText) {}

    private record Button(String key, int count, String kind, String sign, String name, boolean isOfFrame) {}

    /** A button, and what was pressed to come to it. */
    private record Step(List<Button> way, Button button) {}

    private static final String SCRIPT = script();

    /** What a handler has to begin within. */
    private static final double EFFECT_MS = 3_000;

    private static final double STILL_MS = 15_000;

    /** What already happens when one points at them, by the class: the press itself need do nothing more. */
    private static final Map<String, String> POINTED = Map.of(
            ".term", "explains its word",
            ".seg", "tells the hours of a part of the day",
            ".sky-stay", "tells how long a graha stays");

    private final Page page;
    private final boolean finger;
    private final Reach reach;

    /** Makes somebody signed in who no longer is; does nothing for visitors. */
    private final Runnable renew;

    /** Kinds and names that were pressed, of the frame of the page once for all views. */
    private final Set<String> ofFrame = new HashSet<>();

    private final List<String> faults = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private boolean happened;
    private int presses;

    Presser(Page page, boolean finger, Reach reach, Runnable renew) {
        this.page = page;
        this.finger = finger;
        this.reach = reach;
        this.renew = renew;
        page.addInitScript(SCRIPT);
        page.onDialog(this::asked);
        page.onDownload(this::loaded);
        page.onFileChooser(chooser -> {
            happened = true;
            chooser.setFiles(new FilePayload(
                    "people.csv",
                    "text/csv",
                    "Name,Date of Birth,Time of Birth,Place\nLakshmi,01-04-1990,6:15 PM,Chennai\n"
                            .getBytes(StandardCharsets.UTF_8)));
        });
        page.onPopup(popup -> {
            happened = true;
            popup.close();
        });
        page.onResponse(response -> {
            String asked = response.request().method() + " " + response.url();
            if (response.status() >= 400) {
                refusals.add(asked + " " + response.status());
            } else {
                // The page has asked in another way what was refused at first.
                refusals.removeIf(one -> one.startsWith(asked + " "));
            }
        });
        page.onRequestFailed(request -> {
            // What the page itself gave up because people went on is none.
            if (!"net::ERR_ABORTED".equals(request.failure())) {
                faults.add("failed: " + request.failure() + " " + request.url());
            }
        });
    }

    private void asked(Dialog dialog) {
        happened = true;
        if (dialog.type().equals("beforeunload")) {
            dialog.accept();
        } else {
            dialog.dismiss();
        }
    }

    private void loaded(Download download) {
        happened = true;
        download.cancel();
    }

    /** What was wrong, one line each. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    int presses() {
        return presses;
    }

    /** Presses what a view has; gives how many buttons that were. */
    int press(String path) {
        int before = presses;
        Deque<Step> todo = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        Map<String, Integer> kinds = new HashMap<>();
        open(path);
        add(todo, seen, kinds, List.of());
        while (!todo.isEmpty() && presses - before < reach.pressesOfAView()) {
            Step step = todo.pop();
            if (!comeTo(path, step)) {
                // An earlier press has taken it away for good, such as a row that was deleted.
                continue;
            }
            press(path, step.button());
            if (step.way().size() + 1 < reach.depth() && isAt(path)) {
                add(todo, seen, kinds, with(step.way(), step.button()));
            }
        }
        return presses - before;
    }

    private void add(Deque<Step> todo, Set<String> seen, Map<String, Integer> kinds, List<Button> way) {
        List<Button> fresh = new ArrayList<>();
        for (Button button : buttons()) {
            Set<String> known = button.isOfFrame() ? ofFrame : seen;
            if (known.add(button.key())
                    && button.count() <= reach.ofAKind()
                    && kinds.merge(kind(button), 1, Integer::sum) <= reach.ofAKind()) {
                fresh.add(button);
            }
        }
        // In the order of the page, before what was left from earlier.
        for (int i = fresh.size() - 1; i >= 0; i--) {
            todo.push(new Step(way, fresh.get(i)));
        }
    }

    /** What explains itself is of one kind, wherever it stands. */
    private static String kind(Button button) {
        return POINTED.keySet().stream()
                .filter(button.sign()::contains)
                .findFirst()
                .orElse(button.kind());
    }

    private static List<Button> with(List<Button> way, Button last) {
        return Stream.concat(way.stream(), Stream.of(last)).toList();
    }

    /** Presses a button and looks what comes of it. */
    private void press(String path, Button button) {
        int texts = 1;
        for (int which = 0; which < texts; which++) {
            if (which > 0 && !has(button)) {
                return;
            }
            presses++;
            refusals.clear();
            int known = faults.size();
            String before = page.url();
            page.mouse().move(0, 0);
            page.waitForFunction("() => !pressing.explains()");
            Map<?, ?> at = (Map<?, ?>)
                    page.evaluate("([key, which]) => pressing.aim(key, which)", List.of(button.key(), which));
            texts = reach.isEveryText() ? ((Number) at.get("texts")).intValue() : 1;
            String over = (String) at.get("over");
            if (!over.isEmpty()) {
                fault(path, button, "is covered by " + over);
                continue;
            }
            double x = ((Number) at.get("x")).doubleValue();
            double y = ((Number) at.get("y")).doubleValue();
            happened = false;
            if (finger) {
                begin();
                page.touchscreen().tap(x, y);
            } else {
                // What pointing at it does, such as explaining a term, is not yet what pressing does.
                boolean isPointed = POINTED.containsKey(kind(button));
                if (isPointed) {
                    begin();
                }
                page.mouse().move(x, y);
                frames(2);
                if (!isPointed) {
                    begin();
                }
                page.mouse().down();
                page.mouse().up();
            }
            if (!hadEffect(before)) {
                fault(path, button, "does nothing");
            }
            settle();
            if (!refusals.isEmpty() && !announces()) {
                fault(path, button, "was refused without a word: " + refusals);
            }
            for (int i = known; i < faults.size(); i++) {
                if (faults.get(i).startsWith("failed: ")) {
                    faults.set(i, path + ": " + button.name() + ": " + faults.get(i));
                }
            }
        }
    }

    private void fault(String path, Button button, String what) {
        faults.add(path + ": “" + button.name() + "” " + what + " (" + button.key() + ")");
    }

    private void begin() {
        page.evaluate("() => pressing.begin()");
    }

    private void frames(int count) {
        page.evaluate(
                "count => new Promise(done => { const next = left => left ? requestAnimationFrame(() => next(left - 1)) : done(); next(count); })",
                count);
    }

    private boolean hadEffect(String before) {
        try {
            page.waitForCondition(
                    () -> happened || !page.url().equals(before) || effects() > 0,
                    new Page.WaitForConditionOptions().setTimeout(EFFECT_MS));
            return true;
        } catch (TimeoutError nothing) {
            return isChosen();
        }
    }

    private int effects() {
        try {
            return ((List<?>) page.evaluate("() => pressing.effects()")).size();
        } catch (PlaywrightException left) {
            // The document has gone: something happened.
            return 1;
        }
    }

    private boolean isChosen() {
        return Boolean.TRUE.equals(page.evaluate("() => pressing.isChosen()"));
    }

    private boolean announces() {
        return Boolean.TRUE.equals(page.evaluate("() => pressing.announces()"));
    }

    /** Comes to a button by the shortest way; false if it is no longer there. */
    private boolean comeTo(String path, Step step) {
        if (isAt(path) && (goOn(step) || (escaped() && goOn(step)))) {
            return true;
        }
        open(path);
        return goOn(step);
    }

    private boolean goOn(Step step) {
        if (has(step.button())) {
            return true;
        }
        List<Button> way = step.way();
        for (int i = way.size() - 1; i >= 0; i--) {
            if (has(way.get(i))) {
                for (Button each : way.subList(i, way.size())) {
                    if (!has(each)) {
                        return false;
                    }
                    page.evaluate("key => pressing.aim(key, 0)", each.key());
                    page.evaluate("() => pressing.click()");
                    settle();
                }
                return has(step.button());
            }
        }
        return false;
    }

    /** Closes a dialog or a menu that was left open. */
    private boolean escaped() {
        page.keyboard().press("Escape");
        settle();
        return true;
    }

    private boolean has(Button button) {
        return Boolean.TRUE.equals(page.evaluate("key => pressing.has(key)", button.key()));
    }

    private boolean isAt(String path) {
        return page.url()
                .replaceFirst("^https?://[^/]+", "")
                .split("[?#]", 2)[0]
                .equals(path.split("[?#]", 2)[0]);
    }

    private void open(String path) {
        renew.run();
        page.navigate(path);
        page.waitForFunction("() => document.querySelector('main')?.dataset.shown");
        settle();
    }

    private void settle() {
        try {
            page.waitForFunction(
                    "() => window.pressing?.isStill()", null, new Page.WaitForFunctionOptions().setTimeout(STILL_MS));
        } catch (TimeoutError restless) {
            faults.add(page.url() + " is not still after " + STILL_MS + " ms");
        }
    }

    private List<Button> buttons() {
        List<Button> found = new ArrayList<>();
        for (Object one : (List<?>) page.evaluate("() => pressing.list()")) {
            Map<?, ?> button = (Map<?, ?>) one;
            found.add(new Button(
                    (String) button.get("key"),
                    ((Number) button.get("count")).intValue(),
                    (String) button.get("kind"),
                    (String) button.get("sign"),
                    (String) button.get("name"),
                    (Boolean) button.get("isOfFrame")));
        }
        return found;
    }

    private static String script() {
        try (InputStream in = Presser.class.getResourceAsStream("buttons.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
