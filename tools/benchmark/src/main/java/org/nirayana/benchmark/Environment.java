package org.nirayana.benchmark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a figure belongs to: commit, JDK and processor. */
final class Environment {
    private Environment() {}

    static void print() {
        System.out.println("commit " + commit());
        System.out.println("jdk " + System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        System.out.println("cpu " + processor() + ", " + Runtime.getRuntime().availableProcessors() + " cores");
    }

    private static String commit() {
        try {
            Process git = new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=10")
                    .redirectErrorStream(true)
                    .start();
            String answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return git.waitFor() == 0 ? answer : "unknown (no repository)";
        } catch (IOException e) {
            return "unknown (no git)";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "unknown (interrupted)";
        }
    }

    private static String processor() {
        Path info = Path.of("/proc/cpuinfo");
        try {
            return Files.readAllLines(info).stream()
                    .filter(line -> line.startsWith("model name") || line.startsWith("Model"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }
}
