/** Writes the default markers of lists as text, for formats without such lists. */
import type { Element, ElementContent } from 'hast';
import { ANCHOR_PREFIX } from '../article/structure/anchors.ts';
import { isElement } from '../article/structure/hast.ts';
import { counted, styleOfType } from '../shared/counter-style.ts';

/** Style of a list whose markers are part of its items' texts. */
export const NO_MARKERS = 'list-style: none';

const isNumber = (value: unknown): value is number | string => value !== undefined && value !== null;

const isMarked = ({ properties }: Element) => 'dataMarked' in properties || properties.style === NO_MARKERS;

/** Returns a numbered list with the numbers written before its items' texts. */
export function withNumbersInText(list: Element): Element {
  if (list.tagName !== 'ol' || isMarked(list)) return list;
  const numbers = numbersOf(list);
  const style = styleOfType(list.properties.type);
  const children = list.children.map((child) => {
    const number = numbers.get(child);
    return number === undefined || isMarked(child as Element)
      ? child
      : withSign(child as Element, `${counted(number, style)}. `);
  });
  return { ...list, children };
}

/** Returns a list for Markdown; numbering that Markdown lacks becomes text in the items of a plain list. */
export function listForMarkdown(list: Element): Element {
  if (list.tagName !== 'ol' || holdsNotes(list)) return list;
  if (!isMarked(list) && countsPlainly(list)) return list;
  return { ...withNumbersInText(list), tagName: 'ul', properties: {} };
}

function holdsNotes({ children }: Element): boolean {
  return children.some((child) => isElement(child) && String(child.properties.id).startsWith(`${ANCHOR_PREFIX}fn-`));
}

/** Whether the numbers ascend without gaps, as in Markdown. */
function countsPlainly(list: Element): boolean {
  const numbers = [...numbersOf(list).values()];
  const isInOrder = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return list.properties.type === undefined && isInOrder && (numbers[0] ?? 0) >= 0;
}

function numbersOf({ children, properties }: Element): ReadonlyMap<ElementContent, number> {
  const items = children.filter((child): child is Element => isElement(child, 'li'));
  const step = properties.reversed ? -1 : 1;
  let next = isNumber(properties.start) ? Number(properties.start) : properties.reversed ? items.length : 1;
  return new Map(
    items.map((item) => {
      const own = isNumber(item.properties.value) ? Number(item.properties.value) : next;
      next = own + step;
      return [item, own];
    }),
  );
}

function withSign(item: Element, value: string): Element {
  const [first, ...rest] = item.children;
  const sign = { type: 'text' as const, value };
  if (!isElement(first, 'p')) return { ...item, children: [sign, ...item.children] };
  return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}
