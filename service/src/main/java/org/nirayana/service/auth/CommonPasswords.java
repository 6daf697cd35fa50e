package org.nirayana.service.auth;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.nirayana.api.operation.LowerCase;

/** Passwords that everybody tries first; the resource says where they come from. */
final class CommonPasswords {
    private final Set<String> passwords;

    private CommonPasswords(Set<String> passwords) {
        this.passwords = passwords;
    }

    static CommonPasswords fromResource() {
        try (InputStream in = CommonPasswords.class.getResourceAsStream("common-passwords.txt")) {
            return new CommonPasswords(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                    .collect(Collectors.toUnmodifiableSet()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without regard to case: capitals do not make a well-known word a secret. */
    boolean contains(String password) {
        return passwords.contains(LowerCase.of(password));
    }
}
