/** What the page itself offers beside the text: its own buttons for more of it, and a frame that it is about. */
import type { Mark } from '../algorithms/types.ts';
import { foreignFrame } from '../page/foreign-frame.ts';
import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { findExpanders } from '../selection/folds/expanders.ts';
import { hostOf } from '../shared/url.ts';
import { BUTTON, type Offer } from './offer.ts';

/** Where there is less text to read than this around it (characters), a large frame is what the page is about. */
const LONG_TEXT = 800;

/** @param marks what the algorithm kept */
export function offersOfPage(page: Page, marks: readonly Mark[]): readonly Offer[] {
  return [...buttonsOf(page, marks), ...frameOf(page, marks)];
}

/** The page's own buttons that get more of the text. */
function buttonsOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  if (marks.length === 0) return [];
  const found = findExpanders(page, marks);
  return found.map(({ node, label }) => ({ id: BUTTON + node, text: '', label, place: 'below' }));
}

/** A frame of another site that the page is about; large frames stand in articles too. */
function frameOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  const length = marks.reduce((sum, { node }) => sum + page.textOf(node).length, 0);
  const address = length < LONG_TEXT ? foreignFrame(page) : '';
  if (address === '') return [];
  const text = message('offerFrame', hostOf(address));
  return [{ id: 'frame', text, label: message('offerOpenFrame'), place: 'over', href: address }];
}
