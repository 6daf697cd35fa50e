package org.nirayana.service.ops;

import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;

/** How the process is. */
@SchemaName("State")
public record StateView(
        @OneOf(
                name = "ServiceState",
                value = {"alive", "ready", "not ready"})
        String status) {
    /** Which program it is. */
    @SchemaName("Version")
    public record VersionView(String name, String version) {}

    /** How the service and its database are. */
    @SchemaName("Health")
    public record HealthView(
            @OneOf(
                    name = "HealthStatus",
                    value = {"healthy", "unhealthy"})
            String status) {}
}
