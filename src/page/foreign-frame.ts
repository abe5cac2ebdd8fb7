/** Finds a large frame of another site that may be the page's content. Lectern cannot read the document in it. */
import { absoluteUrl } from '../shared/url.ts';
import { union } from './element-index.ts';
import type { Page } from './page.ts';

/** Minimum size of a frame that may be the page's content (share of the window's area). */
const LARGE = 0.25;

/** Returns the address of the largest frame of another site; '' if no frame is large enough. */
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
