package org.nirayana.jyotisha.match;

/**
 * Whether one porutham holds, and why.
 *
 * @param counted whether it is one of those that are counted for the verdict
 * @param bride what the girl is for it
 * @param groom what the boy is
 * @param table the convention that has the rule, and how it is read
 * @param row what was looked up
 */
public record PoruthamScore(
        Porutham porutham,
        PoruthamGrade grade,
        boolean counted,
        String bride,
        String groom,
        String table,
        String row) {}
