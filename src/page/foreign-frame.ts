/** A frame of another site that fills the page: its document is closed to us, and nothing is said of it. */
import { absoluteUrl } from '../shared/url.ts';
import { union } from './element-index.ts';
import type { Page } from './page.ts';

/** Where it covers this part of the window, the page may be about it. */
const LARGE = 0.25;

/** The address of the largest such frame; '' when the page has none. */
export function foreignFrame(page: Page): string {
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
