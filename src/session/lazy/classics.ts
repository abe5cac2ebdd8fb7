/** The algorithms that carry no data, in one script: injected when one of them is chosen, or while nothing else is to do. */
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { provide } from '../lazy-script.ts';
import { findSecondOpinion } from '../state/second-opinion.ts';

provide('classics', { algorithms: classicAlgorithms, findSecondOpinion });
