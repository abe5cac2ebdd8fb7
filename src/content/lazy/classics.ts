/** The algorithms that carry no data, in one script: injected when one of them is chosen, or while nothing else is to do. */
import { lightAlgorithms } from '../../algorithms/light.ts';
import { provide } from '../lazy-script.ts';

provide('classics', lightAlgorithms);
