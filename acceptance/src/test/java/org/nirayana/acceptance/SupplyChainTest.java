package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Variant;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is shipped is known, may be shipped by anybody, and can be built again. */
@Tag("supply-chain")
class SupplyChainTest {
    /** Of which the jar takes files and no program: fonts. */
    private static final Set<String> ONLY_FILES = Set.of("ph-fonts-kurinto-sans");

    /** Licences that ask for no more than their own text; by SPDX id, or by name where SPDX has none. */
    private static final Set<String> PERMISSIVE = Set.of(
            "Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "OFL-1.1", "Bouncy Castle Licence");

    /** What is used only to build, test and measure, is no part of the jar, and is not permissive; each with why. */
    private static final Map<String, String> ONLY_TOOLS = Map.of(
            "org.junit", "EPL-2.0: the test framework of Java; runs our tests, is not changed",
            "org.openjdk.jmh", "GPL-2.0 with the Classpath exception: OpenJDK's own harness, in the benchmarks alone",
            "org.javastro", "SOFA licence: reference values of the IAU's routines, in tests alone",
            "com.deque.html.axe-core", "MPL-2.0: rules for accessible pages, run in the browser of a test");

    private static final Pattern CLASSIFIER = Pattern.compile("[?&]classifier=([^&]+)");

    private static final Path REPOSITORY =
            Path.of(System.getProperty("nirayana.repository", System.getProperty("user.home") + "/.m2/repository"));

    @TempDir
    Path folder;

    private static JsonNode bill() throws IOException {
        try (JarFile jar = new JarFile(Command.JAR.toFile())) {
            ZipEntry bill = jar.getEntry("META-INF/sbom/nirayana.cdx.json");
            assertThat(bill)
                    .as("the bill in the jar; Maven leaves it out when it is told to stay offline")
                    .isNotNull();
            return JsonMapper.shared().readTree(jar.getInputStream(bill).readAllBytes());
        }
    }

    /** The rule of the build alone, in a copy of the two POMs that it needs: packaging itself would take minutes. */
    @Test
    @Variant
    void aBuildWithoutTheBillFailsAndSaysHowToMakeIt() throws IOException {
        Path service = Files.createDirectories(folder.resolve("service"));
        Files.copy(Command.ROOT.resolve("pom.xml"), folder.resolve("pom.xml"));
        Files.copy(Command.ROOT.resolve("service/pom.xml"), service.resolve("pom.xml"));

        Command.Result without = bill(service);
        assertThat(without.exitCode()).isNotZero();
        assertThat(without.out() + without.err())
                .contains("The bill of materials is missing")
                .contains("once without -o");

        // Offline with the bill of an earlier build: the tests compare it with the jar.
        Path sbom = Files.createDirectories(service.resolve("target/classes/META-INF/sbom"));
        Files.writeString(sbom.resolve("nirayana.cdx.json"), "{}");
        Command.Result with = bill(service);
        assertThat(with.exitCode()).as(with.out()).isZero();
    }

    private static Command.Result bill(Path service) {
        return Command.run(
                service,
                Map.of(),
                Tools.path("mvn"),
                "-B",
                "-o",
                "-Dmaven.repo.local=" + REPOSITORY,
                "enforcer:enforce@bill-of-materials-is-there");
    }

    private static Path jarOf(JsonNode component) {
        String group = component.path("group").asString();
        String name = component.path("name").asString();
        String version = component.path("version").asString();
        String file = name + "-" + version + classifier(component) + ".jar";
        return group.equals("org.nirayana")
                ? Project.modules().get(name).resolve("target").resolve(file)
                : REPOSITORY
                        .resolve(group.replace('.', '/'))
                        .resolve(name)
                        .resolve(version)
                        .resolve(file);
    }

    /** Behind the version of a jar that is one of several, such as for one kind of processor. */
    private static String classifier(JsonNode component) {
        Matcher classifier = CLASSIFIER.matcher(component.path("purl").asString());
        return classifier.find() ? "-" + classifier.group(1) : "";
    }

    private static Set<String> classes(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Set<String> classes = new TreeSet<>();
            file.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
                    .forEach(classes::add);
            return classes;
        }
    }

