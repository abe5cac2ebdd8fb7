import newspaper3k from '../../algorithms/newspaper/3k/index.ts';
import { provide } from '../lazy-script.ts';

provide('newspaper-3k', newspaper3k);
