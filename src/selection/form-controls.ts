import { textNodesIn } from '../page/texts.ts';
import { withoutMarks } from './marks.ts';
import type { Draft } from './types.ts';

/** Elements that never bring text into an article: they show state, not prose. */
const FORM_CONTROLS = 'select textarea input option datalist progress meter'.split(' ');

/** Drops the text of form controls. */
export function dropFormControls({ page, marks }: Draft): Partial<Draft> {
  const controls = FORM_CONTROLS.flatMap(page.index.named);
  if (controls.length === 0) return {};
  const texts = textNodesIn(page, controls);
  return { marks: withoutMarks(marks, (node) => texts.has(node)) };
}