    @Test
    void theBillOfMaterialsNamesExactlyWhatIsInTheJar() throws Exception {
        JsonNode bill = bill();
        Set<String> shipped = classes(Command.JAR);
        Set<String> unexplained = new TreeSet<>(shipped);
        unexplained.removeIf(name -> name.startsWith("org/nirayana/"));
        int components = 0;
        for (JsonNode component : bill.path("components")) {
            Path jar = jarOf(component);
            assertThat(jar).isRegularFile();
            if (!component.path("group").asString().equals("org.nirayana")) {
                assertThat(sha256(jar)).as(jar.toString()).isEqualTo(hash(component));
            }
            Set<String> classes = classes(jar);
            if (ONLY_FILES.contains(component.path("name").asString())) {
                classes.retainAll(shipped);
                assertThat(classes).as("classes of which only files are wanted").isEmpty();
            } else {
                unexplained.removeAll(classes);
                classes.removeAll(shipped);
                assertThat(classes).as("classes that the jar lacks of " + jar).isEmpty();
            }
            components++;
        }
        assertThat(components).isGreaterThan(20);
        assertThat(unexplained)
                .as("classes of the jar that no component of the bill brought")
                .isEmpty();
        assertThat(bill.path("bomFormat").asString()).isEqualTo("CycloneDX");
        Proof.figure(
                23,
                "SBOM: %d components, checksums right, %,d classes of the jar all accounted for"
                        .formatted(components, shipped.size()));
    }

    private static String hash(JsonNode component) {
        return component
                .path("hashes")
                .valueStream()
                .filter(hash -> hash.path("alg").asString().equals("SHA-256"))
                .findFirst()
                .orElseThrow()
                .path("content")
                .asString();
    }

    private static String sha256(Path file) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    /** Only the fonts of that jar are shipped, and the licence of the code around them is another. */
    @Test
    void theFontsHaveTheirOwnLicence() throws IOException {
        List<String> fonts = new ArrayList<>();
        for (JsonNode component : bill().path("components")) {
            if (component.path("name").asString().startsWith("ph-fonts-")) {
                fonts.add(component.at("/licenses/0/license/id").asString());
            }
        }
        assertThat(fonts).containsExactly("OFL-1.1");
    }

    @Test
    void everythingInTheJarIsPermissive() throws IOException {
        Map<String, Integer> chosen = new LinkedHashMap<>();
        for (JsonNode component : bill().path("components")) {
            List<String> offered = new ArrayList<>();
            component.path("licenses").forEach(entry -> {
                JsonNode licence = entry.path("license");
                offered.add(
                        licence.has("id")
                                ? licence.path("id").asString()
                                : licence.path("name")
                                        .asString(entry.path("expression").asString("")));
            });
            // Several licences are a choice; one of them must be permissive, and is ours.
            String ours =
                    offered.stream().filter(PERMISSIVE::contains).findFirst().orElse("");
            assertThat(ours)
                    .as("%s offers %s", component.path("purl").asString(), offered)
                    .isNotEmpty();
            chosen.merge(ours, 1, Integer::sum);
        }
        assertThat(chosen).isNotEmpty();
        Proof.figure(23, "licences of what is in the jar: " + chosen);
    }

    @Test
    void toolsArePermissiveOrNamed() throws Exception {
        Document pom = parse(Command.ROOT.resolve("pom.xml"));
        Element project = pom.getDocumentElement();
        int tools = 0;
        int named = 0;
        for (Element dependency :
                children(child(child(project, "dependencyManagement"), "dependencies"), "dependency")) {
            String group = text(dependency, "groupId");
            if (group.equals("org.nirayana")) {
                continue;
            }
            tools++;
            if (ONLY_TOOLS.containsKey(group)) {
                named++;
                continue;
            }
            String version = resolved(text(dependency, "version"), child(project, "properties"));
            List<String> licences = licences(group, text(dependency, "artifactId"), version);
            assertThat(licences)
                    .as("%s:%s:%s", group, text(dependency, "artifactId"), version)
                    .anyMatch(SupplyChainTest::soundsPermissive);
        }
        assertThat(tools).isGreaterThan(20);
        Proof.figure(
                23,
                tools + " declared dependencies: permissive but for " + named + " tools that are named with a reason");
    }

