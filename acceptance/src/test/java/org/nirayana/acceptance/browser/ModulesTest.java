package org.nirayana.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.nirayana.acceptance.Command;

/**
 * The modules that need no page around them: every test of {@code web/src/test/js} is a test here, all in one page, which the
 * service's own policy rules.
 */
class ModulesTest extends PageTest {
    private static final Path FOLDER = Command.ROOT.resolve("web/src/test/js");
    private static final String ADDRESS = "/web/test/";

    @TestFactory
    List<DynamicContainer> everyFile() throws IOException {
        itIs("2026-11-15T12:00:00+05:30");
        page.route("**" + ADDRESS + "*", ModulesTest::serve);
        page.navigate(ADDRESS + "empty.html");
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".test.js"))
                    .sorted()
                    .map(this::file)
                    .toList();
        }
    }

    /** The files of the folder, and a document without anything in it, with the headers of the page's own. */
    private static void serve(Route route) {
        String name = route.request().url().replaceAll(".*/", "");
        if (name.endsWith(".js")) {
            route.fulfill(new Route.FulfillOptions()
                    .setContentType("text/javascript; charset=utf-8")
                    .setPath(FOLDER.resolve(name)));
        } else {
            route.fulfill(
                    new Route.FulfillOptions()
                            .setResponse(route.fetch(new Route.FetchOptions().setUrl(stage.address() + "/")))
                            .setBody(
                                    "<!DOCTYPE html><html lang=\"en\"><title>Modules</title><link rel=\"icon\" href=\"data:,\">"));
        }
    }

    private DynamicContainer file(String name) {
        Object tests =
                page.evaluate("async file => (await import('" + ADDRESS + "harness.js')).load(file)", ADDRESS + name);
        assertThat((List<?>) tests).as(name).isNotEmpty();
        return DynamicContainer.dynamicContainer(
                name, ((List<?>) tests).stream().map(test -> test(name, (String) test)));
    }

    private DynamicTest test(String file, String name) {
        return DynamicTest.dynamicTest(name, () -> {
            Object failure = page.evaluate(
                    "async ([file, name]) => (await import('" + ADDRESS + "harness.js')).run(file, name)",
                    List.of(ADDRESS + file, name));
            assertThat(failure).as("%s: %s", file, name).isNull();
        });
    }
}
