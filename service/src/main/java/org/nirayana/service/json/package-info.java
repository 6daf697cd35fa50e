/**
 * JSON as plain values, for whoever reads it: bodies of requests, what is kept in the database, our own resources. What HTTP says of a
 * body that cannot be read stands in {@code http.input}, and {@link org.nirayana.api.json.JsonWriter} writes.
 */
package org.nirayana.service.json;
