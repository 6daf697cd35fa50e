package org.nirayana.service.web;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts ES modules that import one another into one file, so that a browser asks once for what a page needs.
 *
 * <p>Each module becomes a function that gives what the module exports, and they run in the order in which they need one another.
 * The bundle of the shell keeps them by their names; that of a view brings those that the shell lacks, and one that another view
 * has brought already is not run again. So a module has one state, as it has without bundles.
 *
 * <p>This reads the forms that our modules are written in, not JavaScript: statements of import and export begin a line, and
 * what is exported is never assigned again. Whatever it does not understand it refuses, so that a test fails and not a page.
 */
final class ModuleBundle {
    private static final Pattern IMPORT = Pattern.compile(
            "^import\\s+(?:\\{(?<names>[^}]*)\\}|\\*\\s+as\\s+(?<all>[\\w$]+))\\s+from\\s+'(?<from>[^']+)';$",
            Pattern.MULTILINE);
    private static final Pattern EXPORTED =
            Pattern.compile("^export (?=(?:(?:async )?function\\*?|class|const) ([\\w$]+))", Pattern.MULTILINE);
    private static final Pattern EXPORT_LIST =
            Pattern.compile("(?:^|(?<=;))export\\s*\\{([^}]*)\\}(?!\\s*from\\b);?", Pattern.MULTILINE);
    private static final Pattern DYNAMIC_IMPORT = Pattern.compile("\\bimport\\(");
    private static final Pattern LATER = Pattern.compile("\\bimport\\('([^']+)'\\)");
    private static final Pattern LEFT_OVER = Pattern.compile("^(?:import|export)\\b(?!\\(|\\.meta)", Pattern.MULTILINE);
    private static final Pattern BACKTICK = Pattern.compile("(?<!\\\\)`");

    private record Module(String name, String body, Set<String> imports, Map<String, String> exports) {}

    private final String shell;
    private final Set<String> apart;
    private final UnaryOperator<String> source;
    private final Map<String, Module> read = new LinkedHashMap<>();

    /**
     * @param shell the address of the module with which the page starts; what it needs, no other bundle repeats
     * @param apart modules of the folder of the shell that stay files of their own, and import nothing
     * @param source gives the text of the module at an address
     */
    ModuleBundle(String shell, Set<String> apart, UnaryOperator<String> source) {
        this.shell = shell;
        this.apart = apart;
        this.source = source;
    }

    /** The bundle of the module at an address, as a module that exports the same. */
    String of(String address) {
        return of(address, Set.of());
    }

    /**
     * The bundle of a module that others import later.
     *
     * @param importers the bundles from which it is imported: what all of them have, it does not bring again
     */
    String of(String address, Set<String> importers) {
        Set<String> needed = needs(address);
        Set<String> there = new LinkedHashSet<>(needed);
        importers.forEach(importer -> there.retainAll(needs(importer)));
        StringBuilder bundle = new StringBuilder();
        if (apart.contains(address)) {
            return withoutComments(source.apply(address));
        }
        if (address.equals(shell)) {
            int number = 0;
            for (String name : apart) {
                bundle.append("import * as $apart")
                        .append(++number)
                        .append(" from '")
                        .append(relative(shell, name))
                        .append("';\n");
            }
            bundle.append("""
                    const $held = new Map();
                    export const $add = (name, make) => $held.has(name) || $held.set(name, make());
                    export const $get = (name) => $held.get(name);
                    """);
            number = 0;
            for (String name : apart) {
                bundle.append("$add('")
                        .append(name)
                        .append("', () => $apart")
                        .append(++number)
                        .append(");\n");
            }
        } else {
            needed.removeAll(needs(shell));
            if (!importers.isEmpty()) {
                needed.removeAll(there);
            }
            bundle.append("import { $add, $get } from '")
                    .append(relative(address, shell))
                    .append("';\n");
        }
        needed.removeAll(apart);
        for (String name : needed) {
            Module module = read.get(name);
            // What is imported later is found from where the bundle lies.
            String body = LATER.matcher(module.body())
                    .replaceAll(later -> Matcher.quoteReplacement(
                            "import('" + relative(address, resolve(name, later.group(1))) + "')"));
            if (!folder(name).equals(folder(address))
                    && DYNAMIC_IMPORT.matcher(body).results().count()
                            > LATER.matcher(body).results().count()) {
                throw new IllegalStateException(name
                        + " imports later, without saying what, from another folder than its bundle's: " + address);
            }
            bundle.append("$add('").append(name).append("', () => {\n").append(body);
            bundle.append("return { ").append(pairs(module.exports())).append(" };\n});\n");
        }
        Map<String, String> exports = read.get(address).exports();
        if (!exports.isEmpty()) {
            bundle.append("export const { ")
                    .append(String.join(", ", exports.keySet()))
                    .append(" } = $get('")
                    .append(address)
                    .append("');\n");
        }
        return bundle.toString();
    }

