package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Project;

/** The examples of {@code docs/spark.md} run and print what stands there. */
@LongProof
@Tag("spark")
class ExampleTest {
    private static final Pattern BLOCK = Pattern.compile("```(sql|java|text)\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path folder;

    private static List<MatchResult> blocks() throws IOException {
        List<MatchResult> blocks = BLOCK.matcher(Files.readString(Project.file("docs/spark.md")))
                .results()
                .toList();
        assertThat(blocks).hasSizeGreaterThan(6);
        return blocks;
    }

    /** In a session that registered the functions itself. */
    @Test
    void theCellsOfTheNotebookPrintWhatIsWritten() throws IOException {
        try (SparkSession session = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.shuffle.partitions", 2)
                .getOrCreate()) {
            NirayanaFunctions.register(session);
            NirayanaFunctions.register(session);
            List<Row> answer = List.of();
            int compared = 0;
            for (MatchResult block : blocks()) {
                switch (block.group(1)) {
                    case "sql" ->
                        answer = session.sql(block.group(2).strip().replaceFirst(";$", ""))
                                .collectAsList();
                    case "text" -> {
                        assertThat(lines(answer)).isEqualTo(block.group(2));
                        compared++;
                    }
                    default -> {
                        // The program is another test.
                    }
                }
                if (block.group(1).equals("java")) {
                    break;
                }
            }
            assertThat(compared).isGreaterThanOrEqualTo(3);
        }
    }

    private static String lines(List<Row> rows) {
        return rows.stream()
                .map(row -> row.toSeq().mkString("  ").replace("null", "-") + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void theProgramPrintsWhatIsWritten() throws Exception {
        List<MatchResult> blocks = blocks();
        int at = blocks.indexOf(blocks.stream()
                .filter(block -> block.group(1).equals("java"))
                .findFirst()
                .orElseThrow());
        Path source = Files.writeString(
                folder.resolve("Notebook.java"), blocks.get(at).group(2));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int status = compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                String.join(File.pathSeparator, Cluster.classPath()),
                "-d",
                folder.toString(),
                source.toString());
        assertThat(status).isZero();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            System.setProperty("spark.master", "local[2]");
            System.setProperty("spark.ui.enabled", "false");
            System.setProperty("spark.driver.host", "127.0.0.1");
            System.setProperty("spark.driver.bindAddress", "127.0.0.1");
            loader.loadClass("Notebook").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(console);
            thread.setContextClassLoader(before);
            for (String name : List.of("master", "ui.enabled", "driver.host", "driver.bindAddress")) {
                System.clearProperty("spark." + name);
            }
        }
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .isEqualTo(blocks.get(at + 1).group(2));
    }
}
