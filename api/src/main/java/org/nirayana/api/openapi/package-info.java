/** The OpenAPI description, made from the descriptions of the operations. */
package org.nirayana.api.openapi;
