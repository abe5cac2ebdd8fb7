/** Holds the highlights of the current page, including those that are not stored yet. */

import { message } from '../../platform/wording/message.ts';
import { memoised } from '../../shared/memoised.ts';
import { addressOf } from '../../store/highlights/address.ts';
import { emptyPage, withChange, withHighlights, withoutHighlights } from '../../store/highlights/pages.ts';
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../../store/highlights/types.ts';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';

const WHY = {
  full: 'highlightRefusedFull',
  many: 'highlightRefusedMany',
  private: 'highlightRefusedPrivate',
  'other-version': 'highlightRefusedOtherVersion',
  silent: 'highlightRefusedSilent',
} as const satisfies Record<HighlightRefusal, string>;

export type PageHighlights = ReturnType<typeof createPageHighlights>;

export function createPageHighlights({ signal, announce }: ToolPlace, store: KeptStore, changed: () => void) {
  let page: HighlightedPage = emptyPage('', '');
  const titles = new Map<string, string>();
  /** By address: the changes that are not stored (yet), by the id of their highlight; null for a deleted highlight. */
  const changesOf = memoised((_address: string) => new Map<string, Highlight | null>());
  /** Ids of highlights that the store refused. */
  const refused = new Set<string>();
  let watching = new AbortController();
  signal.addEventListener('abort', () => watching.abort());

  async function read(): Promise<void> {
    const { address } = page;
    const stored = await store.highlights(address);
    if (signal.aborted || page.address !== address) return;
    const changes = changesOf(address);
    const waiting = [...changes.values()].filter((one) => one !== null);
    const next = withHighlights(withoutHighlights(stored, [...changes.keys()]), waiting);
    if (JSON.stringify(next) === JSON.stringify(page)) return;
    page = next;
    changed();
  }

  function show(next: HighlightedPage): void {
    page = next;
    changed();
  }

  /** Stores a change that is already shown. If it is refused, it stays visible and the reason is announced. */
  async function ask(
    id: string,
    wanted: Highlight | null,
    asking: () => Promise<HighlightRefusal | null>,
  ): Promise<void> {
    const changes = changesOf(page.address).set(id, wanted);
    const refusal = await asking();
    if (refusal !== null && !signal.aborted) announce(message(WHY[refusal]));
    if (refusal !== null && wanted) refused.add(id);
    else refused.delete(id);
    // Keeps the entry if the user has changed the highlight again, because that change is not confirmed yet.
    if (refusal === null && changes.get(id) === wanted) changes.delete(id);
  }

  return {
    all: () => page.highlights,
    /** Switches to the highlights of the page with this address. */
    follow(url: string) {
      const address = addressOf(url);
      if (address === page.address) return;
      watching.abort();
      watching = new AbortController();
      show(emptyPage(address, ''));
      if (address === '') return;
      store.watchHighlights(() => void read(), watching.signal);
      void read();
    },
    add(title: string, highlight: Highlight) {
      titles.set(page.address, title);
      show(withHighlights(page, [highlight]));
      const { address } = page;
      if (address !== '') void ask(highlight.id, highlight, () => store.addHighlight(address, title, highlight));
    },
    change(id: string, change: HighlightChange) {
      const { address } = page;
      show(withChange(page, id, change));
      const highlight = page.highlights.find((one) => one.id === id);
      if (!highlight || address === '') return;
      const isNew = refused.has(id);
      void ask(id, highlight, () =>
        isNew
          ? store.addHighlight(address, titles.get(address) ?? '', highlight)
          : store.changeHighlight(address, id, change),
      );
    },
    remove(id: string) {
      const { address } = page;
      show(withoutHighlights(page, [id]));
      if (address !== '') void ask(id, null, () => store.removeHighlight(address, id));
    },
  };
}
