package org.nirayana.drawing;

import org.nirayana.drawing.Palette.Role;

/** Shapes and text by what they are; whoever draws them knows the colours. */
interface Canvas {
    int REGULAR = 400;
    int BOLD = 600;

    void fill(Role role, PathData path);

    void stroke(Role role, double width, PathData path);

    void text(Role role, double x, double y, House.Anchor anchor, double size, int weight, String text);

    /** A planet and its degrees on one line, centred. */
    void pair(Role role, double x, double y, double size, String name, String degrees);

    /** Text of the caller's: of any script and direction, which stay its own. */
    void foreignText(Role role, double x, double y, double size, int weight, String text);
}
