package org.nirayana.drawing;

/**
 * Where one house is drawn.
 *
 * @param shape its outline
 * @param room where its planets may stand: the outline less the room of lines and of the tag
 * @param columns whether planets stand in columns like a table (rectangles) or in centred rows (everything else)
 * @param tagX where the sign's name or number stands
 * @param tagY its baseline
 * @param tagAnchor whether the tag starts, is centred or ends there
 */
record House(Polygon shape, Polygon room, boolean columns, double tagX, double tagY, Anchor tagAnchor) {
    enum Anchor {
        START("start"),
        MIDDLE("middle"),
        END("end");

        private final String value;

        Anchor(String value) {
            this.value = value;
        }

        String value() {
            return value;
        }
    }
}
