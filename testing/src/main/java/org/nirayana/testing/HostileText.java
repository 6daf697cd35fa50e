package org.nirayana.testing;

import java.util.List;

/** Texts that would become markup, script or a header wherever they are copied without care. */
public final class HostileText {
    private static final List<String> ATTACKS = List.of(
            "<script>alert(1)</script>",
            "<svg onload=alert(1)>",
            "<img src=x onerror=alert(1)>",
            "<a xlink:href=\"javascript:alert(1)\">x</a>",
            "<foreignObject><body onload=alert(1)/></foreignObject>",
            "<animate onbegin=alert(1) attributeName=x dur=1s>",
            "<set attributeName=href to=javascript:alert(1)>",
            "<use href=\"data:image/svg+xml,x#x\"/>",
            "<image href=\"http://example.com/x\"/>",
            "<style>*{background:url(http://example.com)}</style>",
            "<!ENTITY x SYSTEM \"file:///etc/passwd\">",
            "<?xml-stylesheet href=\"http://example.com/x\"?>",
            "<!DOCTYPE svg [<!ENTITY a \"b\">]>",
            "&lt;script&gt;",
            "&#60;script&#62;",
            "&x;",
            "]]>",
            "<![CDATA[<script>alert(1)</script>]]>",
            "-->",
            "\u2028alert(1)\u2029",
            "\u202e\u202dtxet",
            "javascript:alert(1)",
            "${7*7}{{7*7}}#{7*7}<%= 7*7 %>",
            "' OR '1'='1' --",
            "../../../../etc/passwd",
            "a\r\nSet-Cookie: x=y",
            "\u0001\u0008\u000b\u001f\u007f\u0085",
            "\ufffe\uffff",
            "\ud83d\ude00\u0c95\u0ccd\u0cb7\u0bb8\u0bcd\u0bb0\u0bc0",
            "%s%n%x%p",
            "A".repeat(160),
            "A".repeat(161));

    /** What might end the text, attribute or element before them. */
    private static final List<String> BEFORE = List.of("", "\">", "'>", "</text>", "</title></svg>", "\"/>", "x");

    private HostileText() {}

    /** Well-known ways into a page, alone and behind what might end the text before them; more than 200. */
    public static List<String> all() {
        return BEFORE.stream()
                .flatMap(prefix -> ATTACKS.stream().map(attack -> prefix + attack))
                .toList();
    }
}
