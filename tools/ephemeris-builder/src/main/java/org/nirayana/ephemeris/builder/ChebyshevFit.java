package org.nirayana.ephemeris.builder;

import java.util.Arrays;

/**
 * Turns places and velocities at equal intervals into Chebyshev coefficients, by least squares.
 *
 * <p>After X X Newhall, Numerical representation of planetary ephemerides, Celestial Mechanics 45 (1989): places and
 * velocities together, and those at both ends met exactly, so that neighbouring segments join smoothly. The coefficients
 * are linear in the data, with a matrix that is found once.
 */
final class ChebyshevFit {
    /** Of a velocity per half segment, beside a place; by trial, a heavier one makes both of them worse. */
    private static final double VELOCITY_WEIGHT = 0.1;

    private final int coefficients;
    private final int nodes;

    /** Row per coefficient; the columns are the places at the nodes, then the velocities. */
    private final double[][] matrix;

    /**
     * @param intervals between the data of one segment
     */
    ChebyshevFit(int coefficients, int intervals) {
        this.coefficients = coefficients;
        this.nodes = intervals + 1;
        this.matrix = solve(coefficients, nodes);
    }

    /**
     * The coefficients of one coordinate.
     *
     * @param places at the nodes
     * @param velocities at the nodes, per half of the segment
     */
    double[] fit(double[] places, double[] velocities) {
        double[] result = new double[coefficients];
        for (int k = 0; k < coefficients; k++) {
            double sum = 0;
            for (int i = 0; i < nodes; i++) {
                sum += matrix[k][i] * places[i] + matrix[k][nodes + i] * velocities[i];
            }
            result[k] = sum;
        }
        return result;
    }

    /** Normal equations, bordered by the four conditions at the ends with their Lagrange multipliers. */
    private static double[][] solve(int n, int nodes) {
        int data = 2 * nodes;
        double[][] design = design(n, nodes);
        int size = n + 4;
        int[] exact = {0, nodes - 1, nodes, 2 * nodes - 1};
        double[][] system = new double[size][size + data];
        for (int datum = 0; datum < data; datum++) {
            double weight = datum < nodes ? 1 : VELOCITY_WEIGHT * VELOCITY_WEIGHT;
            for (int k = 0; k < n; k++) {
                for (int l = 0; l < n; l++) {
                    system[k][l] += weight * design[datum][k] * design[datum][l];
                }
                system[k][size + datum] = weight * design[datum][k];
            }
        }
        for (int i = 0; i < exact.length; i++) {
            for (int k = 0; k < n; k++) {
                system[n + i][k] = design[exact[i]][k];
                system[k][n + i] = design[exact[i]][k];
            }
            system[n + i][size + exact[i]] = 1;
        }
        eliminate(system, size);
        double[][] result = new double[n][];
        for (int k = 0; k < n; k++) {
            result[k] = Arrays.copyOfRange(system[k], size, size + data);
        }
        return result;
    }

    /** The polynomials and their derivatives at the nodes. */
    private static double[][] design(int n, int nodes) {
        double[][] design = new double[2 * nodes][n];
        for (int i = 0; i < nodes; i++) {
            double x = 2.0 * i / (nodes - 1) - 1;
            double[] t = design[i];
            double[] d = design[nodes + i];
            t[0] = 1;
            t[1] = x;
            d[1] = 1;
            for (int k = 2; k < n; k++) {
                t[k] = 2 * x * t[k - 1] - t[k - 2];
                d[k] = 2 * t[k - 1] + 2 * x * d[k - 1] - d[k - 2];
            }
        }
        return design;
    }

    /** Gauss and Jordan with row pivots: leaves the solutions in the columns behind the first {@code size}. */
    private static void eliminate(double[][] system, int size) {
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                if (Math.abs(system[row][column]) > Math.abs(system[pivot][column])) {
                    pivot = row;
                }
            }
            double[] pivotRow = system[pivot];
            system[pivot] = system[column];
            system[column] = pivotRow;
            double divisor = pivotRow[column];
            for (int i = 0; i < pivotRow.length; i++) {
                pivotRow[i] /= divisor;
            }
            for (int row = 0; row < size; row++) {
                double factor = system[row][column];
                if (row != column && factor != 0) {
                    for (int i = 0; i < pivotRow.length; i++) {
                        system[row][i] -= factor * pivotRow[i];
                    }
                }
            }
        }
    }
}
