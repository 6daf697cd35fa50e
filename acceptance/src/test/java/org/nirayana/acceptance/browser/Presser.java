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
import java.util.function.BooleanSupplier;
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
     */
    record Reach(int depth, int ofAKind, int pressesOfAView) {}

    private record Button(
            String key, int count, String kind, String sign, String name, boolean isShared, boolean isInFront) {}

    /** What was pressed, or is going to be. */
    private record Known(Set<String> keys, Map<String, Integer> kinds) {
        Known() {
            this(new HashSet<>(), new HashMap<>());
        }
    }

    /** A button, and what was pressed to come to it. */
    private record Step(List<Button> way, Button button) {}

    private static final String SCRIPT = script();

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

    /** What all pages have, such as the frame, the form of a birth, and the dialogs that are opened by one button. */
    private final Known shared = new Known();

    /** The same of one page, in each of its views. */
    private final Map<String, Known> ofPage = new HashMap<>();

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
        Known known = ofPage.computeIfAbsent(pageOf(path), page -> new Known());
        open(path);
        add(todo, known, List.of());
        while (!todo.isEmpty() && presses - before < reach.pressesOfAView()) {
            Step step = todo.pop();
            if (!comeTo(path, step)) {
                // An earlier press has taken it away for good, such as a row that was deleted.
                continue;
            }
            press(path, step);
            if (step.way().size() + 1 < reach.depth() && isAt(path)) {
                add(todo, known, with(step.way(), step.button()));
            }
        }
        return presses - before;
    }

    private void add(Deque<Step> todo, Known ofPage, List<Button> way) {
        List<Button> fresh = new ArrayList<>();
        for (Button button : buttons()) {
            // Of what appears after a press, what a dialog or a menu shows.
            if (!way.isEmpty() && !button.isInFront()) {
                continue;
            }
            Known known = ofPage;
            String about = "";
            if (button.isShared() || POINTED.containsKey(kind(button))) {
                known = shared;
            } else if (button.isInFront()) {
                // What a dialog is about is said by the button that opens it, on whichever page.
                known = shared;
                about = way.stream()
                        .filter(each -> !each.isInFront())
                        .reduce((first, second) -> second)
                        .map(opener -> opener.name() + " > ")
                        .orElse("");
            }
            if (known.keys().add(about + (button.isShared() ? button.sign() + button.name() : button.key()))
                    && button.count() <= reach.ofAKind()
                    && known.kinds()
                                    .merge(
                                            about + (button.isShared() ? button.sign() + button.name() : kind(button)),
                                            1,
                                            Integer::sum)
                            <= reach.ofAKind()) {
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
    private void press(String path, Step step) {
        Button button = step.button();
        presses++;
        refusals.clear();
        int known = faults.size();
        String before = page.url();
        page.mouse().move(0, 0);
        page.waitForFunction("() => !pressing.explains()");
        Map<?, ?> at = aim(button);
        if (at != null && isCovered(at) && step.way().isEmpty()) {
            // What an earlier press has unfolded may lie over it.
            open(path);
            at = aim(button);
        }
        if (at == null) {
            // It has gone by itself, such as what a message offers.
            return;
        }
        if (isCovered(at)) {
            fault(path, button, "is covered by " + at.get("over"));
            return;
        }
        press(button, ((Number) at.get("x")).doubleValue(), ((Number) at.get("y")).doubleValue());
        // What is chosen already may rightly stay as it is.
        if (Boolean.FALSE.equals(at.get("isChosen")) && !comes(() -> hasEffect(before))) {
            fault(path, button, "does nothing");
        }
        settle();
        if (!comes(() -> refusals.isEmpty() || announces())) {
            fault(path, button, "was refused without a word: " + refusals);
        }
        for (int i = known; i < faults.size(); i++) {
            if (faults.get(i).startsWith("failed: ")) {
                faults.set(i, path + ": " + button.name() + ": " + faults.get(i));
            }
        }
    }

    private Map<?, ?> aim(Button button) {
        return (Map<?, ?>) ask("key => pressing.aim(key)", button.key());
    }

    private static boolean isCovered(Map<?, ?> at) {
        return !"".equals(at.get("over"));
    }

    private void press(Button button, double x, double y) {
        happened = false;
        if (finger) {
            begin();
            page.touchscreen().tap(x, y);
            return;
        }
        // What pointing at it does, such as explaining a term, is not yet what pressing does.
        boolean isPointed = POINTED.containsKey(kind(button));
        if (isPointed) {
            begin();
        }
        page.mouse().move(x, y);
        if (!isPointed) {
            begin();
        }
        page.mouse().down();
        page.mouse().up();
    }

    private void fault(String path, Button button, String what) {
        faults.add(path + ": “" + button.name() + "” " + what + " (" + button.key() + ")");
    }

    private void begin() {
        ask("() => pressing.begin()", null);
    }

    private boolean hasEffect(String before) {
        return happened || !page.url().equals(before) || !((List<?>) ask("() => pressing.effects()", null)).isEmpty();
    }

    private boolean announces() {
        return Boolean.TRUE.equals(ask("() => pressing.announces()", null));
    }

    /** Whether something is so, or becomes so: a machine that is busy with other things takes long. */
    private boolean comes(BooleanSupplier condition) {
        try {
            page.waitForCondition(condition, new Page.WaitForConditionOptions().setTimeout(PageTest.TIMEOUT_MS));
            return true;
        } catch (TimeoutError never) {
            return false;
        }
    }

    /** Asks the page, or the one that has just taken its place. */
    private Object ask(String what, Object given) {
        for (int attempt = 1; ; attempt++) {
            try {
                return page.evaluate(what, given);
            } catch (PlaywrightException left) {
                if (attempt == 3 || !left.getMessage().contains("context was destroyed")) {
                    throw left;
                }
                happened = true;
                settle();
            }
        }
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
                    ask("key => pressing.click(key)", each.key());
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
        return Boolean.TRUE.equals(ask("key => pressing.has(key)", button.key()));
    }

    private boolean isAt(String path) {
        return pageOf(page.url().replaceFirst("^https?://[^/]+", "")).equals(pageOf(path));
    }

    private static String pageOf(String path) {
        return path.split("[?#]", 2)[0];
    }

    private void open(String path) {
        renew.run();
        page.navigate(path);
        page.waitForFunction("() => document.querySelector('main')?.dataset.shown");
        settle();
    }

    private void settle() {
        try {
            page.waitForFunction("() => window.pressing?.isStill()");
        } catch (TimeoutError restless) {
            faults.add(page.url() + " does not come to rest");
        }
    }

    private List<Button> buttons() {
        List<Button> found = new ArrayList<>();
        for (Object one : (List<?>) ask("() => pressing.list()", null)) {
            Map<?, ?> button = (Map<?, ?>) one;
            found.add(new Button(
                    (String) button.get("key"),
                    ((Number) button.get("count")).intValue(),
                    (String) button.get("kind"),
                    (String) button.get("sign"),
                    (String) button.get("name"),
                    (Boolean) button.get("isShared"),
                    (Boolean) button.get("isInFront")));
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
