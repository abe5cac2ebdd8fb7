/** Reopens an article at the place where the user left it. Places are stored by address for 90 days on this device. */

import { message } from '../../platform/wording/message.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { placeOf } from '../../reader/scroll/keep-place.ts';
import { addressOf, asksForPlace } from '../../store/highlights/address.ts';
import { anchorOf, findAnchor } from '../../store/highlights/anchor.ts';
import { trimmed } from '../../store/highlights/text-index.ts';
import { type KeptPlace, PLACE_QUOTE } from '../../store/places/places.ts';
import { articleText } from '../highlighting/article-text.ts';
import type { KeptStore } from '../kept-store.ts';
import type { Feature, ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';

/** No reading position is stored within this distance of the start or end of the text (CSS pixels). */
const AT_EDGE = 60;
/** Time without scrolling after which the reading position is stored (ms). */
const REST = 1500;

export function createGoingOn(place: ToolPlace, store: KeptStore): Feature {
  const { dialog, signal } = place;
  /** Address of the article; null before the first draw. */
  let address: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  async function goOn({ page }: Scene): Promise<void> {
    const { url } = page.snapshot;
    address = addressOf(url);
    // Does not restore the position if the address itself points to a place in the text, or if the user has scrolled.
    if (address === '' || asksForPlace(url) || hasMoved(dialog)) return;
    const kept = await store.place(address);
    if (!kept || signal.aborted || hasMoved(dialog) || addressOf(place.scene()?.page.snapshot.url ?? '') !== address)
      return;
    const block = blockWith(dialog, kept);
    if (!block) return;
    place.goTo({ node: Number(block.dataset.node), share: kept.share });
    place.announce(message('placeGoneOn'));
  }

  function keep(): void {
    clearTimeout(timer);
    if (!address) return;
    const now = placeNow(dialog, address);
    const said = JSON.stringify(now && [now.quote, now.share.toFixed(1)]);
    if (said === last) return;
    last = said;
    store.keepPlace(address, now);
  }

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST);
  };
  const leave = () => (timer !== undefined || hasMoved(dialog)) && keep();
  dialog.addEventListener('scroll', later, { passive: true, signal });
  signal.addEventListener('abort', leave);
  addEventListener('pagehide', leave, { signal });

  return {
    drawn(scene) {
      const next = addressOf(scene.page.snapshot.url);
      if (address === next) return;
      // Drops a reading position that is not stored yet, because it belongs to the previous article.
      clearTimeout(timer);
      [last, timer] = ['', undefined];
      // The user may have scrolled before this script loaded; that reading position is stored too.
      if (hasMoved(dialog)) later();
      void goOn(scene);
    },
  };
}

const hasMoved = ({ scrollTop }: HTMLElement) => scrollTop > AT_EDGE;

/** Returns the reading position; null at the start of the text, and at its end, because nothing is left to read. */
function placeNow(dialog: HTMLElement, address: string): KeptPlace | null {
  const { scrollTop, scrollHeight, clientHeight } = dialog;
  if (scrollTop <= AT_EDGE || scrollTop + clientHeight >= scrollHeight - AT_EDGE) return null;
  const found = placeOf(dialog);
  const block = found && dialog.querySelector(`[data-node="${found.node}"]`);
  const text = articleText(dialog);
  if (!block || !text) return null;
  const first = text.nodes.find((node) => block.contains(node));
  const start = first ? text.offsetOf(first, 0) : null;
  const span = start === null ? null : trimmed(text.text, { start, end: start + PLACE_QUOTE });
  return span && { address, ...anchorOf(text.text, span), share: found.share, seen: Date.now() };
}

/** Returns the block with the stored words, which were at the top of the view; null if they are not found. */
function blockWith(dialog: HTMLElement, kept: KeptPlace): HTMLElement | null {
  wantWhole(dialog);
  const text = articleText(dialog);
  const span = text && findAnchor(text.text, kept);
  const [part] = span ? text.partsOf(span) : [];
  return part?.node.parentElement?.closest<HTMLElement>('[data-node]') ?? null;
}
