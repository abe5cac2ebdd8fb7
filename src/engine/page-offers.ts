/** Finds what the page itself offers: buttons that load more text, and a frame that is its main content. */
import type { Mark } from '../algorithms/types.ts';
import { foreignFrame } from '../page/foreign-frame.ts';
import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { findExpanders } from '../selection/folds/expanders.ts';
import { hostOf } from '../shared/url.ts';
import { BUTTON, type Offer } from './offer.ts';

/**
 * If the article has at least this many characters, a frame is not the main content: long articles contain large frames
 * too.
 */
const LONG_TEXT = 800;

/**
 * Returns the page's offers: buttons that load more text, and a frame with the main content.
 *
 * @param marks the text nodes that the algorithm kept
 */
export function offersOfPage(page: Page, marks: readonly Mark[]): readonly Offer[] {
  return [...buttonsOf(page, marks), ...frameOf(page, marks)];
}

function buttonsOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  if (marks.length === 0) return [];
  const found = findExpanders(page, marks);
  return found.map(({ node, label }) => ({ id: BUTTON + node, text: '', label, place: 'below' }));
}

/** Returns an offer to open the frame of another site that is the page's main content, if there is one. */
function frameOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  const length = marks.reduce((sum, { node }) => sum + page.textOf(node).length, 0);
  const address = length < LONG_TEXT ? foreignFrame(page) : '';
  if (address === '') return [];
  const text = message('offerFrame', hostOf(address));
  return [{ id: 'frame', text, label: message('offerOpenFrame'), place: 'over', href: address }];
}
