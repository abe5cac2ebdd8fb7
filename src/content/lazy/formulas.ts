/** Injected when an article has formulas of which only the TeX is known. */
import { typeset } from '../../article/formulas/typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', typeset);
