/** Reads the numbers and markers of list items, which the article keeps, because its text may refer to them. */
import type { Page } from '../../../page/page.ts';
import { styledOf } from '../../../page/text-style.ts';
import { visibleTexts } from '../../../page/texts.ts';
import { counted, isCountingStyle, typeOfStyle } from '../../../shared/counter-style.ts';
import { tellingSign } from '../telling-words.ts';

export interface Numbering {
  tagName: 'ol' | 'ul';
  /** Value of the attribute `type` of an `ol`; '' for the default. */
  type: string;
  isReversed: boolean;
  /** Whether every item's text in the article begins with its marker. The list itself then shows no markers. */
  isMarked: boolean;
  items: ReadonlyMap<number, NumberedItem>;
}

export interface NumberedItem {
  /** Number of the item; null if the list has no numbers. */
  value: number | null;
  /** Text to write before the item's text; '' for none. */
  sign: string;
}

const INTEGER = /^-?\d{1,9}$/;
/** Counter styles that an `ol` can show. */
const NATIVE = ['decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'];
/** Highest number that is recognized when it is written in letters ("b", "iv"). */
const MOST_LETTERS = 200;

/** @param items the list's items, at least one */
export function numberingOf(page: Page, list: number, items: readonly number[]): Numbering {
  const marker = styledOf(page).markerOf;
  const isOrdered = page.nameOf(list) === 'ol';
  const { start, reversed } = page.attributesOf(list);
  const isReversed = isOrdered && reversed !== undefined;
  const first = isInteger(start) ? Number(start) : isReversed ? items.length : 1;
  const values = valuesOf(page, items, first, isReversed ? -1 : 1);
  const styles = items.map((item) => marker(item)?.style ?? (isOrdered ? 'decimal' : 'disc'));
  const signs = items.map((item) => tellingSign(marker(item)?.text ?? ''));
  const plain = (change: Partial<Numbering>, each: (at: number) => NumberedItem): Numbering => ({
    tagName: isOrdered ? 'ol' : 'ul',
    type: '',
    isReversed,
    isMarked: false,
    items: new Map(items.map((item, at) => [item, each(at)])),
    ...change,
  });
  const style = styles.every((each) => each === styles[0]) ? (styles[0] ?? '') : '';
  const type = typeOfStyle(style);
  if (style === 'decimal' || type !== '')
    return plain({ tagName: 'ol', type }, (at) => ({ value: values[at] ?? null, sign: signs[at] ?? '' }));
  const written = style === 'none' ? numbersIn(signs) : null;
  if (written)
    return plain({ tagName: 'ol', type: typeOfStyle(written.style), isReversed: false }, (at) => {
      return { value: written.values[at] ?? null, sign: '' };
    });
  const full = items.map((_item, at): string => {
    const counts = isCountingStyle(styles[at] ?? '') ? `${counted(values[at] ?? 0, styles[at] ?? '')}.` : '';
    return [counts, signs[at] ?? ''].filter((part) => part !== '').join(' ');
  });
  const isMarked = full.every((sign) => sign !== '') || (isOrdered && items.every((item) => isLabelled(page, item)));
  // an item whose text begins with its marker needs no number
  const value = (at: number) => (isOrdered && !isMarked ? (values[at] ?? null) : null);
  return plain({ isMarked }, (at) => ({ value: value(at), sign: full[at] ?? '' }));
}

function valuesOf(page: Page, items: readonly number[], first: number, step: number): number[] {
  let next = first;
  return items.map((item) => {
    const { value } = page.attributesOf(item);
    const own = isInteger(value) ? Number(value) : next;
    next = own + step;
    return own;
  });
}

function isInteger(value: string | undefined): value is string {
  return value !== undefined && INTEGER.test(value);
}

/** Reads list markers such as "1." or "b." as numbers in one of the counter styles of `ol`; null if no style fits. */
function numbersIn(signs: readonly string[]): { style: string; values: number[] } | null {
  const bare = signs.map((sign) => sign.replace(/\.$/, ''));
  const readings = NATIVE.flatMap((style) => {
    const values = bare.map((sign) => numberOf(sign, style));
    return values.includes(0) ? [] : [{ style, values }];
  });
  const isInOrder = ({ values }: { values: number[] }) =>
    values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
  return (
    readings.find((reading) => isInOrder(reading) && reading.values[0] === 1) ??
    readings.find(isInOrder) ??
    readings[0] ??
    null
  );
}

/** Returns the number that a sign means in a counter style ("iv" is 4 in lower-roman); 0 if it is not a number. */
function numberOf(sign: string, style: string): number {
  if (style === 'decimal') return /^\d{1,6}$/.test(sign) ? Number(sign) : 0;
  if (!/^[a-z]{1,6}$/i.test(sign)) return 0;
  for (let number = 1; number <= MOST_LETTERS; number++) if (counted(number, style) === sign) return number;
  return 0;
}

const LABEL = /^\s*(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\[\d{1,3}\]|\d+(?:\.\d+)+\.?\s|§)/i;

/** Returns whether an item has no marker, but a text that begins with the item's number. */
function isLabelled(page: Page, item: number): boolean {
  if (styledOf(page).markerOf(item)?.style !== 'none') return false;
  let text = '';
  for (const id of visibleTexts(page, item, page.endOf(item)).slice(0, 3)) text += page.textOf(id);
  return LABEL.test(text);
}
