import type { ElementContent } from 'hast';
import type { TextStyleAt } from '../../page/text-style.ts';
import type { MessageKey } from '../../platform/wording/message.ts';

/** What a clean pass knows about the article in addition to its tree. */
export interface CleanContext {
  headline: string;
  byline: string;
  /** Language tag of the article (BCP 47); '' if unknown. */
  language: string;
  /** The page's own address and its base addresses. */
  ownUrls: readonly string[];
  /** Returns the style that the page gives to the text with this `dataNode` (id of its first text node). */
  textStyleAt: TextStyleAt;
}

/** Makes one small change to the article: takes its tree, and returns the changed tree. */
export type CleanPass = (children: readonly ElementContent[], context: CleanContext) => ElementContent[];

export interface CleanStep {
  readonly name: string;
  /** Message with the reason why the pass drops text; absent if it drops none. */
  readonly drops?: MessageKey;
  /** Message that says where else the article shows the removed text; absent if the text is not shown elsewhere. */
  readonly places?: MessageKey;
  readonly run: CleanPass;
}
