package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;

/** A superuser who lost the password, without mail: the operator sets a new one. */
class ResetPasswordTest {
    private static final String FIRST = "the first new password";
    private static final String SECOND = "der zweite, mit Ümläuten";

    @TempDir
    Path folder;

    private Command.Result reset(Map<String, String> environment, String password, String... words) {
        Map<String, String> all = new HashMap<>(environment);
        all.put("DATA_DIR", folder.resolve("data").toString());
        all.put("NEW", password);
        all.put("JAVA", Command.JAVA.toString());
        all.put("JAR", Command.JAR.toString());
        return Command.run(
                folder,
                all,
                "bash",
                "-c",
                "printf '%s\\n' \"$NEW\" | \"$JAVA\" " + Command.quoted(Command.shortLivedService()) + " -jar \"$JAR\" "
                        + String.join(" ", words));
    }

    private static int signIn(Program program, String password) {
        return new Accounts(program.api()).loginCall("admin", password).send().status();
    }

    @Test
    void itWorksBesideARunningServiceAndAStoppedOne() {
        resetTwice(DatabaseKind.SQLITE);
    }

    @Test
    @Variant
    void itWorksWithPostgresToo() {
        resetTwice(DatabaseKind.POSTGRESQL);
    }

    private void resetTwice(DatabaseKind kind) {
        Map<String, String> environment = kind.environment(Map.of());
        try (Program program = Program.in(folder, environment).start()) {
            Accounts accounts = new Accounts(program.api());
            String token = accounts.admin();
            Command.Result done = reset(environment, FIRST, "admin", "reset-password");
            assertThat(done.exitCode()).as(done.err()).isZero();
            assertThat(done.out()).contains("The password of admin is changed");
            assertThat(done.out() + done.err()).doesNotContain(FIRST);
            Waiting.until(Duration.ofSeconds(30), () -> accounts.me(token).status() == 401);
            assertThat(signIn(program, DatabaseKind.ADMIN_PASSWORD)).isEqualTo(401);
            assertThat(signIn(program, FIRST)).isEqualTo(200);

            program.stop(Duration.ofSeconds(30));
            Command.Result again = reset(environment, SECOND, "admin", "reset-password", "Admin");
            assertThat(again.exitCode()).as(again.err()).isZero();
            program.start();
            assertThat(signIn(program, FIRST)).isEqualTo(401);
            assertThat(signIn(program, SECOND)).isEqualTo(200);
            // The variable of the first start is still set, and does nothing any more: the operator is told.
            assertThat(program.log()).contains("ADMIN_PASSWORD is not used");
        }
    }

    @Test
    void whatCannotBeIsRefusedInOneClearLine() {
        Map<String, String> environment = DatabaseKind.SQLITE.environment(Map.of());
        // Nothing is made where nothing was.
        assertRefused(reset(environment, FIRST, "admin", "reset-password"), 2, "DATA_DIR", "nirayana.db");
        assertThat(folder.resolve("data/nirayana.db")).doesNotExist();
        try (Program program = Program.in(folder, environment).start()) {
            assertRefused(reset(environment, "short", "admin", "reset-password"), 1, "12 to 128 characters");
            assertThat(signIn(program, DatabaseKind.ADMIN_PASSWORD)).isEqualTo(200);
        }
    }

    @Test
    @Variant
    void whatElseCannotBeIsRefusedToo() {
        Map<String, String> environment = DatabaseKind.SQLITE.environment(Map.of());
        try (Program program = Program.in(folder, environment).start()) {
            assertRefused(reset(environment, FIRST, "admin", "reset-password", "nobody"), 1, "no user 'nobody'");
            assertRefused(reset(environment, "Password1234", "admin", "reset-password"), 1, "most common passwords");
            assertRefused(reset(environment, FIRST, "admin", "reset-password", "admin", FIRST), 2, "not known");
            assertRefused(reset(environment, FIRST, "serve"), 2, "not known");
            assertThat(signIn(program, DatabaseKind.ADMIN_PASSWORD)).isEqualTo(200);
        }
    }

    /** As the launcher has it: the same words. */
    @Test
    void theLauncherKnowsIt() {
        Command.Result help =
                Command.run(folder, Map.of(), Command.ROOT.resolve("nirayana").toString(), "help");
        assertThat(help.out()).contains("./nirayana admin reset-password");
    }

    @Test
    void aCommonPasswordOfTheFirstSuperuserIsRefused() {
        Command.Result refused;
        try (Command program = Command.service(folder, Map.of("PORT", "0", "ADMIN_PASSWORD", "Password1234"))) {
            refused = program.await(Duration.ofMinutes(2));
        }
        assertRefused(refused, 2, "ADMIN_PASSWORD is among the most common passwords");
        assertThat(refused.err()).doesNotContain("Password1234");
    }

    private static void assertRefused(Command.Result result, int exitCode, String... parts) {
        assertThat(result.exitCode()).as(result.err()).isEqualTo(exitCode);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines().filter(line -> !line.startsWith("{")))
                .singleElement()
                .asString()
                .startsWith("nirayana: ")
                .contains(parts);
    }
}
