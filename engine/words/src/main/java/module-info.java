/** Names for people of what charts and almanacs consist of, in ten languages. */
module org.nirayana.words {
    requires transitive org.nirayana.jyotisha;

    exports org.nirayana.words;
}
