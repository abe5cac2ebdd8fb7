/**
 * Script that typesets formulas, injected when an article has formulas that exist only as TeX, or that no script of the
 * page has rendered.
 */

import { typesetFormulas } from '../../article/formulas/typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', { typesetFormulas });
