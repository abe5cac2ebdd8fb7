import type { Page } from '../page.ts';
import { lineOf } from '../texts.ts';

/** Maximum length of a label (characters). */
const LONGEST_LABEL = 300;
/** Maximum number of nodes in a control. */
const MAX_CONTROL_NODES = 200;

/** Returns the label of a control in one line; '' if the element is too large to be a control. */
export function labelOf(page: Page, control: number): string {
  return lineOf(page, control, LONGEST_LABEL, MAX_CONTROL_NODES) ?? '';
}
