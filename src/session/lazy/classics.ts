/** Script with all algorithms that need no data files, for the engine in the page itself. */
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { provide } from '../lazy-script.ts';

provide('classics', { algorithms: classicAlgorithms });
