/** What the scripts of a page ask of the reading room, and what they get. */
import type { Mark } from '../../algorithms/types.ts';
import type { Article } from '../../article/types.ts';
import type { Offer } from '../offer.ts';

/** Calls from a page to the room. */
export interface ContentToRoom {
  /**
   * Reads a page with the algorithm that its reader will open with. Answers a {@link ReadThere} as JSON, and null where something is
   * remembered of the site, which is done in the page; nobody answers where no room is open.
   */
  readThere(request: ReadRequest): string | null;
  /** Runs other algorithms on a page that was read. Answers `PlainAnswer`s as JSON (`plain-answer.ts`). */
  runThere(request: RunRequest): string;
}

export interface RunRequest {
  /** The `PageSnapshot` that was read, as JSON. */
  snapshot: string;
  algorithms: readonly string[];
}

export interface ReadRequest {
  /** A `PageSnapshot` as JSON: one text goes through faster than a table of columns. */
  snapshot: string;
  /** The page goes by another address than the one it was loaded from. */
  hasMoved: boolean;
  /** The algorithm that was asked for; null where the settings have it. */
  algorithm: string | null;
}

/** What the room found. */
export interface ReadThere {
  /** The algorithm that was asked. */
  algorithm: string;
  article: Article;
  /** The article with its comments under it; null where it has none. */
  commented: Article | null;
  /** What stands in the article, after all passes. */
  marks: readonly Mark[];
  /** What the page itself offers beside it. */
  offers: readonly Offer[];
}
