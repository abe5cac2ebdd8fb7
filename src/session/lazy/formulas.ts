/**
 * Script that typesets formulas, injected when an article has formulas that exist only as TeX, or that no script of the
 * page has rendered.
 */

import { withRawTex } from '../../article/formulas/raw-tex.ts';
import { typeset } from '../../article/formulas/typeset.ts';
import { withTypeset } from '../../article/formulas/with-typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', { typesetFormulas: (tree) => withRawTex(withTypeset(tree, typeset), typeset) });
