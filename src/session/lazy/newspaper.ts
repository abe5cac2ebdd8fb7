import newspaper from '../../algorithms/newspaper/index.ts';
import { provide } from '../lazy-script.ts';

provide('newspaper', newspaper);
