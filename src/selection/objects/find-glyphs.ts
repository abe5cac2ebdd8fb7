/** Finds pictures and checkboxes that represent a character of the text, such as an emoji or a check mark. */

import type { Page } from '../../page/page.ts';
import { styledOf } from '../../page/text-style.ts';
import { withLetters } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { TICKED, UNTICKED } from '../../shared/text.ts';
import { calls } from '../../vocabulary/match.ts';
import { FORMULA_TEXT_NAMES } from '../../vocabulary/names/objects.ts';
import type { Coverage } from '../coverage.ts';
import { blockAround } from '../notes/source-text.ts';
import type { TextObject } from '../types.ts';

/** Matches the alternative text of a small image of an emoji, flag (two letters) or keycap (with U+20E3). */
const EMOJI = /^(?:\p{Extended_Pictographic}\S{0,12}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3)$/u;

/** Matches a relation or power of terms: "t = a + b", "x^2", "x_{0}". */
const FORMULA = /[\p{L}\p{N})\]}](?:\s[=≠≈≡≤≥∈∝]\s|\^|_\{)[\p{L}\p{N}\\([{+−-]/u;
/** Longest alternative text of a small picture of a formula (characters). */
const LONGEST_FORMULA = 120;
const FORMULA_CLASS = calls(FORMULA_TEXT_NAMES, '\\s');

/** Returns images that show the first letter of a word (initials), if the rest of the word follows as text. */
export function findInitials(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  return glyphs(page, (image, alt) => (isInitial(alt.trim()) && restOfWord(page, coverage, image) ? alt.trim() : ''));
}

export function findEmoji(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  const known = new Map<number, boolean>();
  return glyphs(page, (image, alt) => (EMOJI.test(alt) && isInKeptLine(page, coverage, image, known) ? alt : ''));
}

/** Returns pictures of formulas beside kept text as their alternative text. Larger ones are shown as pictures. */
export function findFormulaTexts(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  return glyphs(page, (image, alt) => {
    const isFormula = FORMULA.test(alt) || FORMULA_CLASS.test(page.attributesOf(image).class ?? '');
    return isFormula && alt.length <= LONGEST_FORMULA && coverage.keptIn(blockAround(page, image)) > 0
      ? alt.trim()
      : '';
  });
}

/** Returns the checkboxes of kept items as characters. Skips lists with only empty enabled boxes, for visitors. */
export function findTicks(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  const found = new Map<number, TextObject>();
  const { isChecked } = styledOf(page);
  const lists = new Map<number, number[]>();
  for (const box of page.index.byValue('type').get('checkbox') ?? []) {
    const item = page.ancestorsOf(box, 4).find((around) => page.nameOf(around) === 'li') ?? -1;
    if (!page.isVisible(box) || item < 0 || coverage.keptIn(item) === 0) continue;
    addToList(lists, page.parentOf(item), box);
  }
  for (const boxes of lists.values()) {
    const isTold = boxes.some((box) => isChecked(box) || page.attributesOf(box).disabled !== undefined);
    for (const box of isTold ? boxes : []) found.set(box, { kind: 'glyph', text: isChecked(box) ? TICKED : UNTICKED });
  }
  return found;
}

function glyphs(page: Page, read: (image: number, alt: string) => string): ReadonlyMap<number, TextObject> {
  const found = new Map<number, TextObject>();
  for (const image of page.index.named('img')) {
    const alt = page.attributesOf(image).alt ?? '';
    const text = alt !== '' && page.isVisible(image) ? read(image, alt) : '';
    if (text !== '') found.set(image, { kind: 'glyph', text });
  }
  return found;
}

/** Returns whether an image's paragraph has kept text before it. `known`: results so far, for linear time. */
function isInKeptLine(page: Page, coverage: Coverage, image: number, known: Map<number, boolean>): boolean {
  let box = image;
  while (box > 0 && !page.isBlock(box)) box = page.parentOf(box);
  let isKept: boolean | undefined;
  for (let id = image - 1; id > box && isKept === undefined; id--) {
    if (coverage.markOf(id)) isKept = true;
    else if (page.isElement(id) && page.isBlock(id) && page.isVisible(id)) isKept = false;
    else isKept = known.get(id);
  }
  known.set(image, isKept ?? false);
  return isKept ?? false;
}

/** Matches an initial (a decorated first letter), with or without quotation marks before it. */
const INITIAL = /^[\p{Pi}\p{Ps}"'¿¡]{0,2}\p{L}$/u;

/** Returns whether a text is a single letter, as in an initial. Checks the length first, which is much faster. */
export function isInitial(text: string): boolean {
  return text.length <= 6 && INITIAL.test(text);
}

const STARTS_WITH_LETTER = withLetters(String.raw`^\p{L}`);

/** Returns whether a kept text that begins with a letter is the next visible text after an element. */
export function restOfWord(page: Page, coverage: Coverage, node: number): boolean {
  const after = page.endOf(node);
  const end = Math.min(page.endOf(page.parentOf(node)), after + 6);
  for (let id = after; id < end; id++) {
    if (!page.isVisible(id)) continue;
    if (page.isText(id))
      return coverage.markOf(id) !== undefined && STARTS_WITH_LETTER(page.textOf(id)).test(page.textOf(id));
    if (page.isElement(id) && page.isBlock(id)) return false;
  }
  return false;
}
