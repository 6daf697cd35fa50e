/** What came in, read within limits: JSON, forms, percent-encoding. Whatever cannot be read is a problem with status 400. */
package org.nirayana.service.http.input;
