/** What each clean pass (a step that tidies the article's tree) gets besides the tree. */
import type { Element, ElementContent } from 'hast';
import type { TextStyle, TextStyleAt } from '../../page/text-style.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { isElement, textOf } from '../structure/hast.ts';

export interface CleanContext {
  headline: string;
  byline: string;
  /** Language tag of the article (BCP 47); '' if unknown. */
  language: string;
  /** The page's URL and base URLs (also of frames), without "#…". A link to one of them plus "#…" stays in the page. */
  ownUrls: ReadonlySet<string>;
  /** Returns the style that the page gives to a text node. For an element, pass its `dataNode` (first text node). */
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

export interface MainTextStyle {
  /** Font size (CSS pixels); 0 if unknown. */
  size: number;
  /** Whether most paragraphs are in floated boxes or asides. If so, being set apart does not mark a pull quote. */
  isSetApart: boolean;
}

/** Maximum number of paragraphs to look at; this many are enough to find the usual style. */
const MOST_PARAGRAPHS = 5000;

export function mainTextStyle(children: readonly ElementContent[], context: CleanContext): MainTextStyle {
  const all = children.filter((child): child is Element => isElement(child, 'p'));
  const paragraphs = all.slice(0, MOST_PARAGRAPHS);
  const apart = paragraphs.filter((paragraph) => textStyleOf(paragraph, context).isSetApart);
  return { size: textSize(paragraphs, context), isSetApart: apart.length * 2 > paragraphs.length };
}

function textSize(paragraphs: readonly Element[], context: CleanContext): number {
  const lengths = new Map<number, number>();
  let size = 0;
  for (const paragraph of paragraphs) {
    const { fontSize } = textStyleOf(paragraph, context);
    const length = (lengths.get(fontSize) ?? 0) + textOf(paragraph).length;
    lengths.set(fontSize, length);
    if (length >= (lengths.get(size) ?? 0)) size = fontSize;
  }
  return size;
}

/** Returns the style that the page gives to the first words of an element. */
export function textStyleOf(element: Element, { textStyleAt }: CleanContext): TextStyle {
  return textStyleAt(Number(element.properties.dataNode ?? -1));
}
