/** Finds what the page itself offers: buttons that load more text, and a frame that contains the main content. */

import type { Mark } from '../algorithms/types.ts';
import { union } from '../page/element-index.ts';
import type { Page } from '../page/page.ts';
import { message } from '../platform/wording/message.ts';
import { findExpanders } from '../selection/folds/expanders.ts';
import { absoluteUrl, hostOf } from '../shared/url.ts';
import { BUTTON, type Offer } from './types.ts';

/** From this article length (characters) on, no frame is offered as the main content: long articles contain frames. */
const LONG_TEXT = 800;

export function offersOfPage(page: Page, marks: readonly Mark[]): readonly Offer[] {
  return [...buttonsOf(page, marks), ...frameOf(page, marks)];
}

function buttonsOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  if (marks.length === 0) return [];
  const found = findExpanders(page, marks);
  return found.map(({ node, label }) => ({ id: BUTTON + node, text: '', label, place: 'below' }));
}

function frameOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  const length = marks.reduce((sum, { node }) => sum + page.textOf(node).length, 0);
  const address = length < LONG_TEXT ? foreignFrame(page) : '';
  if (address === '') return [];
  const text = message('offerFrame', hostOf(address));
  return [{ id: 'frame', text, label: message('offerOpenFrame'), place: 'over', href: address }];
}

/** Minimum size of a frame that may contain the main content (share of the window's area). */
const LARGE = 0.25;

/** Returns the address of the largest frame of another site; '' if no frame is large enough. */
function foreignFrame(page: Page): string {
  const { viewport } = page.snapshot;
  let found = -1;
  let largest = LARGE * viewport.width * viewport.height;
  for (const id of union(['iframe', 'frame'].map(page.index.named))) {
    if (!page.isVisible(id) || isOpenToUs(page, id)) continue;
    const area = (page.nodes.width[id] ?? 0) * (page.nodes.height[id] ?? 0);
    if (area < largest) continue;
    found = id;
    largest = area;
  }
  return found < 0 ? '' : addressOf(page, found);
}

function isOpenToUs(page: Page, frame: number): boolean {
  return page.snapshot.documents.some(({ node }) => node > frame && page.holds(frame, node));
}

function addressOf(page: Page, frame: number): string {
  const address = absoluteUrl(page.attributesOf(frame).src ?? '', page.baseUrlOf(frame));
  return /^https?:/.test(address) ? address : '';
}
