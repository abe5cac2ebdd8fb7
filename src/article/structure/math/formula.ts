import type { Element, ElementContent } from 'hast';
import { element } from '../hast.ts';
import { TEX_ENCODING } from './allowed.ts';

/** A formula as it is shown. */
export interface Typeset {
  /** Its MathML, without the `<math>` around it; empty where only the TeX is known. */
  content: readonly ElementContent[];
  /** Without delimiters; '' when it is not known. */
  tex: string;
  /** Set on a line of its own. */
  isDisplay: boolean;
}

/** The element that shows a formula: MathML, with its TeX beside it for exports. */
export function formulaElement({ content, tex, isDisplay }: Typeset, place: number): Element {
  const shown = content.length > 0 ? content : [element('mtext', {}, tex)];
  const row = element('mrow', {}, [...shown]);
  const annotation = element('annotation', { encoding: TEX_ENCODING }, tex);
  const properties = isDisplay ? { display: 'block', dataNode: String(place) } : {};
  return element('math', properties, [tex === '' ? row : element('semantics', {}, [row, annotation])]);
}
