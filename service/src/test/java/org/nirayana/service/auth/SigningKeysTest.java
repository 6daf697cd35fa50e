package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.config.Secret;

/** Where the key comes from. */
class SigningKeysTest {
    @TempDir
    Path folder;

    private SigningKeys load() {
        return SigningKeys.load(Optional.empty(), Optional.empty(), folder);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void aKeyIsMadeOnceForItsOwnerAlone() throws IOException {
        String key = load().current().value();
        assertThat(key).matches("[A-Za-z0-9_-]{64}");
        assertThat(load().current().value()).isEqualTo(key);
        Path file = folder.resolve("secret.key");
        assertThat(Files.readString(file)).isEqualTo(key);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(files()).containsExactly("secret.key");
        Files.delete(file);
        assertThat(load().current().value()).isNotEqualTo(key);
    }

    @Test
    void aKeyThatIsGivenIsTheKey() throws IOException {
        Secret current = new Secret("the key that is given, and it is long enough");
        Secret previous = new Secret("the key before it, which was also long enough");
        SigningKeys keys = SigningKeys.load(Optional.of(current), Optional.of(previous), folder);
        assertThat(keys.current()).isEqualTo(current);
        assertThat(keys.previous()).contains(previous);
        assertThat(files()).isEmpty();
    }

    @Test
    void whatIsTooShortIsNoKey() throws IOException {
        Path file = folder.resolve("secret.key");
        Files.writeString(file, "x".repeat(31) + "\n");
        assertThatThrownBy(this::load).isInstanceOf(UncheckedIOException.class).hasMessageContaining("secret.key");
        Files.writeString(file, "x".repeat(32) + "\n");
        assertThat(load().current().value()).isEqualTo("x".repeat(32));
    }

    @Test
    void startsAtTheSameMomentShareOneKey() throws IOException {
        List<CompletableFuture<String>> starts = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            starts.add(CompletableFuture.supplyAsync(() -> load().current().value(), task -> new Thread(task).start()));
        }
        assertThat(starts.stream().map(CompletableFuture::join).distinct()).hasSize(1);
        assertThat(files()).containsExactly("secret.key");
    }
}
