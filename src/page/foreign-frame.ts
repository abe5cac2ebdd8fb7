/** A frame of another site that fills the page: its document is closed to us, and nothing is said of it. */
import { absoluteUrl } from '../shared/url.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** Where it covers this part of the window, the page may be about it. */
const LARGE = 0.25;

/** The address of the largest such frame; '' when the page has none. */
export function foreignFrame(snapshot: PageSnapshot): string {
  const { nodes, names, viewport } = snapshot;
  let found = -1;
  let largest = LARGE * viewport.width * viewport.height;
  for (let id = 0; id < nodes.size; id++) {
    const name = names[nodes.name[id] as number];
    if ((name !== 'iframe' && name !== 'frame') || nodes.hidden[id] !== 0 || isOpenToUs(snapshot, id)) continue;
    const area = (nodes.width[id] as number) * (nodes.height[id] as number);
    if (area < largest) continue;
    found = id;
    largest = area;
  }
  return found < 0 ? '' : addressOf(snapshot, found);
}

function isOpenToUs({ nodes, documents }: PageSnapshot, frame: number): boolean {
  return documents.some(({ node }) => node > frame && node < (nodes.end[frame] as number));
}

function addressOf({ nodes, documents, url }: PageSnapshot, frame: number): string {
  const own = documents.findLast(({ node }) => node < frame && (nodes.end[node] as number) > frame);
  const address = absoluteUrl(nodes.attributes[frame]?.src ?? '', own?.baseUrl ?? url);
  return /^https?:/.test(address) ? address : '';
}
