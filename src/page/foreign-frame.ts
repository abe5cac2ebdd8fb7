/** Finds a frame of another site that fills the page. Its document cannot be read. */
import { absoluteUrl } from '../shared/url.ts';
import { union } from './element-index.ts';
import type { Page } from './page.ts';

/** Smallest frame that may be the content of the page (share of the window). */
const LARGE = 0.25;

/** Returns the address of the largest such frame; '' if the page has none. */
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
