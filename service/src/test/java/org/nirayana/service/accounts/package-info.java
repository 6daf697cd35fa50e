/** Accounts as a client sees them, on a real service with a real database of each kind. */
package org.nirayana.service.accounts;
