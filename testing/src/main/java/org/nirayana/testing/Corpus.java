package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The inputs that a fuzz target was given before, kept in {@code src/test/resources/fuzz/<target>} of its module.
 *
 * <p>The test command replays them, with some seeded mutations of each, so that what a fuzzer once found stays found
 * wherever the tests run. The search for new ones is the work of Jazzer, under the acceptance command.
 */
public final class Corpus {
    private static final byte[][] WORDS = {
        {0},
        {-1},
        {-128},
        {127},
        {0, 0, 0, 0},
        {-1, -1, -1, -1},
        {127, -1, -1, -1},
        {-128, 0, 0, 0},
        {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
        {(byte) 0xc0, (byte) 0x80},
        {'9', '9', '9', '9', '9', '9'},
        {'%'},
        {'"'},
        {'['}
    };

    private Corpus() {}

    /** Gives a target its corpus and as many mutations; fails with the input, in hexadecimal, when it throws. */
    public static int replay(String target, int mutations, Consumer<byte[]> parser) {
        List<byte[]> inputs = read(Path.of("src/test/resources/fuzz", target));
        if (inputs.isEmpty()) {
            throw new AssertionError("the corpus of " + target + " is empty");
        }
        inputs.add(new byte[0]);
        inputs.forEach(input -> run(target, input, parser));
        SplittableRandom random = new SplittableRandom(Proof.seed());
        for (int i = 0; i < mutations; i++) {
            byte[] input = inputs.get(random.nextInt(inputs.size()));
            for (int times = random.nextInt(1, 5); times > 0; times--) {
                input = mutate(input, inputs, random);
            }
            run(target, input, parser);
        }
        return inputs.size();
    }

    private static void run(String target, byte[] input, Consumer<byte[]> parser) {
        try {
            parser.accept(input);
        } catch (RuntimeException | Error leaked) {
            throw new AssertionError(target + " threw on " + HexFormat.of().formatHex(input), leaked);
        }
    }

    private static List<byte[]> read(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<byte[]> inputs = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                inputs.add(Files.readAllBytes(file));
            }
            return inputs;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static byte[] mutate(byte[] input, List<byte[]> others, SplittableRandom random) {
        if (input.length == 0) {
            return WORDS[random.nextInt(WORDS.length)].clone();
        }
        int at = random.nextInt(input.length);
        switch (random.nextInt(6)) {
            case 0 -> {
                byte[] flipped = input.clone();
                flipped[at] ^= (byte) (1 << random.nextInt(8));
                return flipped;
            }
            case 1 -> {
                return splice(input, at, at, WORDS[random.nextInt(WORDS.length)]);
            }
            case 2 -> {
                byte[] word = WORDS[random.nextInt(WORDS.length)];
                return splice(input, at, Math.min(input.length, at + word.length), word);
            }
            case 3 -> {
                return splice(input, at, Math.min(input.length, at + random.nextInt(1, 9)), new byte[0]);
            }
            case 4 -> {
                return Arrays.copyOf(input, at);
            }
            default -> {
                byte[] other = others.get(random.nextInt(others.size()));
                int from = other.length == 0 ? 0 : random.nextInt(other.length);
                return splice(input, at, at, Arrays.copyOfRange(other, from, Math.min(other.length, from + 16)));
            }
        }
    }

    private static byte[] splice(byte[] input, int from, int to, byte[] middle) {
        byte[] out = Arrays.copyOf(input, from + middle.length + input.length - to);
        System.arraycopy(middle, 0, out, from, middle.length);
        System.arraycopy(input, to, out, from + middle.length, input.length - to);
        return out;
    }
}
