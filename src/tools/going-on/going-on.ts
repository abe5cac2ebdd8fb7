/** Reopening an article goes on where the user was in it: kept for each address, for 90 days, on this device. */

import { message } from '../../platform/wording/message.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import { placeOf } from '../../reader/scroll/keep-place.ts';
import { addressOf, asksForPlace } from '../../store/highlights/address.ts';
import { anchorOf, findAnchor } from '../../store/highlights/anchor.ts';
import { trimmed } from '../../store/highlights/text-index.ts';
import { type KeptPlace, PLACE_QUOTE } from '../../store/places/places.ts';
import type { Feature } from '../feature.ts';
import { articleText } from '../highlighting/article-text.ts';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';

/** Nearer to the start than this is the start, and nearer to the end is the end (CSS pixels). */
const AT_EDGE = 60;
/** Pause in scrolling that counts as reading (ms). */
const REST = 1500;

export function createGoingOn(place: ToolPlace, store: KeptStore): Feature {
  const { dialog, signal } = place;
  /** The address whose place was asked for, or is kept. */
  let address: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  async function goOn({ page }: Scene): Promise<void> {
    const { url } = page.snapshot;
    address = addressOf(url);
    // a place of the page itself was asked for, or the page was scrolled to one
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
      [last, timer] = ['', undefined];
      // before the script was there
      if (hasMoved(dialog)) later();
      void goOn(scene);
    },
  };
}

const hasMoved = ({ scrollTop }: HTMLElement) => scrollTop > AT_EDGE;

/** null at the start, and at the end: nothing is left to go on with. */
function placeNow(dialog: HTMLElement, address: string): KeptPlace | null {
  const { scrollTop, scrollHeight, clientHeight } = dialog;
  if (scrollTop <= AT_EDGE || scrollTop + clientHeight >= scrollHeight - AT_EDGE) return null;
  const found = placeOf(dialog);
  const block = found && dialog.querySelector(`[data-node="${found.node}"]`);
  const article = dialog.querySelector('.article');
  if (!block || !article) return null;
  const text = articleText(article);
  const first = text.nodes.find((node) => block.contains(node));
  const start = first ? text.offsetOf(first, 0) : null;
  const span = start === null ? null : trimmed(text.text, { start, end: start + PLACE_QUOTE });
  return span && { address, ...anchorOf(text.text, span), share: found.share, seen: Date.now() };
}

/** The block that begins with what was at the top of the view. */
function blockWith(dialog: HTMLElement, kept: KeptPlace): HTMLElement | null {
  wantWhole(dialog);
  const article = dialog.querySelector('.article');
  if (!article) return null;
  const text = articleText(article);
  const span = findAnchor(text.text, kept);
  const [part] = span ? text.partsOf(span) : [];
  return part?.node.parentElement?.closest<HTMLElement>('[data-node]') ?? null;
}
