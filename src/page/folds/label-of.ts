import type { Page } from '../page.ts';
import { lineOf } from '../texts.ts';

/** What has more text, or more nodes, is no control. */
const LONGEST_LABEL = 300;
const MAX_CONTROL_NODES = 200;

/** What is written on a control, in one line; '' for what is none. */
export function labelOf(page: Page, control: number): string {
  return lineOf(page, control, LONGEST_LABEL, MAX_CONTROL_NODES) ?? '';
}
