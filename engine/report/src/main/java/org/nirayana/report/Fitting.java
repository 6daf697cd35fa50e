package org.nirayana.report;

import java.util.ArrayList;
import java.util.List;

/** Finds out how much room text takes, and makes it fit where there is less. */
final class Fitting {
    static final String ELLIPSIS = "…";

    /** Of lines in Indian scripts, so that what hangs below one does not touch the next. */
    static final double LINE = 1.55;

    /** How much smaller than usual a word may be before it is broken. */
    private static final double SMALLEST = 0.68;

    /** The viramas of the scripts of the labels, and the joiner: what follows belongs to the same letter. */
    private static final String VIRAMAS = "\u094D\u09CD\u0ACD\u0BCD\u0C4D\u0CCD\u0D4D\u200D";

    /** What shapes text, and may remember it. */
    interface Shaper {
        ShapedText shape(Typeface typeface, String text);
    }

    private final Shaper shaper;

    Fitting(Shaper shaper) {
        this.shaper = shaper;
    }

    /** The usual size, or a smaller one by which no word has to be broken. */
    double fittingSize(Typeface typeface, String text, double usual, double wide) {
        double longest = 0;
        for (String word : text.split(" ", -1)) {
            longest = Math.max(longest, length(typeface, word, usual));
        }
        return longest <= wide ? usual : usual * Math.max(SMALLEST, wide / longest * 0.999);
    }

    double length(Typeface typeface, String text, double size) {
        return shaper.shape(typeface, text).width() * size / Typeface.SIZE;
    }

    /** The text, or as much of it as there is room for with an ellipsis. */
    String fitted(Typeface typeface, String text, double size, double wide) {
        if (length(typeface, text, size) <= wide) {
            return text;
        }
        List<Integer> ends = letterEnds(text);
        int low = 0;
        int high = ends.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            boolean fits = length(typeface, text.substring(0, ends.get(middle)) + ELLIPSIS, size) <= wide;
            low = fits ? middle : low;
            high = fits ? high : middle - 1;
        }
        return text.substring(0, ends.get(low)).stripTrailing() + ELLIPSIS;
    }

    /** The text on lines, broken at spaces, and within a word only where it has no room by itself. */
    List<String> wrapped(Typeface typeface, String text, double size, double wide, int most) {
        if (text.isEmpty() || length(typeface, text, size) <= wide) {
            return List.of(text);
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (length(typeface, longer, size) <= wide) {
                line.setLength(0);
                line.append(longer);
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line.toString());
            }
            line.setLength(0);
            line.append(broken(typeface, word, size, wide, lines));
        }
        lines.add(line.toString());
        if (lines.size() > most) {
            String rest = String.join(" ", lines.subList(most - 1, lines.size()));
            lines = new ArrayList<>(lines.subList(0, most - 1));
            lines.add(fitted(typeface, rest, size, wide));
        }
        return lines;
    }

    /** Adds full lines of a word too long for one, and returns what is left of it. */
    private String broken(Typeface typeface, String word, double size, double wide, List<String> lines) {
        String rest = word;
        while (length(typeface, rest, size) > wide) {
            List<Integer> ends = letterEnds(rest);
            int fits = 1;
            while (fits + 1 < ends.size() && length(typeface, rest.substring(0, ends.get(fits + 1)), size) <= wide) {
                fits++;
            }
            if (fits >= ends.size() - 1) {
                return rest;
            }
            lines.add(rest.substring(0, ends.get(fits)));
            rest = rest.substring(ends.get(fits));
        }
        return rest;
    }

    /** Where letters end as people see them, from 0 on: a base, its marks, and what a virama or joiner ties to it. */
    private static List<Integer> letterEnds(String text) {
        List<Integer> ends = new ArrayList<>(List.of(0));
        boolean tied = false;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (i > 0 && !tied && !isMark(c)) {
                ends.add(i);
            }
            tied = VIRAMAS.indexOf(c) >= 0;
            i += Character.charCount(c);
        }
        ends.add(text.length());
        return ends;
    }

    private static boolean isMark(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.FORMAT -> true;
            default -> false;
        };
    }
}
