import dragnet from '../../algorithms/dragnet/index.ts';
import { provide } from '../lazy-script.ts';

provide('dragnet', dragnet);
