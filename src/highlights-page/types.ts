import type { Highlight, HighlightedPage } from '../highlights/types.ts';

export interface HighlightsState {
  /** null before they are read. */
  pages: readonly HighlightedPage[] | null;
  /** Pages that another version keeps. */
  unread: number;
  query: string;
  /** '' for all. */
  site: string;
  /** So many highlights are listed. */
  most: number;
  /** Id of the highlight whose note is being written, or ''. */
  editing: string;
  message: string;
  /** What was deleted last. */
  deleted: readonly HighlightedPage[] | null;
  /** How much of a file has been read (0 … 1); null where none is being read. */
  importShare: number | null;
}

export interface HighlightsActions {
  search(query: string): void;
  chooseSite(site: string): void;
  showMore(): void;
  edit(id: string): void;
  setNote(page: HighlightedPage, highlight: Highlight, note: string): void;
  remove(page: HighlightedPage, highlights: readonly Highlight[]): void;
  undo(): void;
  exportFile(kind: 'markdown' | 'json'): void;
  importFile(file: File): void;
  /** Nothing of the file is stored then. */
  cancelImport(): void;
}

export interface HighlightsProps {
  state: HighlightsState;
  actions: HighlightsActions;
}
