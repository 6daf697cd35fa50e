/** Every name and sentence for people, in ten languages. */
module org.nirayana.words {
    requires transitive org.nirayana.jyotisha;

    exports org.nirayana.words;
}
