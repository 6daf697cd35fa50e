package org.nirayana.service.auth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.OwnerOnly;

/**
 * The key that signs tokens, and the one before it, which only verifies.
 *
 * <p>Without {@code SECRET_KEY} a random key is made once into the data directory, readable by its owner alone.
 */
public record SigningKeys(Secret current, Optional<Secret> previous) {
    static final String FILE = "secret.key";
    private static final int RANDOM_BYTES = 48;
    private static final int SHORTEST = 32;

    public static SigningKeys load(Optional<Secret> secretKey, Optional<Secret> previous, Path dataDir) {
        return new SigningKeys(secretKey.orElseGet(() -> generatedOnce(dataDir.resolve(FILE))), previous);
    }

    private static Secret generatedOnce(Path file) {
        try {
            if (!Files.exists(file)) {
                generate(file);
            }
            OwnerOnly.narrow(file);
            String key = Files.readString(file, StandardCharsets.US_ASCII).strip();
            if (key.length() < SHORTEST) {
                throw new IOException(file + " does not hold a key; remove it to have a new one made");
            }
            return new Secret(key);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes the key under another name first and gives it its own by a link, which fails when the name is taken: of two
     * processes that start at once one wins, and nobody ever reads half a key.
     */
    private static void generate(Path file) throws IOException {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        byte[] text = Base64.getUrlEncoder().withoutPadding().encode(random);
        Path fresh = Files.createTempFile(
                file.toAbsolutePath().getParent(),
                "secret",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            try (FileChannel channel = FileChannel.open(fresh, Set.of(StandardOpenOption.WRITE))) {
                ByteBuffer buffer = ByteBuffer.wrap(text);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            Files.createLink(file, fresh);
        } catch (FileAlreadyExistsException e) {
            // The other process was first; its key is as good.
            return;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
