import type { Element, ElementContent } from 'hast';
import type { TextStyle } from '../../page/text-style.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanContext } from './types.ts';

/** Style of most of the article. */
export interface MainTextStyle {
  /** CSS pixels; 0 if unknown. */
  size: number;
  /** Whether the text column itself floats, so that floating is not a hint. */
  isSetApart: boolean;
}

/** Most paragraphs measured; later ones look like these. */
const MOST_PARAGRAPHS = 5000;

export function mainTextStyle(children: readonly ElementContent[], context: CleanContext): MainTextStyle {
  const all = children.filter((child): child is Element => isElement(child, 'p'));
  const paragraphs = all.slice(0, MOST_PARAGRAPHS);
  const apart = paragraphs.filter((paragraph) => textStyleOf(paragraph, context).isSetApart);
  return { size: textSize(paragraphs, context), isSetApart: apart.length * 2 > paragraphs.length };
}

/** Returns the font size of most of the text. */
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

/** Returns the page's style for the first words of an element. */
export function textStyleOf(element: Element, { textStyleAt }: CleanContext): TextStyle {
  return textStyleAt(Number(element.properties.dataNode ?? -1));
}
