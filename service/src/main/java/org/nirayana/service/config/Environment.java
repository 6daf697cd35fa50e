package org.nirayana.service.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;

/** Typed reading of environment variables; an empty variable counts as not set, but for the address of the database. */
final class Environment {
    private final Map<String, String> values;

    Environment(Map<String, String> values) {
        this.values = Map.copyOf(values);
    }

    Optional<String> optional(String name) {
        return Optional.ofNullable(values.get(name)).map(String::strip).filter(v -> !v.isEmpty());
    }

    String text(String name, String otherwise, int longest) {
        String held = optional(name).orElse(otherwise);
        if (held.codePointCount(0, held.length()) > longest || held.chars().anyMatch(Character::isISOControl)) {
            throw BadConfig.of(name, held, "1 to " + longest + " characters on one line");
        }
        return held;
    }

    String matching(String name, String otherwise, String pattern, String allowed) {
        String held = optional(name).orElse(otherwise);
        if (!held.matches(pattern)) {
            throw BadConfig.of(name, held, allowed);
        }
        return held;
    }

    String email(String name, String otherwise) {
        String held = text(name, otherwise, 254);
        if (!held.matches("[^\\s@<>]+@[^\\s@<>]+")) {
            throw BadConfig.of(name, held, "an e-mail address");
        }
        return held;
    }

    String host(String name, String otherwise) {
        String held = optional(name).orElse(otherwise);
        if (!held.matches("[A-Za-z0-9.:_-]{1,253}")) {
            throw BadConfig.of(name, held, "an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0");
        }
        return held;
    }

