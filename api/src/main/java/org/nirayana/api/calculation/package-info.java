/**
 * The calculations: each operation of the engine with its parameters, its answer and the few lines that compute it.
 *
 * <p>{@link org.nirayana.api.calculation.Calculations#ALL} lists them. A calculation is a pure function of the {@link
 * org.nirayana.api.calculation.Engine} and of what the caller gave; whoever serves it (HTTP, a batch, an assistant) only
 * carries questions in and answers out. No HTTP, no accounts.
 */
package org.nirayana.api.calculation;
