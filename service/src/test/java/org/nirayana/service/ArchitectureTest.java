package org.nirayana.service;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.service.http.message.Request;

/**
 * The arrows that are allowed between modules and inside astronomy, and what the packages promise in their descriptions;
 * whatever is not listed is forbidden.
 */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.nirayana");

    private static final String[] ENGINE = {
        "org.nirayana",
        "org.nirayana.astronomy..",
        "org.nirayana.jyotisha..",
        "org.nirayana.place..",
        "org.nirayana.words..",
        "org.nirayana.drawing.."
    };

    /**
     * {@code service → batch → api → {report, drawing, words, place, jyotisha} → astronomy}, and {@code report → drawing}; the library's
     * door stands beside api.
     */
    @Test
    void modulesPointOneWay() {
        LayeredArchitecture architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String module :
                List.of("astronomy", "place", "jyotisha", "words", "drawing", "report", "api", "batch", "service")) {
            architecture = architecture.layer(module).definedBy("org.nirayana." + module + "..");
        }
        architecture
                .layer("door")
                .definedBy("org.nirayana")
                .whereLayer("service")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("door")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("batch")
                .mayOnlyBeAccessedByLayers("service")
                .whereLayer("api")
                .mayOnlyBeAccessedByLayers("batch", "service")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("api", "service")
                .whereLayer("drawing")
                .mayOnlyBeAccessedByLayers("report", "door", "api", "batch", "service")
                .whereLayer("words")
                .mayOnlyBeAccessedByLayers("drawing", "report", "door", "api", "batch", "service")
                .whereLayer("jyotisha")
                .mayOnlyBeAccessedByLayers("words", "drawing", "report", "door", "api", "batch", "service")
                .whereLayer("place")
                .mayOnlyBeAccessedByLayers("door", "api", "batch", "service")
                .whereLayer("astronomy")
                .mayOnlyBeAccessedByLayers("jyotisha", "drawing", "report", "door", "api", "batch", "service")
                .check(CLASSES);
    }

    @Test
    void astronomyPointsOneWay() {
        LayeredArchitecture architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String layer : new String[] {"event", "position", "earth", "ephemeris", "time", "math", "units"}) {
            architecture = architecture.layer(layer).definedBy("org.nirayana.astronomy." + layer + "..");
        }
        architecture
                .whereLayer("position")
                .mayOnlyBeAccessedByLayers("event")
                .whereLayer("earth")
                .mayOnlyBeAccessedByLayers("event", "position")
                .whereLayer("ephemeris")
                .mayOnlyBeAccessedByLayers("event", "position")
                .whereLayer("time")
                .mayOnlyBeAccessedByLayers("event", "position", "earth", "ephemeris")
                // Time reads its published tables with the parser that lives in math.
                .whereLayer("math")
                .mayOnlyBeAccessedByLayers("event", "position", "earth", "ephemeris", "time")
                .whereLayer("units")
                .mayOnlyBeAccessedByLayers("event", "position", "earth", "ephemeris", "time", "math")
                .whereLayer("event")
                .mayNotBeAccessedByAnyLayer()
                .check(CLASSES);
    }

    @Test
    void theEngineNeedsNoOtherLibrary() {
        classes()
                .that()
                .resideInAnyPackage(ENGINE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.nirayana..")
                .check(CLASSES);
    }

    /** PDFBox writes the document, Java2D shapes and draws, qrcodegen finds the squares of a QR code; nothing else, and nobody else. */
    @Test
    void onlyReportsKnowPdfJava2DAndQrCodes() {
        classes()
                .that()
                .resideInAPackage("org.nirayana.report..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "javax.imageio..",
                        "org.apache.pdfbox..",
                        "org.apache.fontbox..",
                        "io.nayuki.qrcodegen..",
                        "org.nirayana..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackages("org.nirayana.report..", "org.nirayana.testing..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.awt..",
                        "javax.imageio..",
                        "org.apache.pdfbox..",
                        "org.apache.fontbox..",
                        "io.nayuki.qrcodegen..")
                .check(CLASSES);
    }

    /** Not by Vert.x, not by the JDK's client, not by any other library. */
    @Test
    void theApiSpeaksNoHttp() {
        classes()
                .that()
                .resideInAPackage("org.nirayana.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.nirayana..")
                .andShould()
                .onlyDependOnClassesThat()
                .resideOutsideOfPackages("java.net..", "org.nirayana.service..")
                .check(CLASSES);
    }

    /** The rows of a batch need no service. */
    @Test
    void theBatchKnowsNoService() {
        classes()
                .that()
                .resideInAPackage("org.nirayana.batch..")
                .should()
                .onlyDependOnClassesThat()
                .resideOutsideOfPackages("java.net..", "io.vertx..", "org.nirayana.service..")
                .check(CLASSES);
    }

    /** A package and other packages. */
    private record Rule(String inside, List<String> others) {
        Rule(String inside, String... others) {
            this(inside, List.of(others));
        }

        @Override
        public String toString() {
            return inside;
        }
    }

    /** What the description of a package says that it does not know. */
    private static Stream<Rule> promises() {
        return Stream.of(
                // "Nothing here knows of … files other than ephemerides."
                new Rule("org.nirayana.astronomy.(time|math|units|earth|position|event)..", "java.nio.file.."),
                new Rule("org.nirayana.jyotisha..", "java.nio.file.."),
                new Rule(
                        "org.nirayana.jyotisha.convention",
                        "org.nirayana.jyotisha",
                        "org.nirayana.jyotisha.(aspect|ayanamsa|bhava|comparison|dasha|eclipse|event|gochara|house|match|panchanga)..",
                        "org.nirayana.jyotisha.(placement|sensitivity|strength|transit|varga|zodiac).."),
                new Rule(
                        "org.nirayana.jyotisha.zodiac",
                        "org.nirayana.jyotisha.(aspect|ayanamsa|bhava|house|placement|strength|varga|dasha|panchanga).."),
                new Rule(
                        "org.nirayana.jyotisha.(ayanamsa|house)",
                        "org.nirayana.jyotisha.(aspect|bhava|placement|strength|varga|dasha|panchanga).."),
                new Rule(
                        "org.nirayana.jyotisha.placement",
                        "org.nirayana.jyotisha.(aspect|bhava|strength|varga|dasha|panchanga).."),
                // A day is a span of time and a limb a table; months count by limbs, hours by the day and its weekday.
                new Rule(
                        "org.nirayana.jyotisha.panchanga.(day|limb)",
                        "org.nirayana.jyotisha.panchanga.(calendar|hours)",
                        "org.nirayana.jyotisha"),
                new Rule("org.nirayana.jyotisha.panchanga.limb", "org.nirayana.jyotisha.panchanga.day"),
                new Rule("org.nirayana.jyotisha.panchanga.day", "org.nirayana.jyotisha.panchanga.limb"),
                new Rule("org.nirayana.jyotisha.panchanga.calendar", "org.nirayana.jyotisha.panchanga.(day|hours)"),
                new Rule("org.nirayana.jyotisha.panchanga.hours", "org.nirayana.jyotisha.panchanga.calendar"),
                // Descriptions of operations, and what writes answers, know nothing of astrology.
                new Rule(
                        "org.nirayana.api.(operation|json|openapi)",
                        "org.nirayana.(astronomy|jyotisha|place|words|drawing)..",
                        "org.nirayana.api.calculation"),
                new Rule("org.nirayana.place.gazetteer", "org.nirayana.place.zone"),
                new Rule("org.nirayana.place.zone", "org.nirayana.place.gazetteer"),
                new Rule("org.nirayana.words", "java.nio.file..", "org.nirayana.astronomy.."),
                new Rule("org.nirayana.drawing", "java.nio.file.."),
                new Rule("org.nirayana", "java.nio.file.."),
                new Rule(
                        "org.nirayana.service.http..",
                        "java.sql..",
                        "javax.sql..",
                        "org.nirayana.(astronomy|jyotisha|place|words|drawing)..",
                        "org.nirayana.api.(calculation|openapi)",
                        "org.nirayana.service.(accounts|astro|auth|shares|storage|tiers|users)"),
                // "None of them knows it": the server.
                new Rule(
                        "org.nirayana.service.http.(content|input|message|routing)",
                        "org.nirayana.service.http.server"),
                new Rule("org.nirayana.service.mail", "org.nirayana.service.(accounts|auth|users)"),
                new Rule(
                        "org.nirayana.service.ops",
                        "org.nirayana.(astronomy|jyotisha|place|words|drawing)..",
                        "org.nirayana.api.calculation",
                        "org.nirayana.service.(accounts|astro|auth|shares|tiers|users)"),
                // "It knows none of the stores."
                new Rule("org.nirayana.service.privacy", "org.nirayana.service.(accounts|auth|people|tiers|users)"),
                // "This package does not know them": sign-in, tokens and the authorizer.
                new Rule("org.nirayana.service.keys", "org.nirayana.service.(accounts|auth|tiers|users)"),
                new Rule("org.nirayana.service.ratelimit", "org.nirayana.service.(accounts|auth|tiers|users)"),
                new Rule("org.nirayana.service.tiers", "org.nirayana.service.(ratelimit|users)"),
                new Rule(
                        "org.nirayana.service.web",
                        "org.nirayana.service.(accounts|astro|auth|ratelimit|shares|storage|tiers|users)"),
                new Rule(
                        "org.nirayana.testing..",
                        "org.nirayana.(api|astronomy|jyotisha|place|words|drawing|service)..",
                        "org.nirayana"));
    }

    @ParameterizedTest
    @MethodSource("promises")
    void aPackageDoesNotKnowWhatItPromisesNotToKnow(Rule promise) {
        noClasses()
                .that()
                .resideInAPackage(promise.inside())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(promise.others().toArray(String[]::new))
                .check(CLASSES);
    }

    /** A store refuses by exceptions of its own; {@code ServiceExceptions} says which answers they are. */
    @Test
    void whatSpeaksSqlKnowsNoHttp() {
        noClasses()
                .that(speakSql())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.nirayana.service.http..")
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaClass> speakSql() {
        return DescribedPredicate.describe("speak SQL", one -> one.getDirectDependenciesFromSelf().stream()
                .anyMatch(known -> known.getTargetClass().getPackageName().equals("java.sql")));
    }

    /** What keeps things that belong to somebody. */
    private static final Set<String> STORES = Set.of(
            "people.People",
            "keys.ApiKeys",
            "shares.Shares",
            "users.Preferences",
            "users.AddressChanges",
            "auth.Sessions",
            "usage.Usage");

    /** Texts and numbers by which nobody finds the thing of somebody else: secrets, addresses to write to, and who counts. */
    private static final Set<String> NO_IDS =
            Set.of("token", "refreshToken", "email", "oldEmail", "username", "title", "most", "instance", "number");

    /** A route that forgets whose a thing is does not compile: its owner is asked for before its id, also where nothing calls it yet. */
    @Test
    void whatBelongsToSomebodyIsAskedForWithItsOwner() {
        List<JavaClass> stores = CLASSES.stream()
                .filter(one -> STORES.contains(one.getName().replace("org.nirayana.service.", "")))
                .toList();
        assertThat(stores).hasSize(STORES.size());
        assertThat(stores.stream()
                        .flatMap(store -> store.getMethods().stream())
                        .filter(method -> !method.getModifiers().contains(JavaModifier.PRIVATE)
                                && !method.getModifiers().contains(JavaModifier.SYNTHETIC))
                        .map(JavaMethod::reflect)
                        .filter(ArchitectureTest::asksForAnIdWithoutItsOwner))
                .isEmpty();
    }

    private static boolean asksForAnIdWithoutItsOwner(Method method) {
        for (Parameter parameter : method.getParameters()) {
            if (parameter.getName().equals("userId")
                    || parameter.getType().getSimpleName().equals("Principal")) {
                return false;
            }
            boolean mayBeId = Set.of(String.class, long.class, Long.class).contains(parameter.getType());
            if (mayBeId && !NO_IDS.contains(parameter.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Libraries that one package hides from all others. */
    private static Stream<Rule> owners() {
        return Stream.of(
                new Rule("org.nirayana.service.storage", "org.sqlite..", "org.postgresql..", "com.zaxxer.."),
                new Rule("org.nirayana.service.mail", "jakarta.mail.."),
                new Rule("org.nirayana.service.auth", "com.auth0..", "org.bouncycastle.."),
                new Rule("org.nirayana.service.ops", "io.prometheus.."));
    }

    @ParameterizedTest
    @MethodSource("owners")
    void aLibraryIsUsedByTheOnePackageThatOwnsIt(Rule owner) {
        noClasses()
                .that()
                .resideOutsideOfPackage(owner.inside())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(owner.others().toArray(String[]::new))
                .check(CLASSES);
    }

    /** What a calculation needs is handed in, the time too. */
    @Test
    void theEngineDoesNotAskWhatTimeItIs() {
        noClasses()
                .that()
                .resideInAnyPackage(ENGINE)
                .should()
                .callMethodWhere(target(nameMatching("now|systemUTC|systemDefaultZone|currentTimeMillis|nanoTime")))
                .check(CLASSES);
    }

    @Test
    void onlyMainReadsTheEnvironment() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Main.class)
                .and()
                .resideInAnyPackage("org.nirayana.service..", "org.nirayana.api..")
                .should()
                .callMethodWhere(target(nameMatching("getenv")))
                .check(CLASSES);
    }

    /** Who a request comes from is found out once, before its handler runs. */
    @Test
    void onlyTheServerSaysWhoAsks() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.nirayana.service.http..")
                .should()
                .callMethodWhere(target(owner(type(Request.class)))
                        .and(target(nameMatching("authorizedAs|recognised|answerHeaders"))))
                .check(CLASSES);
    }

    /** The packages that accounts joins do not know it. */
    @Test
    void onlyMainKnowsAccounts() {
        classes()
                .that()
                .resideInAPackage("org.nirayana.service.accounts")
                .should()
                .onlyBeAccessed()
                .byAnyPackage("org.nirayana.service.accounts", "org.nirayana.service")
                .check(CLASSES);
    }

    @Test
    void packagesOfTheApiFormNoCycle() {
        slices().matching("org.nirayana.api.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void packagesOfTheServiceFormNoCycle() {
        slices().matching("org.nirayana.service.(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
