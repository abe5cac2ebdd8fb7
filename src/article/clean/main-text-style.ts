import type { Element, ElementContent } from 'hast';
import type { TextStyle } from '../../page/text-style.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanContext } from './types.ts';

/** How most of the article is set. */
export interface MainTextStyle {
  /** CSS pixels; 0 when it is not known. */
  size: number;
  /** The column of the text floats itself, so that floating says nothing. */
  isSetApart: boolean;
}

/** An article of more paragraphs is set as its first ones are. */
const MOST_PARAGRAPHS = 5000;

export function mainTextStyle(children: readonly ElementContent[], context: CleanContext): MainTextStyle {
  const all = children.filter((child): child is Element => isElement(child, 'p'));
  const paragraphs = all.slice(0, MOST_PARAGRAPHS);
  const apart = paragraphs.filter((paragraph) => textStyleOf(paragraph, context).isSetApart);
  return { size: textSize(paragraphs, context), isSetApart: apart.length * 2 > paragraphs.length };
}

/** The size in which most of the paragraphs are set. */
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

/** How the page sets the first words of an element. */
export function textStyleOf(element: Element, { textStyleAt }: CleanContext): TextStyle {
  return textStyleAt(Number(element.properties.dataNode ?? -1));
}
