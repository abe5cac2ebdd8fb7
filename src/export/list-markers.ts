/** Writes the numbers of list items as text, for formats that cannot express them in another way. */
import type { Element, ElementContent } from 'hast';
import { ANCHOR_PREFIX } from '../article/structure/anchors.ts';
import { isElement } from '../article/structure/hast.ts';
import { counted, styleOfType } from '../shared/counter-style.ts';

/** Style that hides a list's automatic markers, because the texts of its items already contain markers. */
export const NO_MARKERS = 'list-style: none';

const isMarked = ({ properties }: Element) => 'dataMarked' in properties || properties.style === NO_MARKERS;

/** Writes the numbers of an `ol` as text at the start of its items. Returns other lists unchanged. */
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

/** Returns the list unchanged if Markdown can express its numbers; otherwise, a `ul` with the numbers as text. */
export function listForMarkdown(list: Element): Element {
  if (list.tagName !== 'ol' || holdsNotes(list)) return list;
  if (!isMarked(list) && countsPlainly(list)) return list;
  return { ...withNumbersInText(list), tagName: 'ul', properties: {} };
}

function holdsNotes({ children }: Element): boolean {
  return children.some((child) => isElement(child) && String(child.properties.id).startsWith(`${ANCHOR_PREFIX}fn-`));
}

/** Returns whether the items have numbers that Markdown can express: ascending, without gaps, not negative. */
function countsPlainly(list: Element): boolean {
  const numbers = [...numbersOf(list).values()];
  const isInOrder = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return list.properties.type === undefined && isInOrder && (numbers[0] ?? 0) >= 0;
}

function numbersOf({ children, properties }: Element): ReadonlyMap<ElementContent, number> {
  const items = children.filter((child): child is Element => isElement(child, 'li'));
  const step = properties.reversed ? -1 : 1;
  let next = Number(properties.start ?? (properties.reversed ? items.length : 1));
  return new Map(
    items.map((item) => {
      const own = Number(item.properties.value ?? next);
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
