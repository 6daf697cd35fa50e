/**
 * The one writer of JSON: records become objects, their components fields.
 *
 * <p>{@link org.nirayana.api.json.JsonWriter} puts bytes into one array; how a record type is written is worked out once.
 * Annotations on components say what a type cannot: how many decimals ({@link org.nirayana.api.json.Decimals}), how fine a
 * time ({@link org.nirayana.api.json.Milliseconds}), whether nothing is left out ({@link org.nirayana.api.json.OmitEmpty}).
 */
package org.nirayana.api.json;
