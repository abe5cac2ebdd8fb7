import type { ElementContent } from 'hast';
import type { TextStyleAt } from '../../page/text-style.ts';
import type { MessageKey } from '../../platform/wording/message.ts';

/** Input of the passes besides the tree. */
export interface CleanContext {
  headline: string;
  byline: string;
  /** BCP 47, or ''. */
  language: string;
  /** Addresses of the page itself: its own and its base addresses. */
  ownUrls: readonly string[];
  /** Returns the page's text style at a place of the tree. */
  textStyleAt: TextStyleAt;
}

/** A small change to the article: tree in, tree out. */
export type CleanPass = (children: readonly ElementContent[], context: CleanContext) => ElementContent[];

/** An entry in the list of clean passes. */
export interface CleanStep {
  readonly name: string;
  /** Why the pass drops text, in plain words; unset if it drops none. */
  readonly drops?: MessageKey;
  /** Why the text it removes is shown elsewhere in the article, so that it is not lost. */
  readonly places?: MessageKey;
  readonly run: CleanPass;
}
