import type { ElementContent } from 'hast';
import type { TextStyleAt } from '../../page/text-style.ts';
import type { MessageKey } from '../../platform/wording/message.ts';

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

export type CleanPass = (children: readonly ElementContent[], context: CleanContext) => ElementContent[];

export interface CleanStep {
  readonly name: string;
  /** Message with the reason why the pass drops text; absent if it drops none. */
  readonly drops?: MessageKey;
  /** Message that says where else the article shows the removed text; absent if the text is not shown elsewhere. */
  readonly places?: MessageKey;
  readonly run: CleanPass;
}
