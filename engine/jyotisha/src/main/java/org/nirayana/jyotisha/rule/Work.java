package org.nirayana.jyotisha.rule;

/**
 * A text, an author or a group of manuals that says something; a rule of your own may name a work of your own.
 *
 * @param id what translations are found by: lower-case letters, digits and underscores
 * @param title in English
 */
public record Work(String id, String title) {
    public Work {
        Ids.require(id);
        if (title.isBlank()) {
            throw new IllegalArgumentException("a work has a title");
        }
    }
}