    /** POMs name licences as they like. */
    private static boolean soundsPermissive(String name) {
        return PERMISSIVE.contains(name)
                || Pattern.compile("apache.*\\b2(\\.0)?\\b|\\bMIT\\b|\\bBSD\\b|\\bEDL\\b", Pattern.CASE_INSENSITIVE)
                        .matcher(name)
                        .find();
    }

    private static List<String> licences(String group, String name, String version) throws Exception {
        Path pom = REPOSITORY
                .resolve(group.replace('.', '/'))
                .resolve(name)
                .resolve(version)
                .resolve(name + "-" + version + ".pom");
        Element project = parse(pom).getDocumentElement();
        List<String> licences = new ArrayList<>();
        Element list = child(project, "licenses");
        if (list != null) {
            for (Element licence : children(list, "license")) {
                licences.add(text(licence, "name"));
            }
        }
        Element parent = child(project, "parent");
        return licences.isEmpty() && parent != null
                ? licences(text(parent, "groupId"), text(parent, "artifactId"), text(parent, "version"))
                : licences;
    }

    private static String resolved(String version, Element properties) {
        Matcher property = Pattern.compile("\\$\\{(.+)}").matcher(version);
        return property.matches() ? text(properties, property.group(1)) : version;
    }

    private static Document parse(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        return factory.newDocumentBuilder().parse(file.toFile());
    }

    private static Element child(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? null : found.get(0);
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = parent.getChildNodes();
        for (int i = 0; i < all.getLength(); i++) {
            Node node = all.item(i);
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }

    private static String text(Element parent, String name) {
        return child(parent, name).getTextContent().strip();
    }

    @Test
    void theJarTellsNothingOfWhenAndWhereItWasBuilt() throws IOException {
        LocalDateTime declared = LocalDateTime.parse("2026-01-01T00:00:00");
        int entries = 0;
        try (JarFile jar = new JarFile(Command.JAR.toFile())) {
            for (ZipEntry entry : jar.stream().toList()) {
                // What comes from a library keeps the time that it has there.
                if (entry.getName().matches("META-INF/(MANIFEST.MF|sbom/.*)|build.properties|org/nirayana/.*")) {
                    assertThat(entry.getTimeLocal()).as(entry.getName()).isEqualTo(declared);
                    byte[] bytes = jar.getInputStream(entry).readAllBytes();
                    assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                            .as(entry.getName())
                            .doesNotContain(Command.ROOT.toString())
                            .doesNotContain("Built-By")
                            .doesNotContain("Build-Jdk:");
                    entries++;
                }
            }
        }
        assertThat(entries).isGreaterThan(100);
        Proof.figure(23, "%,d entries of our own carry one fixed time, none the place of its build".formatted(entries));
    }

    /** Built twice, in two folders; what would make them differ is looked for above. */
    @Test
    @LongProof
    void twoBuildsAreEqual() throws Exception {
        List<String> sums = new ArrayList<>();
        for (String name : List.of("one", "another folder")) {
            Path copy = folder.resolve(name);
            copySources(copy);
            try (Command maven = Command.start(
                    copy,
                    Map.of(),
                    "mvn",
                    "-B",
                    "-q",
                    "-Dmaven.repo.local=" + REPOSITORY,
                    "-pl",
                    "service",
                    "-am",
                    "-Dmaven.test.skip=true",
                    "-Dspotless.check.skip=true",
                    "package")) {
                Command.Result built = maven.await(Duration.ofMinutes(15));
                assertThat(built.exitCode()).as(built.out() + built.err()).isZero();
            }
            sums.add(sha256(copy.resolve("service/target/nirayana.jar")));
        }
        assertThat(sums.get(0)).isEqualTo(sums.get(1));
        Proof.figure(23, "two builds in two folders, equal byte by byte: SHA-256 " + sums.get(0));
    }

    private static void copySources(Path copy) throws IOException {
        List<Path> required = new ArrayList<>(List.of(Path.of("pom.xml"), Path.of(".mvn")));
        for (Path module : Project.modules().values()) {
            required.add(Command.ROOT.relativize(module.resolve("pom.xml")));
            required.add(Command.ROOT.relativize(module.resolve("src/main")));
        }
        for (Path path : required) {
            Path from = Command.ROOT.resolve(path);
            if (!Files.exists(from)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(from)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Path to = copy.resolve(Command.ROOT.relativize(file).toString());
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to);
                }
            }
        }
    }
}
