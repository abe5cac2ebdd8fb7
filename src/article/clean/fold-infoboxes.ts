import type { Element, ElementContent } from 'hast';
import { element, isElement, rewriteElements, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/**
 * Folds infoboxes (tables of facts) into `details`: on the page they are beside the text, but in the article they would
 * interrupt it. An infobox without a title stays a table, because the folded box needs a label from the page.
 */
export const foldInfoboxes: CleanPass = (children) =>
  rewriteElements(children, (box) => {
    if (box.tagName !== 'table' || box.properties.dataInfobox === undefined) return box;
    const { dataInfobox: _mark, ...properties } = box.properties;
    const table = { ...box, properties };
    const title = titleOf(table);
    if (!title) return [table];
    const { dataNode } = title.properties;
    const words = title.children.flatMap((child) => (isElement(child, 'p') ? child.children : [child]));
    const summary = element('summary', dataNode === undefined ? {} : { dataNode }, words);
    return [element('details', {}, [summary, without(table, title)])];
  });

/** Returns the caption of a table, or the only cell of its first row; null if it has neither. */
function titleOf(table: Element): Element | null {
  const caption = table.children.find((child): child is Element => isElement(child, 'caption'));
  if (caption && textOf(caption).trim() !== '') return caption;
  const row = firstRow(table);
  const [cell, ...others] = row?.children.filter((child): child is Element => isElement(child, 'td', 'th')) ?? [];
  return cell && others.length === 0 && textOf(cell).trim() !== '' ? cell : null;
}

function firstRow(part: Element): Element | undefined {
  for (const child of part.children) {
    if (isElement(child, 'tr')) return child;
    const row = isElement(child, 'thead', 'tbody') ? firstRow(child) : undefined;
    if (row) return row;
  }
  return undefined;
}

function without(whole: Element, gone: Element): Element {
  const children = whole.children.flatMap((child): ElementContent[] => {
    if (child === gone) return [];
    if (!isElement(child, 'thead', 'tbody', 'tr')) return [child];
    const inner = without(child, gone);
    return inner.children.length === 0 && child.children.length > 0 ? [] : [inner];
  });
  return { ...whole, children };
}
