/** Which handler answers a path, and who may ask for it. */
package org.nirayana.service.http.routing;
