package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Dockerfile read into its instructions, and what is wrong with them. */
final class Dockerfile {
    private static final Set<String> KNOWN = Set.of(
            "FROM",
            "ARG",
            "RUN",
            "CMD",
            "LABEL",
            "EXPOSE",
            "ENV",
            "ADD",
            "COPY",
            "ENTRYPOINT",
            "VOLUME",
            "USER",
            "WORKDIR",
            "ONBUILD",
            "STOPSIGNAL",
            "HEALTHCHECK",
            "SHELL");
    private static final Pattern FROM = Pattern.compile("(\\S+?):(\\S+)(?: AS (\\S+))?");
    private static final Pattern WORD = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    private final List<Instruction> instructions;

    /** One instruction with its lines joined. */
    record Instruction(String name, String rest) {}

    private Dockerfile(List<Instruction> instructions) {
        this.instructions = instructions;
    }

    static Dockerfile read(Path file) throws IOException {
        List<Instruction> read = new ArrayList<>();
        StringBuilder joined = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            if (line.isBlank() || line.strip().startsWith("#")) {
                continue;
            }
            boolean goesOn = line.endsWith("\\");
            joined.append(goesOn ? line.substring(0, line.length() - 1) : line);
            if (!goesOn) {
                String[] parts = joined.toString().strip().split("\\s+", 2);
                read.add(new Instruction(parts[0], parts.length > 1 ? parts[1] : ""));
                joined.setLength(0);
            }
        }
        assertThat(joined.toString())
                .as("%s ends in the middle of an instruction", file)
                .isEmpty();
        return new Dockerfile(read);
    }

    /** The last instruction of that name: the one that holds. */
    String last(String name) {
        return instructions.stream()
                .filter(i -> i.name().equals(name))
                .reduce((earlier, later) -> later)
                .orElseThrow(() -> new AssertionError("no " + name))
                .rest();
    }

    /** The words of an instruction in exec form. */
    static List<String> words(String rest) {
        Matcher array = Pattern.compile("\\[(.*)]").matcher(rest);
        assertThat(array.find()).as("%s is in exec form", rest).isTrue();
        return WORD.matcher(array.group(1)).results().map(m -> m.group(1)).toList();
    }

    Map<String, String> environment() {
        Map<String, String> set = new java.util.HashMap<>();
        for (String pair : last("ENV").split("\\s+", -1)) {
            String[] parts = pair.split("=", 2);
            set.put(parts[0], parts[1]);
        }
        return set;
    }

    /** What a reader who knows Docker would object to, given the folder that is sent to the builder. */
    List<String> objections(Path context) {
        List<String> found = new ArrayList<>();
        Set<String> stages = new HashSet<>();
        if (instructions.isEmpty() || !instructions.get(0).name().equals("FROM")) {
            found.add("the first instruction is not FROM");
        }
        for (Instruction instruction : instructions) {
            String rest = instruction.rest();
            if (!KNOWN.contains(instruction.name())) {
                found.add("unknown instruction " + instruction.name());
            }
            switch (instruction.name()) {
                case "FROM" -> {
                    Matcher image = FROM.matcher(rest);
                    if (!image.matches() || image.group(2).equals("latest")) {
                        found.add("an image without a fixed version: " + rest);
                    } else if (image.group(3) != null) {
                        stages.add(image.group(3));
                    }
                }
                case "COPY" -> copy(rest, context, stages, found);
                case "ADD" -> found.add("COPY says what it does, ADD guesses: " + rest);
                case "ENTRYPOINT", "CMD" -> {
                    if (!rest.startsWith("[")) {
                        found.add("a shell would stand between the signal and the service: " + rest);
                    }
                }
                case "RUN" -> {
                    if (rest.contains("sudo ") || rest.matches(".*curl .*[|] *(ba)?sh.*")) {
                        found.add("not for a build: " + rest);
                    }
                }
                case "ENV", "ARG" -> {
                    if (rest.toUpperCase(Locale.ROOT).matches(".*(PASSWORD|SECRET|TOKEN).*")) {
                        found.add("a secret would stay in the image: " + rest);
                    }
                }
                default -> {}
            }
        }
        int from = lastIndex("FROM");
        if (lastIndex("USER") < from || last("USER").matches("(0|root)(:.*)?")) {
            found.add("the image runs as root");
        }
        if (lastIndex("HEALTHCHECK") < from) {
            found.add("no HEALTHCHECK");
        }
        if (lastIndex("ENTRYPOINT") < lastIndex("USER")) {
            found.add("USER after ENTRYPOINT reads as if it did not count");
        }
        return found;
    }

    private int lastIndex(String name) {
        for (int i = instructions.size() - 1; i >= 0; i--) {
            if (instructions.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private static void copy(String rest, Path context, Set<String> stages, List<String> found) {
        List<String> words = new ArrayList<>(Arrays.asList(rest.split("\\s+", -1)));
        if (words.get(0).startsWith("--from=")) {
            if (!stages.contains(words.get(0).substring("--from=".length()))) {
                found.add("no such stage: " + rest);
            }
            return;
        }
        for (String source : words.subList(0, words.size() - 1)) {
            if (!Files.exists(context.resolve(source))) {
                found.add("nothing to copy: " + source);
            }
        }
    }

    List<Instruction> all(String name) {
        return instructions.stream().filter(i -> i.name().equals(name)).toList();
    }
}
