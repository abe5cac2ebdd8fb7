import { textNodesIn } from '../page/texts.ts';
import { withoutMarks } from './marks.ts';
import type { Draft } from './types.ts';

/** Elements whose text is never part of an article: they show the state of a form. */
const FORM_CONTROLS = 'select textarea input option datalist progress meter'.split(' ');

export function dropFormControls({ page, marks }: Draft): Partial<Draft> {
  const controls = FORM_CONTROLS.flatMap(page.index.named);
  if (controls.length === 0) return {};
  const texts = textNodesIn(page, controls);
  return { marks: withoutMarks(marks, (node) => texts.has(node)) };
}
