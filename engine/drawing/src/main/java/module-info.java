/** Charts as SVG pictures. */
module org.nirayana.drawing {
    requires transitive org.nirayana.jyotisha;
    requires transitive org.nirayana.words;

    exports org.nirayana.drawing;
}
