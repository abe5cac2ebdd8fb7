import lectern from '../../algorithms/lectern/index.ts';
import { provide } from '../lazy-script.ts';

provide('lectern', lectern);
