/** The interface through which the tools store highlights and reading positions, independent of the browser. */
import type { Highlight, HighlightChange, HighlightedPage, HighlightRefusal } from '../store/highlights/types.ts';
import type { KeptPlace } from '../store/places/places.ts';

/**
 * Stores highlights and reading positions by page address, in the form that `addressOf` returns. The promises never
 * reject.
 */
export interface KeptStore {
  highlights(address: string): Promise<HighlightedPage>;
  /**
   * Adds a highlight. This method and the next two resolve to null, or to the reason why the change was not stored.
   */
  addHighlight(address: string, title: string, highlight: Highlight): Promise<HighlightRefusal | null>;
  changeHighlight(address: string, id: string, change: HighlightChange): Promise<HighlightRefusal | null>;
  removeHighlight(address: string, id: string): Promise<HighlightRefusal | null>;
  /** Calls back after every change of stored highlights, for any page and from any tab. */
  watchHighlights(listener: () => void, signal: AbortSignal): void;
  /** Opens the extension's page that lists all highlights. */
  showHighlights(): void;
  /** Resolves to the stored reading position of a page; null if there is none, or if positions must not be stored. */
  place(address: string): Promise<KeptPlace | null>;
  /**
   * Stores a reading position.
   *
   * @param place null to forget the stored position
   */
  keepPlace(address: string, place: KeptPlace | null): void;
}
