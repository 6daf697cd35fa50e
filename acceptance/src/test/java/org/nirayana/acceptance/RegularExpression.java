package org.nirayana.acceptance;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Looks at the text of a regular expression for what makes Java's matcher take more time than the text is long.
 *
 * <p>That is a repeat without end that is followed, past parts that may be left out or that match the same characters, by another such repeat
 * of the same characters, be it itself in a loop: then there are many ways to part a run of them, and all are tried. A possessive repeat and an
 * atomic group have one way only. It is also a repeat without end at the beginning of what is searched for, which is tried from each of
 * the characters it repeats; and a loop around a group, which takes the stack.
 */
final class RegularExpression {
    /** Repeats that end after so many are no run. */
    private static final int SHORT = 200;

    private static final int OPEN_END = Integer.MAX_VALUE;

    /** All of Latin-1, and a few that some classes treat otherwise. */
    private static final int[] SAMPLES = samples();

    /** A part of an expression: a set of characters, or choices of sequences, repeated. */
    private static final class Part {
        private final BitSet set = new BitSet();
        private List<List<Part>> choices = List.of();
        private boolean group;
        private boolean widthless;
        private boolean atomic;
        private int min = 1;
        private int max = 1;
        private boolean possessive;

        boolean isRun() {
            return max > SHORT;
        }
    }

    private final String text;
    private final int flags;
    private int at;
    private final List<String> faults = new ArrayList<>();

    private RegularExpression(String text, int flags) {
        this.text = text;
        this.flags = flags;
    }

    /**
     * What is wrong with an expression; empty: nothing.
     *
     * @param searched whether it is looked for anywhere in a text, not held against the whole of it
     */
    static List<String> faults(String text, int flags, boolean searched) {
        int all = Pattern.compile(text, flags).flags();
        RegularExpression expression = new RegularExpression(text, all);
        List<List<Part>> choices = expression.choices();
        if (expression.at != text.length()) {
            throw new IllegalArgumentException("not understood: " + text);
        }
        for (List<Part> sequence : choices) {
            expression.check(sequence, List.of());
            if (searched) {
                expression.checkBeginning(sequence);
            }
        }
        return expression.faults;
    }

    private void check(List<Part> sequence, List<Part> behind) {
        for (int i = 0; i < sequence.size(); i++) {
            Part part = sequence.get(i);
            List<Part> next = new ArrayList<>(sequence.subList(i + 1, sequence.size()));
            next.addAll(behind);
            if (part.group) {
                boolean loop = part.isRun() && !part.possessive;
                if (loop
                        && part.choices.stream()
                                .flatMap(List::stream)
                                .anyMatch(inner -> inner.isRun() || inner.group)) {
                    faults.add("a loop around a group takes the stack: make it possessive");
                }
                List<Part> following = new ArrayList<>();
                if (part.max > 1) {
                    following.add(optional(part));
                }
                following.addAll(part.possessive || part.atomic ? List.of() : next);
                part.choices.forEach(choice -> check(choice, following));
            } else if (part.isRun() && !part.possessive) {
                meets(part.set, next);
            }
        }
    }

    private static Part optional(Part part) {
        Part copy = new Part();
        copy.choices = part.choices;
        copy.group = true;
        copy.min = 0;
        copy.max = 1;
        return copy;
    }

    /** Whether a run can go on as another one; returns whether what follows can be passed without a character that parts them. */
    private boolean meets(BitSet run, List<Part> next) {
        for (Part part : next) {
            if (part.widthless) {
                continue;
            }
            if (part.group) {
                boolean through = part.min == 0;
                for (List<Part> choice : part.choices) {
                    through |= meets(run, choice);
                }
                if (!through) {
                    return false;
                }
                continue;
            }
            boolean same = part.set.intersects(run);
            if (same && part.isRun()) {
                faults.add("two repeats without end of the same characters may follow one another");
                return false;
            }
            if (!same && part.min > 0) {
                return false;
            }
        }
        return true;
    }

    private void checkBeginning(List<Part> sequence) {
        for (int i = 0; i < sequence.size(); i++) {
            Part part = sequence.get(i);
            if (part.group) {
                part.choices.forEach(this::checkBeginning);
            }
            boolean last = sequence.subList(i + 1, sequence.size()).stream().allMatch(p -> p.min == 0 && !p.widthless);
            if (!part.group && part.isRun() && !last) {
                faults.add("what is searched for begins with a repeat without end");
            }
            if (part.min > 0 && !(part.widthless && (flags & Pattern.MULTILINE) != 0)) {
                return;
            }
        }
    }

