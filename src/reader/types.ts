import type { Article } from '../article/types.ts';
import type { Appearance } from '../settings/types.ts';

/** An entry of the algorithm menu. */
export interface AlgorithmChoice {
  id: string;
  label: string;
  summary: string;
  /** Entries of one family stand together under "more". */
  family: string;
  /** Stands first, above "more". */
  recommended?: true;
}

export type CopyFormat = 'rich' | 'markdown';

/** Everything the reader shows; a new value re-renders it. */
export interface ReaderState {
  /** null while the page is being read. */
  article: Article | null;
  /** Id of the chosen algorithm, or `selection` while the reader shows the page's selection. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  appearance: Appearance;
  /** A quiet line above the headline ("Readability failed; showing all visible text"), or ''. */
  notice: string;
  /** Another number than before says that the page shows something else now, which is read from the start. */
  contentNumber: number;
}

/** What the user can ask for. The reader itself does none of it. */
export interface ReaderActions {
  close(): void;
  setAlgorithm(id: string): void;
  setAppearance(change: Partial<Appearance>): void;
  /** Resolves to the number of words copied; rejects when the browser refuses. */
  copy(format: CopyFormat): Promise<number>;
  /** The page keeps taking the reader out of its document; it has been given up. */
  evicted?(): void;
}

/** A mounted reader. */
export interface ReaderHandle {
  update(state: ReaderState): void;
  /** The element that holds the article's text and nothing else (for Ctrl+A and for copying). */
  readonly articleElement: HTMLElement | null;
  /** Shows a short message and says it to screen readers. */
  announce(message: string): void;
  destroy(): void;
}
