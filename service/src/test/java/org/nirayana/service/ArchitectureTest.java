package org.nirayana.service;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import org.junit.jupiter.api.Test;

/** The arrows that are allowed between modules and inside astronomy; whatever is not listed is forbidden. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.nirayana");

    @Test
    void modulesPointOneWay() {
        layers("astronomy", "place", "jyotisha", "words", "drawing", "api", "service")
                .whereLayer("service")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("drawing")
                .mayOnlyBeAccessedByLayers("api", "service")
                .whereLayer("words")
                .mayOnlyBeAccessedByLayers("drawing", "api", "service")
                .whereLayer("jyotisha")
                .mayOnlyBeAccessedByLayers("words", "drawing", "api", "service")
                .whereLayer("place")
                .mayOnlyBeAccessedByLayers("api", "service")
                .whereLayer("astronomy")
                .mayOnlyBeAccessedByLayers("jyotisha", "drawing", "api", "service")
                .check(CLASSES);
    }

    @Test
    void astronomyPointsOneWay() {
        LayeredArchitecture architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String layer : new String[] {"event", "position", "earth", "ephemeris", "time", "math", "units"}) {
            architecture = architecture.optionalLayer(layer).definedBy("org.nirayana.astronomy." + layer + "..");
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
    void packagesOfTheServiceFormNoCycle() {
        slices().matching("org.nirayana.service.(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    private static LayeredArchitecture layers(String... modules) {
        LayeredArchitecture architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String module : modules) {
            architecture = architecture.layer(module).definedBy("org.nirayana." + module + "..");
        }
        return architecture;
    }
}
