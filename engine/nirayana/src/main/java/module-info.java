/** The engine as one library; whoever requires this module has all the others. */
module org.nirayana {
    requires transitive org.nirayana.astronomy;
    requires transitive org.nirayana.drawing;
    requires transitive org.nirayana.jyotisha;
    requires transitive org.nirayana.place;
    requires transitive org.nirayana.words;

    exports org.nirayana;
}
