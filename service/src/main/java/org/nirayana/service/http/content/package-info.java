/** Files as answers, and how an answer is packed for a client: gzip, Zstandard, precompressed. */
package org.nirayana.service.http.content;
