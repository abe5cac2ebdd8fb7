/** What the tools ask of the part of the extension that keeps things; it knows no browser itself. */
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../store/highlights/types.ts';
import type { KeptPlace } from '../store/places/places.ts';

/** Nothing here rejects. Addresses are as `addressOf` writes them. */
export interface KeptStore {
  highlights(address: string): Promise<HighlightedPage>;
  /** These resolve to why it is not stored; null when it is. */
  addHighlight(address: string, title: string, highlight: Highlight): Promise<HighlightRefusal | null>;
  changeHighlight(address: string, id: string, change: HighlightChange): Promise<HighlightRefusal | null>;
  removeHighlight(address: string, id: string): Promise<HighlightRefusal | null>;
  /** Calls back after every change of stored highlights, of whatever page, also by other tabs. */
  watchHighlights(listener: () => void, signal: AbortSignal): void;
  /** Opens the page of all highlights. */
  showHighlights(): void;
  /** null where nothing is kept, or nothing shall be. */
  place(address: string): Promise<KeptPlace | null>;
  /** null forgets it. */
  keepPlace(address: string, place: KeptPlace | null): void;
}
