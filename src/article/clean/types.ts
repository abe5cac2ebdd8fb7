import type { ElementContent } from 'hast';
import type { TextStyleAt } from '../../page/text-style.ts';
import type { MessageKey } from '../../platform/wording/message.ts';

/** What passes may know besides the tree. */
export interface CleanContext {
  headline: string;
  byline: string;
  /** BCP 47, or ''. */
  language: string;
  /** Addresses under which links lead back into the page: its own, and its base. */
  ownUrls: readonly string[];
  /** How the page sets the text at a place of the tree. */
  textStyleAt: TextStyleAt;
}

/** One small change of the article: tree in, tree out. */
export type CleanPass = (children: readonly ElementContent[], context: CleanContext) => ElementContent[];

/** A clean pass in the list of them. */
export interface CleanStep {
  readonly name: string;
  /** Why it leaves out the text that it drops, in plain words; a pass without it drops none. */
  readonly drops?: MessageKey;
  /** Why what it drops stands in another place of the article: it is not left out. */
  readonly places?: MessageKey;
  readonly run: CleanPass;
}
