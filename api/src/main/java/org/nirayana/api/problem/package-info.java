/**
 * What people read as a code with values: the catalogue of all refusals and reasons that answers carry, and how a sentence is made
 * of one. {@link org.nirayana.api.problem.FieldCode} is about an input, {@link org.nirayana.api.problem.ProblemCode} about a whole
 * question, {@link org.nirayana.api.problem.ReasonCode} about a row, a warning or something that an answer has not. The English
 * sentence stands beside the code and nowhere else: another language is made from the code and the values, never from the sentence.
 */
package org.nirayana.api.problem;
