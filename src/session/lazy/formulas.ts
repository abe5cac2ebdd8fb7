/**
 * Script that typesets formulas. Injected when an article has formulas only as TeX source, in formula elements or in
 * its text (`$…$`).
 */

import { typesetFormulas } from '../../article/formulas/typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', { typesetFormulas });