    /** The addresses of the modules that the bundle of a module imports later, as far as it names them. */
    Set<String> later(String address) {
        Set<String> found = new LinkedHashSet<>();
        for (String name : needs(address)) {
            LATER.matcher(read.get(name).body()).results().forEach(later -> found.add(resolve(name, later.group(1))));
        }
        return found;
    }

    /** The addresses of a module and of all that it needs, each after those that it needs itself. */
    private Set<String> needs(String address) {
        Set<String> found = new LinkedHashSet<>();
        visit(address, new ArrayList<>(), found);
        return found;
    }

    private void visit(String address, List<String> way, Set<String> found) {
        if (way.contains(address)) {
            throw new IllegalStateException("Modules need one another in a circle: " + way + ", " + address);
        }
        if (!found.contains(address)) {
            way.add(address);
            read.computeIfAbsent(address, a -> module(a, source.apply(a)))
                    .imports()
                    .forEach(next -> visit(next, way, found));
            way.remove(way.size() - 1);
            found.add(address);
        }
    }

    private static Module module(String address, String text) {
        Set<String> imports = new LinkedHashSet<>();
        Map<String, String> exports = new LinkedHashMap<>();
        String body = withoutComments(text);
        body = IMPORT.matcher(body).replaceAll(found -> {
            String from = resolve(address, found.group(3));
            imports.add(from);
            String taken = found.group(2) != null ? found.group(2) : "{ " + pairs(names(found.group(1))) + " }";
            return Matcher.quoteReplacement("const " + taken + " = $get('" + from + "');");
        });
        body = EXPORTED.matcher(body).replaceAll(found -> {
            exports.put(found.group(1), found.group(1));
            return "";
        });
        body = EXPORT_LIST.matcher(body).replaceAll(found -> {
            names(found.group(1)).forEach((inside, outside) -> exports.put(outside, inside));
            return "";
        });
        if (LEFT_OVER.matcher(body).find()) {
            throw new IllegalStateException(address + " has an import or export of a form that no bundle knows");
        }
        return new Module(address, body, imports, exports);
    }

    /** {@code a, b as c} as a map from a to a and from b to c. */
    private static Map<String, String> names(String list) {
        Map<String, String> names = new LinkedHashMap<>();
        for (String one : list.split(",", -1)) {
            if (!one.isBlank()) {
                String[] words = one.strip().split("\\s+as\\s+", -1);
                names.put(words[0], words[words.length - 1]);
            }
        }
        return names;
    }

    private static String pairs(Map<String, String> names) {
        return names.entrySet().stream()
                .map(name ->
                        name.getKey().equals(name.getValue()) ? name.getKey() : name.getKey() + ": " + name.getValue())
                .collect(Collectors.joining(", "));
    }

    /** A quarter of what is sent would be comments. Lines of templates stay as they are, and so does a licence. */
    private static String withoutComments(String text) {
        StringBuilder kept = new StringBuilder();
        StringBuilder comment = new StringBuilder();
        boolean inTemplate = false;
        for (String line : text.lines().toList()) {
            String code = line.strip();
            if (!comment.isEmpty() || (!inTemplate && code.startsWith("/*"))) {
                comment.append(code).append('\n');
                if (code.endsWith("*/")) {
                    kept.append(comment.indexOf("@license") >= 0 ? comment : "");
                    comment.setLength(0);
                }
            } else if (inTemplate || !(code.isEmpty() || code.startsWith("//"))) {
                kept.append(inTemplate ? line : code).append('\n');
                inTemplate ^= BACKTICK.matcher(line).results().count() % 2 == 1;
            }
        }
        return kept.toString();
    }

    private static String folder(String address) {
        return address.substring(0, address.lastIndexOf('/') + 1);
    }

    private static String resolve(String address, String relative) {
        return URI.create(address).resolve(relative).getPath();
    }

    /** The way from one module to another, which begins with a dot. */
    private static String relative(String from, String to) {
        String way = Path.of(folder(from)).relativize(Path.of(to)).toString().replace(File.separatorChar, '/');
        return way.startsWith(".") ? way : "./" + way;
    }
}