    int integer(String name, int otherwise, int least, int most) {
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return otherwise;
        }
        try {
            int value = Integer.parseInt(held.get());
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            throw BadConfig.of(name, held.get(), wholeNumber(least, most));
        }
        throw BadConfig.of(name, held.get(), wholeNumber(least, most));
    }

    private static String wholeNumber(int least, int most) {
        return "a whole number from " + least + " to " + most;
    }

    double number(String name, double otherwise, double least, double most) {
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return otherwise;
        }
        String allowed = "a number from " + plain(least) + " to " + plain(most);
        // Double.parseDouble alone would let "NaN", "1d" and hexadecimal pass.
        if (!held.get().matches("[+-]?[0-9]{1,9}(\\.[0-9]{1,15})?")) {
            throw BadConfig.of(name, held.get(), allowed);
        }
        double value = Double.parseDouble(held.get());
        if (value < least || value > most) {
            throw BadConfig.of(name, held.get(), allowed);
        }
        return value;
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    boolean flag(String name, boolean otherwise) {
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return otherwise;
        }
        return switch (held.get().toLowerCase(Locale.ROOT)) {
            case "true", "1", "yes", "on" -> true;
            case "false", "0", "no", "off" -> false;
            default -> throw BadConfig.of(name, held.get(), "true or false");
        };
    }

    /** A switch that is off unless it is turned on. */
    boolean isOn(String name) {
        String held = optional(name).orElse("off");
        return switch (held.toLowerCase(Locale.ROOT)) {
            case "on" -> true;
            case "off" -> false;
            default -> throw BadConfig.of(name, held, "off or on");
        };
    }

    /** Conventions with the one that the variable of its name holds. */
    Conventions convention(String prefix, Convention<?> convention, Conventions conventions) {
        String name = prefix + convention.id().toUpperCase(Locale.ROOT);
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return conventions;
        }
        String allowed = convention
                .limits()
                .map(limits -> "a number from " + limits.min() + " to " + limits.max())
                .orElseGet(() -> String.join(" or ", convention.allowed()));
        return conventions.choose(convention, held.get()).orElseThrow(() -> BadConfig.of(name, held.get(), allowed));
    }

    Path path(String name, String otherwise) {
        String held = optional(name).orElse(otherwise);
        try {
            return Path.of(held).toAbsolutePath().normalize();
        } catch (InvalidPathException notAPath) {
            throw BadConfig.of(name, held, "a path of this file system");
        }
    }

    Optional<Path> readableFile(String name) {
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return Optional.empty();
        }
        Path file = path(name, held.get());
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw BadConfig.of(name, held.get(), "a file that exists and can be read");
        }
        return Optional.of(file);
    }

    Optional<Secret> longSecret(String name, int bytes) {
        Optional<String> held = optional(name);
        if (held.isPresent() && !Config.longEnough(held.get(), bytes)) {
            throw BadConfig.secret(name, "is too short", "at least " + bytes + " bytes");
        }
        return held.map(Secret::new);
    }

    Optional<Secret> adminPassword(String name) {
        Optional<String> held = Optional.ofNullable(values.get(name)).filter(v -> !v.isEmpty());
        if (held.isPresent()) {
            int length = held.get().codePointCount(0, held.get().length());
            if (length < 12 || length > 128) {
                throw BadConfig.secret(name, "has " + length + " characters", "12 to 128 characters");
            }
        }
        return held.map(Secret::new);
    }

    Optional<Secret> databaseUrl(String name) {
        Optional<String> held = optional(name);
        if (held.isEmpty() && values.containsKey(name)) {
            // Somebody meant a database and forgot to say which. An embedded one in each instance would lose accounts.
            throw BadConfig.secret(
                    name,
                    "is set but empty",
                    "postgresql://user:password@host:port/database, or not set at all for the embedded database");
        }
        if (held.isPresent() && !held.get().matches("(?s)(jdbc:)?postgres(ql)?://[^/]+/.+")) {
            throw BadConfig.secret(
                    name,
                    "is no PostgreSQL address (its value may hold a password and is not shown)",
                    "postgresql://user:password@host:port/database or jdbc:postgresql://…, or not set");
        }
        return held.map(Secret::new);
    }

    Optional<Secret> redisUrl(String name) {
        Optional<String> held = optional(name);
        if (held.isPresent() && !held.get().matches("(?s)rediss?://.+")) {
            throw BadConfig.secret(
                    name,
                    "is no Redis address (its value may hold a password and is not shown)",
                    "redis://host:port or rediss://user:password@host:port/database, or not set");
        }
        return held.map(Secret::new);
    }

    Optional<String> webAddress(String name) {
        Optional<String> held = optional(name);
        if (held.isPresent() && !isWebAddress(held.get(), true)) {
            throw BadConfig.of(name, held.get(), "an http:// or https:// address");
        }
        return held.map(v -> v.endsWith("/") ? v.substring(0, v.length() - 1) : v);
    }

    /** An address for reports of weaknesses (RFC 9116). */
    Optional<String> securityContact(String name) {
        Optional<String> held = optional(name);
        if (held.isPresent() && !held.get().matches("(?:mailto:[^\\s@]+@|https://)[^\\s@]+")) {
            throw BadConfig.of(name, held.get(), "mailto:name@example.com or an https:// address");
        }
        return held;
    }

    List<String> origins(String name) {
        List<String> origins = new ArrayList<>();
        for (String held : list(name)) {
            if (!isWebAddress(held, false)) {
                throw BadConfig.of(
                        name, held, "origins such as https://example.com, comma separated (no path, no wildcard)");
            }
            origins.add(held);
        }
        return List.copyOf(origins);
    }

    List<Cidr> cidrs(String name) {
        List<Cidr> blocks = new ArrayList<>();
        for (String held : list(name)) {
            blocks.add(Cidr.parse(held)
                    .orElseThrow(() -> BadConfig.of(
                            name, held, "addresses or blocks such as 10.0.0.0/8 or ::1, comma separated")));
        }
        return List.copyOf(blocks);
    }

    ForwardedHeader forwardedHeader(String name, ForwardedHeader otherwise) {
        Optional<String> held = optional(name);
        if (held.isEmpty()) {
            return otherwise;
        }
        List<ForwardedHeader> all = List.of(ForwardedHeader.values());
        return all.stream()
                .filter(header -> header.field().equalsIgnoreCase(held.get()))
                .findFirst()
                .orElseThrow(() -> BadConfig.of(
                        name,
                        held.get(),
                        all.stream().map(ForwardedHeader::field).collect(Collectors.joining(" or "))));
    }

    private List<String> list(String name) {
        return optional(name).stream()
                .flatMap(v -> Arrays.stream(v.split(",", -1)))
                .map(String::strip)
                .filter(v -> !v.isEmpty())
                .toList();
    }

    private static boolean isWebAddress(String text, boolean pathAllowed) {
        try {
            URI uri = new URI(text);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            boolean bare = uri.getRawPath().isEmpty();
            return web
                    && uri.getHost() != null
                    && uri.getRawUserInfo() == null
                    && uri.getRawQuery() == null
                    && uri.getRawFragment() == null
                    && (pathAllowed || bare);
        } catch (URISyntaxException notAnAddress) {
            return false;
        }
    }
}
