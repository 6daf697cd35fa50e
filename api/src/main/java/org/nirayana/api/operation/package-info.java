/**
 * An operation described once, as data: what it is called, who may call it, what it reads and what it answers.
 *
 * <p>From a description follow the HTTP route, the part of {@code /openapi.json}, the name by which a tier lists the
 * operation, its row in the authorisation matrix and the cases of the fuzzer. The parameters are objects that know how they
 * are read, and a body is read into the record that describes it ({@link org.nirayana.api.operation.RecordReader}), so what is
 * described is what is read. No HTTP: a description has a method and a path as names only.
 */
package org.nirayana.api.operation;
