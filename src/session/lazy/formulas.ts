/** Injected when an article has formulas of which only the TeX is known, or that no script of the page has rendered. */
import { withRawTex } from '../../article/formulas/raw-tex.ts';
import { typeset } from '../../article/formulas/typeset.ts';
import { withTypeset } from '../../article/formulas/with-typeset.ts';
import { provide } from '../lazy-script.ts';

provide('formulas', { typesetFormulas: (tree) => withRawTex(withTypeset(tree, typeset), typeset) });
