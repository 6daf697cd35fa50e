package org.nirayana.service.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** A write that dies, of whatever, leaves nothing for the next write to commit. */
@Tag("broken-writes")
class BrokenWriteTest {
    /** What the work may throw. */
    private enum Death {
        SQL_EXCEPTION {
            @Override
            void happen() throws SQLException {
                throw new SQLException("as by a driver");
            }
        },
        RUNTIME_EXCEPTION {
            @Override
            void happen() {
                throw new IllegalStateException("as by a rule that is broken");
            }
        },
        OUT_OF_STACK {
            @Override
            void happen() {
                deeper(1);
            }
        },
        OUT_OF_MEMORY {
            @Override
            void happen() {
                // Longer than any array may be, whatever the heap.
                byte[] all = new byte[Integer.MAX_VALUE];
                throw new IllegalStateException("there was room for " + all.length);
            }
        },
        ASSERTION {
            @Override
            void happen() {
                throw new AssertionError("as by a defect");
            }
        };

        abstract void happen() throws SQLException;

        private static int deeper(int depth) {
            return depth == 0 ? 0 : deeper(depth + 1) + depth;
        }
    }

    @TempDir
    Path folder;

    private static Stream<Arguments> deaths() {
        return DatabaseKind.tested().stream()
                .flatMap(kind -> Stream.of(Death.values()).map(death -> Arguments.of(kind, death)));
    }

    @ParameterizedTest
    @MethodSource("deaths")
    void theNextWriteCommitsNothingOfIt(DatabaseKind kind, Death death) {
        assertNothingStays(kind, connection -> death.happen());
        Proof.figure(24, kind + ", a write that died of " + death + ": nothing of it stayed");
    }

    /** What closing a connection must do when even the roll-back fails: nothing stays, nobody waits for its lock. */
    @ParameterizedTest
    @MethodSource("deaths")
    void aConnectionThatCannotRollBackIsDropped(DatabaseKind kind, Death death) {
        assertNothingStays(kind, connection -> {
            connection.close();
            death.happen();
        });
    }

    /** The limit of a wait for a row is set on a connection, not within the first transaction on it. */
    @Test
    void aFirstTransactionThatIsRolledBackLeavesTheTimeoutOfLocks() {
        String url = DatabaseKind.POSTGRESQL.environment(Map.of()).get("DATABASE_URL");
        try (Database database = Databases.open(Optional.of(url), folder)) {
            // The first connection has made the tables; while it is held another one is made.
            Optional<String> timeout = database.read(held -> {
                assertThatThrownBy(() -> database.read(fresh -> {
                            Sql.number(fresh, "SELECT 1");
                            throw new NotFoundException(ProblemCode.NO_SUCH_PERSON.with());
                        }))
                        .isInstanceOf(NotFoundException.class);
                return database.read(fresh -> Sql.one(fresh, "SHOW lock_timeout", row -> row.getString(1)));
            });
            assertThat(timeout).contains("2s");
        }
    }

    private interface End {
        void happen(Connection connection) throws SQLException;
    }

    private void assertNothingStays(DatabaseKind kind, End end) {
        Map<String, String> environment = kind.environment(Map.of());
        try (Database database = Databases.open(Optional.ofNullable(environment.get("DATABASE_URL")), folder)) {
            assertThatThrownBy(() -> database.write(connection -> {
                        Sql.change(connection, "INSERT INTO counters (name, value) VALUES ('died', 1)");
                        end.happen(connection);
                        return null;
                    }))
                    .isInstanceOf(Throwable.class);
            database.write(
                    connection -> Sql.change(connection, "INSERT INTO counters (name, value) VALUES ('lived', 1)"));
            List<String> names = database.read(connection -> Sql.all(
                    connection, "SELECT name FROM counters WHERE name IN ('died', 'lived')", row -> row.getString(1)));
            assertThat(names).containsExactly("lived");
        }
    }
}
