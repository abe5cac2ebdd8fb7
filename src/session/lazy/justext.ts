import justext from '../../algorithms/justext/index.ts';
import { provide } from '../lazy-script.ts';

provide('justext', justext);
