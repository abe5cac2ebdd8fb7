/** The tools' interface to the extension's storage; independent of the browser. */
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../store/highlights/types.ts';
import type { KeptPlace } from '../store/places/places.ts';

/** None of these reject. Addresses are in the form of `addressOf`. */
export interface KeptStore {
  highlights(address: string): Promise<HighlightedPage>;
  /** This and the next two resolve to the reason why it is not stored; null if it is. */
  addHighlight(address: string, title: string, highlight: Highlight): Promise<HighlightRefusal | null>;
  changeHighlight(address: string, id: string, change: HighlightChange): Promise<HighlightRefusal | null>;
  removeHighlight(address: string, id: string): Promise<HighlightRefusal | null>;
  /** Calls back after every change of stored highlights, for any page and from any tab. */
  watchHighlights(listener: () => void, signal: AbortSignal): void;
  /** Opens the page of all highlights. */
  showHighlights(): void;
  /** Resolves to null if no place is kept, or if keeping places is off. */
  place(address: string): Promise<KeptPlace | null>;
  /** null forgets it. */
  keepPlace(address: string, place: KeptPlace | null): void;
}
