/**
 * What a value looks like, for those who read the OpenAPI description: derived from the records that are written.
 *
 * <p>A record is a named schema, its components are the properties, and what Java's types do not say (limits, a closed set
 * of words, a sentence for people) stands as an annotation on the component. So a field is listed once, in its record, and
 * the description cannot disagree with the answer.
 */
package org.nirayana.api.schema;
