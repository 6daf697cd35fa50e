package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Tags;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.nirayana.testing.Claims;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Project;
import org.nirayana.testing.Variant;

/** The table in {@code docs/reliability.md} is the table of claims, and names the tests that carry them. */
class ReliabilityDocumentTest {
    /** A test method of any module, with the tags of its own and of its class. */
    private record TestMethod(String type, String name, Set<String> tags) {
        boolean isLong() {
            return tags.contains(LongProof.TAG);
        }

        boolean isVariant() {
            return tags.contains(Variant.TAG);
        }

        /** Of the test command: with a star or a dagger it is none of it. */
        String mark() {
            return isLong() ? "*" : isVariant() ? "†" : "";
        }
    }

    private static List<TestMethod> tests;

    @BeforeAll
    static void read() throws IOException {
        List<Path> compiled = Project.modules().values().stream()
                .map(module -> module.resolve("target/test-classes"))
                .filter(Files::isDirectory)
                .toList();
        assertThat(compiled).hasSizeGreaterThanOrEqualTo(8);
        tests = new ArrayList<>();
        for (JavaClass type : new ClassFileImporter().importPaths(compiled)) {
            for (JavaMethod method : type.getMethods()) {
                if (method.isMetaAnnotatedWith(Testable.class)) {
                    Set<String> tags = tags(type);
                    tags.addAll(tags(method));
                    tests.add(new TestMethod(type.getSimpleName(), method.getName(), tags));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(500);
        for (Path module : Project.modules().values()) {
            if (!Files.isDirectory(module.resolve("target/test-classes"))) {
                tests.addAll(written(module.resolve("src/test/java")));
            }
        }
    }

    /** The tests of a module that the test command does not build, by their sources: there a class has its tags, not a method. */
    private static List<TestMethod> written(Path sources) throws IOException {
        List<TestMethod> found = new ArrayList<>();
        if (Files.isDirectory(sources)) {
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(path -> path.toString().endsWith("Test.java"))
                        .toList()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    String source = Files.readString(file);
                    String annotations = source.substring(0, source.indexOf("\nclass " + name));
                    Set<String> tags = new TreeSet<>();
                    if (annotations.contains("\n@LongProof\n")) {
                        tags.add(LongProof.TAG);
                    }
                    TAG.matcher(annotations).results().forEach(tag -> tags.add(tag.group(1)));
                    found.add(new TestMethod(name, "as written", tags));
                }
            }
        }
        return found;
    }

    private static final Pattern TAG = Pattern.compile("\n@Tag\\(\"([a-z-]+)\"\\)");

    private static Set<String> tags(CanBeAnnotated annotated) {
        Set<String> tags = new TreeSet<>();
        if (annotated.isAnnotatedWith(LongProof.class)) {
            tags.add(LongProof.TAG);
        }
        if (annotated.isAnnotatedWith(Variant.class)) {
            tags.add(Variant.TAG);
        }
        Stream<JavaAnnotation<?>> annotations = annotated instanceof JavaClass type
                ? type.getAnnotations().stream().map(a -> a)
                : ((JavaMethod) annotated).getAnnotations().stream().map(a -> a);
        annotations.forEach(annotation -> {
            if (annotation.getRawType().isEquivalentTo(Tag.class)) {
                tags.add(annotation.as(Tag.class).value());
            } else if (annotation.getRawType().isEquivalentTo(Tags.class)) {
                Arrays.stream(annotation.as(Tags.class).value()).map(Tag::value).forEach(tags::add);
            }
        });
        return tags;
    }

    private static List<TestMethod> showing(Claims.Claim claim) {
        return tests.stream().filter(test -> test.tags().contains(claim.name())).toList();
    }

    @Test
    void everyClaimHasItsRow() throws IOException {
        List<List<String>> rows = Files.readAllLines(Command.ROOT.resolve("docs/reliability.md")).stream()
                .filter(line -> line.matches("\\| [0-9]+ \\|.*"))
                .map(line ->
                        Arrays.stream(line.split("\\|", -1)).map(String::strip).toList())
                .toList();
        assertThat(rows).hasSameSizeAs(Claims.all());
        for (int i = 0; i < rows.size(); i++) {
            Claims.Claim claim = Claims.all().get(i);
            assertThat(rows.get(i).subList(1, 4))
                    .containsExactly(Integer.toString(claim.row()), claim.text(), "`" + claim.name() + "`");
            // Those that the test command leaves out altogether have a star, or a dagger if they are variants.
            Set<String> named = showing(claim).stream()
                    .collect(Collectors.groupingBy(
                            TestMethod::type,
                            Collectors.mapping(TestMethod::mark, Collectors.toCollection(TreeSet::new))))
                    .entrySet()
                    .stream()
                    .map(type -> type.getKey() + type.getValue().first())
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(rows.get(i).get(4).split(", ", -1))
                    .as("tests of row %s", claim.row())
                    .containsExactlyInAnyOrderElementsOf(named);
        }
    }

    @Test
    void everyClaimHasATestAndSaysWhetherTheTestCommandRunsIt() {
        for (Claims.Claim claim : Claims.all()) {
            assertThat(showing(claim)).as("tests of %s", claim).isNotEmpty();
            assertThat(showing(claim).stream().noneMatch(test -> test.mark().isEmpty()))
                    .as("the test command has no test of %s", claim)
                    .isEqualTo(claim.onlyLong());
        }
    }

    /** The acceptance command asks for tests by the names of claims: without one it would run nowhere. */
    @Test
    void everyLongTestShowsAClaim() {
        Set<String> names = Claims.all().stream().map(Claims.Claim::name).collect(Collectors.toSet());
        assertThat(tests.stream().filter(TestMethod::isLong)).isNotEmpty().allSatisfy(test -> assertThat(test.tags())
                .containsAnyElementsOf(names));
    }
}
