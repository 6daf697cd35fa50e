package org.nirayana.service.accounts;

import java.util.Map;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;

/** Accounts as a client sees them: one service on each kind of database, for a class of tests that share it. */
@ParameterizedClass
@MethodSource("org.nirayana.testing.DatabaseKind#tested")
public abstract class AccountsSuite {
    @Parameter
    protected DatabaseKind kind;

    protected static RunningService service;
    protected static Accounts accounts;

    @BeforeParameterizedClassInvocation
    static void start(DatabaseKind kind) {
        service = RunningService.start(kind.environment(Map.of()));
        accounts = new Accounts(service.api());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        service.close();
    }
}
