package org.nirayana.service.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.words.Area;
import org.nirayana.words.Language;

/**
 * What browsers fetch for a page: its modules, style sheets and words, each kind put together into one file, under addresses
 * that name their content by a version.
 *
 * <p>Whoever has a file of this version never asks for it again. Whoever asks for another version has had its document from
 * before a new release, or from another instance; the answer is what there is, and is not kept.
 */
final class Assets {
    private static final String FOLDER = "/assets/";
    private static final String SHELL = "/web/js/main.js";
    private static final String EARLY = "/web/js/early.js";
    private static final int VERSION_DIGITS = 12;

    private record File(StaticFile kept, StaticFile fresh) {}

    private record Made(String version, Map<String, File> files) {}

    private final Pages pages;
    private final PageWords words;
    private final Map<String, String> libraries;
    private final String policy;
    private Made made;

    /** @param libraries the resources of the modules that are not ours, by their addresses */
    Assets(Pages pages, PageWords words, Map<String, String> libraries, String policy) {
        this.pages = pages;
        this.words = words;
        this.libraries = libraries;
        this.policy = policy;
    }

    /** The folder of all of them, as the document names it. */
    String folder() {
        return FOLDER + made().version();
    }

    /** The file at an address below the folder of a version, such as {@code js/main.js}. */
    Optional<Response> answer(Request request, String version, String address) {
        Made all = made();
        return Optional.ofNullable(all.files().get(address))
                .map(file -> version.equals(all.version()) ? file.kept() : file.fresh())
                .map(file -> file.answer(request));
    }

    /** On first demand: the page costs nothing at start-up. */
    private synchronized Made made() {
        if (made == null) {
            Map<String, byte[]> contents = new TreeMap<>(modules());
            contents.putAll(styles());
            contents.putAll(allWords());
            MessageDigest digest = sha256();
            Map<String, File> files = new TreeMap<>();
            contents.forEach((address, bytes) -> {
                digest.update(address.getBytes(StandardCharsets.UTF_8));
                digest.update(bytes);
                Supplier<byte[]> content = () -> bytes;
                StaticFile file = new StaticFile(address, content, policy);
                files.put(address, new File(file.forever(), file));
            });
            made = new Made(HexFormat.of().formatHex(digest.digest()).substring(0, VERSION_DIGITS), files);
        }
        return made;
    }

    private Map<String, byte[]> modules() {
        ModuleBundle bundle = new ModuleBundle(
                SHELL,
                Set.of(EARLY),
                address -> new String(
                        address.equals(RegistryModule.ADDRESS)
                                ? RegistryModule.bytes()
                                : Pages.resource(libraries.getOrDefault(address, address)),
                        StandardCharsets.UTF_8));
        List<String> views =
                pages.all().stream().map(page -> "/web/js/" + page.module()).toList();
        Map<String, Set<String>> importers = new LinkedHashMap<>();
        Stream.of(Stream.of(SHELL, EARLY), views.stream())
                .flatMap(addresses -> addresses)
                .forEach(address -> importers.put(address, Set.of()));
        Deque<String> open = new ArrayDeque<>(importers.keySet());
        while (!open.isEmpty()) {
            String importer = open.remove();
            for (String later : bundle.later(importer)) {
                if (!importers.containsKey(later)) {
                    importers.put(later, new LinkedHashSet<>());
                    open.add(later);
                }
                importers.get(later).add(importer);
            }
        }
        Map<String, byte[]> modules = new TreeMap<>();
        importers.forEach((address, from) -> modules.put(
                address.substring("/web/".length()), bundle.of(address, from).getBytes(StandardCharsets.UTF_8)));
        return modules;
    }

    /** For each page together what it needs, and each sheet alone that only some need, for the way from one page to another. */
    private Map<String, byte[]> styles() {
        Set<String> partial = pages.partial();
        Map<String, String> sheets = new LinkedHashMap<>();
        for (String sheet : pages.sheets()) {
            String name = Pages.sheetName(sheet);
            String css = new String(Pages.resource(sheet), StandardCharsets.UTF_8);
            // Comments and indentation are for those who write it.
            sheets.merge(
                    partial.contains(name) ? name : Pages.COMMON_STYLES,
                    css.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)^\\s+", ""),
                    (one, other) -> one + "\n" + other);
        }
        Map<String, byte[]> all = new TreeMap<>();
        partial.forEach(name -> all.put("css/" + name + ".css", sheets.get(name).getBytes(StandardCharsets.UTF_8)));
        for (Pages.Page page : pages.all()) {
            all.computeIfAbsent("css/" + Pages.styleBundle(page), bundle -> Stream.concat(
                            Stream.of(Pages.COMMON_STYLES), page.styles().stream())
                    .map(sheets::get)
                    .collect(Collectors.joining("\n"))
                    .getBytes(StandardCharsets.UTF_8));
        }
        return all;
    }

    /** Each area, and for each page together what it begins with, in every language. */
    private Map<String, byte[]> allWords() {
        Map<String, byte[]> all = new TreeMap<>();
        List<List<Area>> asked = new ArrayList<>();
        Stream.of(Area.values()).map(List::of).forEach(asked::add);
        for (Pages.Page page : pages.all()) {
            asked.add(
                    Stream.concat(Stream.of(Area.SHELL), page.words().stream()).toList());
        }
        for (List<Area> areas : asked) {
            String name = areas.stream().map(Area::id).collect(Collectors.joining("-"));
            for (Language language : Language.values()) {
                all.computeIfAbsent(
                        "i18n/" + name + "/" + language.code() + ".json", a -> words.together(areas, language));
            }
        }
        return all;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
