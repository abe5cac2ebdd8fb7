/** Script that typesets formulas, injected when an article has formulas that are only TeX source. */

import { typesetFormulas } from '../../article/formulas/typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', { typesetFormulas });
