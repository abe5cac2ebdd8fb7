/** The algorithms without data, in one script, for the page's own engine. */
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { provide } from '../lazy-script.ts';

provide('classics', { algorithms: classicAlgorithms });
