import type { Page } from '../page.ts';
import { lineOf } from '../texts.ts';

/** Longest label (characters) and largest control (nodes). */
const LONGEST_LABEL = 300;
const MAX_CONTROL_NODES = 200;

/** Returns the label of a control as one line; '' if the element is too large for a control. */
export function labelOf(page: Page, control: number): string {
  return lineOf(page, control, LONGEST_LABEL, MAX_CONTROL_NODES) ?? '';
}