    private List<List<Part>> choices() {
        List<List<Part>> choices = new ArrayList<>();
        List<Part> sequence = new ArrayList<>();
        choices.add(sequence);
        while (at < text.length() && text.charAt(at) != ')') {
            if (text.charAt(at) == '|') {
                at++;
                sequence = new ArrayList<>();
                choices.add(sequence);
                continue;
            }
            Optional<Part> part = atom();
            if (part.isPresent()) {
                repeat(part.get());
                sequence.add(part.get());
            }
        }
        return choices;
    }

    private Optional<Part> atom() {
        Part part = new Part();
        char c = text.charAt(at);
        if (c == '(') {
            return group(part);
        }
        if (c == '^' || c == '$') {
            at++;
            part.widthless = true;
            return Optional.of(part);
        }
        int begin = at;
        if (c == '[') {
            int depth = 0;
            do {
                if (text.charAt(at) == '\\') {
                    at++;
                } else if (text.charAt(at) == '[') {
                    depth++;
                } else if (text.charAt(at) == ']' && at > begin + 1) {
                    depth--;
                }
                at++;
            } while (depth > 0);
        } else if (c == '\\') {
            char kind = text.charAt(at + 1);
            if ("bBAzZG".indexOf(kind) >= 0) {
                at += 2;
                part.widthless = true;
                return Optional.of(part);
            }
            if (kind >= '1' && kind <= '9') {
                throw new IllegalArgumentException("a group that is repeated by its number: " + text);
            }
            at += kind == 'u' ? 6 : kind == 'x' ? 4 : 2;
            if ((kind == 'p' || kind == 'P') && text.charAt(at) == '{') {
                at = text.indexOf('}', at) + 1;
            }
        } else {
            at += Character.charCount(text.codePointAt(at));
        }
        Pattern one = Pattern.compile(text.substring(begin, at), flags);
        for (int i = 0; i < SAMPLES.length; i++) {
            part.set.set(i, one.matcher(Character.toString(SAMPLES[i])).matches());
        }
        return Optional.of(part);
    }

    private Optional<Part> group(Part part) {
        at++;
        if (text.startsWith("?", at)) {
            int end = at + 1;
            while ("idmsux-".indexOf(text.charAt(end)) >= 0) {
                end++;
            }
            if (text.charAt(end) == ')') {
                at = end + 1;
                return Optional.empty();
            }
            String kind = text.substring(at + 1, Math.min(text.length(), at + 3));
            if (kind.startsWith(">")) {
                part.atomic = true;
                at += 2;
            } else if (kind.startsWith("=") || kind.startsWith("!")) {
                part.widthless = true;
                at += 2;
            } else if (kind.startsWith("<=") || kind.startsWith("<!")) {
                part.widthless = true;
                at += 3;
            } else if (kind.startsWith("<")) {
                at = text.indexOf('>', at) + 1;
            } else {
                at = end + 1;
            }
        }
        List<List<Part>> inner = choices();
        at++;
        if (part.widthless) {
            inner.forEach(choice -> check(choice, List.of()));
        } else {
            part.group = true;
            part.choices = inner;
        }
        return Optional.of(part);
    }

    private void repeat(Part part) {
        if (at >= text.length()) {
            return;
        }
        char c = text.charAt(at);
        if (c == '*' || c == '+' || c == '?') {
            part.min = c == '+' ? 1 : 0;
            part.max = c == '?' ? 1 : OPEN_END;
            at++;
        } else if (c == '{') {
            int end = text.indexOf('}', at);
            String[] bounds = text.substring(at + 1, end).split(",", -1);
            part.min = Integer.parseInt(bounds[0]);
            part.max = bounds.length == 1 ? part.min : bounds[1].isEmpty() ? OPEN_END : Integer.parseInt(bounds[1]);
            at = end + 1;
        } else {
            return;
        }
        if (at < text.length() && text.charAt(at) == '+') {
            part.possessive = true;
            at++;
        } else if (at < text.length() && text.charAt(at) == '?') {
            at++;
        }
    }

    private static int[] samples() {
        int[] samples = new int[262];
        for (int i = 0; i < 256; i++) {
            samples[i] = i;
        }
        System.arraycopy(new int[] {0x0131, 0x0301, 0x0BA8, 0x2028, 0x3042, 0x1F600}, 0, samples, 256, 6);
        return samples;
    }
}
