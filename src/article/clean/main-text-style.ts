import type { Element, ElementContent } from 'hast';
import type { TextStyle } from '../../page/text-style.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanContext } from './types.ts';

export interface MainTextStyle {
  /** Font size (CSS pixels); 0 if unknown. */
  size: number;
  /** Whether most of the text floats or is positioned. If so, a pull quote cannot be recognised by these properties. */
  isSetApart: boolean;
}

/** Maximum number of paragraphs to look at; they are enough to find the usual style. */
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
