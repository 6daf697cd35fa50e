package org.nirayana.service.ops;

import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;

/** How the process is. */
@SchemaName("State")
public record StateView(
        @OneOf({"alive", "ready", "not ready"}) String status) {
    /** How the service and its database are. */
    @SchemaName("Health")
    public record HealthView(
            @OneOf({"healthy", "unhealthy"}) String status) {}
}
