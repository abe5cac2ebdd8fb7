import type { Element, ElementContent } from 'hast';
import { element } from '../hast.ts';
import { TEX_ENCODING } from './allowed.ts';

/** A formula as shown. */
export interface Typeset {
  /** Its MathML without the `<math>` around it; empty if only the TeX is known. */
  content: readonly ElementContent[];
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether it is on its own line. */
  isDisplay: boolean;
}

/** Returns the element of a formula: MathML, with its TeX for exports. */
export function formulaElement({ content, tex, isDisplay }: Typeset, place: number): Element {
  const shown = content.length > 0 ? content : [element('mtext', {}, tex)];
  const row = element('mrow', {}, [...shown]);
  const annotation = element('annotation', { encoding: TEX_ENCODING }, tex);
  const properties = isDisplay ? { display: 'block', dataNode: String(place) } : {};
  return element('math', properties, [tex === '' ? row : element('semantics', {}, [row, annotation])]);
}
