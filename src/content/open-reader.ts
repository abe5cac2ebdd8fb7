import type { ReaderHandle } from '../reader/actions.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import type { OtherPages } from './other-pages.ts';
import type { Visible } from './reader-state.ts';

/** An open reader and what it shows. */
export interface OpenReader extends Visible {
  ranges: readonly Range[];
  /**
   * The comments were asked for. Not a setting: what is shown is what is copied, and the next article's comments may
   * be longer than the article.
   */
  comments: boolean;
  /** Headline of the article that the page shows by now, or null while it shows the one that is being read. */
  newArticle: string | null;
  /** What the head of the page said at the address before this one; null where it was loaded. */
  outdated: MetadataHints | null;
  /** The other pages of the same article. */
  pages: OtherPages;
  handle: ReaderHandle;
  lifetime: AbortController;
}
