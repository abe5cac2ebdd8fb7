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

/** A way on that is offered beside a notice. */
export interface Way {
  label: string;
  /** What it does, in a sentence. */
  title: string;
  /** Id of the algorithm that it shows, or `selection`; null closes the reader. */
  algorithm: string | null;
}

/** Why the text is what it is, in the words of the algorithm. */
export interface Explanation {
  /** By place: the node ids that `dataNode` names. */
  reasons: ReadonlyMap<number, string>;
  /** How many pieces of text were left out. */
  leftOutCount: number;
  /** The largest of them, largest first. */
  leftOut: readonly { text: string; reason: string }[];
}

/** Whether a choice holds for the next pages as well. */
export type ChoiceScope = 'this-page' | 'all-pages';

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
  /** Offered beside the notice. */
  ways?: readonly Way[];
  /** null while nobody asks why. */
  explanation?: Explanation | null;
  /** Another number than before says that the page shows something else now, which is read from the start. */
  contentNumber: number;
}

/** What the user can ask for. The reader itself does none of it. */
export interface ReaderActions {
  close(): void;
  setAlgorithm(id: string, scope?: ChoiceScope): void;
  setAppearance(change: Partial<Appearance>): void;
  /** Resolves to the number of words copied; rejects when the browser refuses. */
  copy(format: CopyFormat): Promise<number>;
  /** Shows the comments under the article, or hides them. */
  toggleComments?(): void;
  /** Shows why the text is what it is, or no longer. */
  toggleExplanation?(): void;
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
