// What is said of a chart besides its picture and its table: the periods that run, and the limbs of its moment or of its day. It is
// fetched apart, so that the picture comes sooner.
import { factsAt, holds } from '../almanac/birth.js';
import { Running } from './running.js';
import { columns, limbRows, moonRows } from './untimed.js';

export { Running, columns, factsAt, holds, limbRows, moonRows };
