/** A page as the open reader has it: read here, or elsewhere until the code has come that reads it here. */
import type { Correction } from '../article/corrections/types.ts';
import type { MetadataHints } from '../page/snapshot/types.ts';
import type { LastWord } from '../selection/trace.ts';
import type { Finding } from './found.ts';
import type { Found, Reading } from './state/state.ts';

/** A page that was read, and what can be asked of it. */
export interface LiveReading extends Reading {
  readonly nodes: readonly Node[];
  /** What was found so far, by algorithm. */
  readonly findings: ReadonlyMap<string, Finding>;
  /**
   * What this algorithm found; made at the first call with its code there, then kept. What is said about it may change
   * when other algorithms have run. Never throws.
   */
  show(algorithm: string, comments: boolean, corrections?: readonly Correction[]): Found;
  /** What an algorithm found, which has run or can run now; with corrections where their script is there. */
  find(algorithm: string, corrections?: readonly Correction[]): Finding;
  /** Makes the article of an algorithm, with stops in between. */
  prepare(algorithm: string): Iterator<undefined, void>;
  /**
   * Has the light algorithms run elsewhere that would take long here, once; what comes of it is used when their articles are made.
   * null where that is not worth it or not to be done now, or was done. Never rejects.
   */
  askOthers(): Promise<void> | null;
  /** Goes on making the articles of the light algorithms that were not asked for yet, for a moment. */
  prepareNext(): Prepared;
  /** Why the text is what it is; null when the algorithm failed. */
  explain(
    algorithm: string,
    areCommentsShown: boolean,
    corrections?: readonly Correction[],
  ): readonly LastWord[] | null;
}

/** How far it came: one is half made, one was made, all are. */
export type Prepared = 'half' | 'one' | 'all';

/** The session keeps readings as it got them, and got them here. */
export const liveReading = (reading: Reading) => reading as LiveReading;

/** What is read of a page. */
export interface ReadWish {
  /** What the user has selected on the page, for the algorithm `selection`. */
  ranges: readonly Range[];
  /** What the head said while the page stood at another address. */
  outdated: MetadataHints | null;
}

/** How a page is read where it stands. */
export interface ReadOptions extends ReadWish {
  /** What stands in the page and is ours: the engine is a script of its own, and does not know the readers. */
  ignore: ReadonlySet<Node>;
  /** What was read of the page before, which is answered where nothing has changed since; made for the same wish. */
  last?: LiveReading | null;
}
