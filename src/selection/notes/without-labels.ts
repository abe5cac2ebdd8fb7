import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { withLetters } from '../../shared/letters.ts';
import type { Note } from '../types.ts';

/** Matches markers of notes without brackets: "1", "*1", "a", "†", "**". */
const MARKER = /^(?:[*※]?\d{1,4}|[a-z]|[ivxlc]{2,6}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}|[*†‡§‖⊕]{1,4})$/i;
/** Matches markers of notes in brackets: "[12]", "(a)", "[note 3]", "[Anm. 3]". */
const BRACKETED =
  /^[[(]\s*(?:\d{1,4}|[a-z]{1,2}|[*†‡§‖]{1,4}|(?:[^\d\s[\]()]{1,8}[\s.]|[^\d\s[\]()]{1,2})\d{1,4})\s*[\])]$/i;
/** Matches a year at the end. A label that ends with a year, such as "Poe 2019", refers to a source, not to a note. */
const YEAR = /(?:^|\D)(?:1[5-9]|20)\d\d[a-z]?\s*[\])]?$/;
/** Longest label of a note (characters). */
export const LONGEST_LABEL = 16;
/** Matches the symbols of a link from a note back to the text: arrows and carets, with variation selectors. */
export const ARROWS = /^(?:[\s↩↑^⤴⏎↵⬆⇑▲←]|\ufe0e|\ufe0f)+$/u;
export const ARROWS_AROUND =
  /^(?:[\s↩↑^⤴⏎↵⬆⇑▲←[(]|\ufe0e|\ufe0f)+|(?<![\s↩↑^⤴⏎↵⬆⇑▲←\])]|\ufe0e|\ufe0f)(?:[\s↩↑^⤴⏎↵⬆⇑▲←\])]|\ufe0e|\ufe0f)+$/gu;

export function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && (MARKER.test(text) || BRACKETED.test(text)) && !YEAR.test(text);
}

export function isBracketed(label: string): boolean {
  return /^[[(]/.test(label);
}

/** Returns a label without brackets or sign, and with plain digits (NFKC): "[1]", "*1" and "¹" become "1". */
export function bareLabel(label: string): string {
  return label.replace(/^(?:[[(]\s*)?(?:[*※](?=\d))?|(?:(?<!\s)\s+)?[\])]$/g, '').normalize('NFKC');
}

/** Returns the number in a label that is only a number, with or without brackets or sign; null for other labels. */
export function numberOf(label: string): number | null {
  const bare = bareLabel(label);
  return /^\d{1,4}$/.test(bare) ? Number(bare) : null;
}

/** Limits of the search for a label at the start of a note: text nodes and characters. */
const MAX_LABEL_NODES = 12;
const MAX_LABEL_CHARACTERS = 80;

/** Maps a text node to its new mark (kept range); null if the text node is no longer kept. */
type Changes = Map<number, Mark | null>;

/**
 * Removes the labels at the start of notes, such as "1. " and "[1] ", because the reader shows them itself.
 * `marks`: in document order; `notes`: not nested; `isReference`: whether a text node is in a marker.
 */
export function withoutLabels(
  page: Page,
  marks: readonly Mark[],
  notes: readonly Note[],
  isReference: (node: number) => boolean,
): readonly Mark[] {
  const nodes = marks.map(({ node }) => node);
  const changes: Changes = new Map();
  for (const note of notes) {
    const first = indexFrom(nodes, note.start);
    const inside = marks.slice(first, Math.min(first + MAX_LABEL_NODES, indexFrom(nodes, note.end)));
    const firstReference = inside.findIndex(({ node }) => isReference(node));
    cutLabel(page, firstReference < 0 ? inside : inside.slice(0, firstReference), note, changes);
  }
  if (changes.size === 0) return marks;
  return marks.flatMap((mark) => changes.get(mark.node) ?? (changes.has(mark.node) ? [] : [mark]));
}

/** Cuts the label off the start of a note, again until no label is left: some pages (LaTeXML) write the label twice. */
function cutLabel(page: Page, marks: readonly Mark[], note: Note, changes: Changes): void {
  let rest = marks;
  for (let isOver = false; !isOver && rest.length > 0; ) {
    const texts = rest.map(({ node }) => page.textOf(node));
    const length = labelLength(texts[0] ?? '', texts.join('').slice(0, MAX_LABEL_CHARACTERS), note);
    const after = cut(page, rest, length, changes);
    isOver = after === rest;
    rest = after;
  }
}

const STARTS_WORD = withLetters(String.raw`^[\p{L}\p{N}]`);

function labelLength(first: string, text: string, { label, isItem }: Note): number {
  const bare = bareLabel(label);
  // A text node that consists only of the label cannot be the start of a longer number.
  if (first.trim() === bare || first.trim() === label) return first.length;
  // Do not escape "-": a pattern with the flag `u` is invalid if it contains `\-` outside of a character class.
  const escaped = `[*※]?${bare.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`;
  // A letter, or a number in a list item, may be the note's first word, and is a label only before punctuation.
  const isWord = STARTS_WORD(bare).test(bare);
  const alone = !isWord ? [escaped] : isItem || numberOf(label) === null ? [] : [`${escaped}(?![\\p{L}\\p{N}])`];
  const labels = [`[[(]\\s*(?:${escaped})?\\s*[\\])][.:]?`, `${escaped}[.:)\\]](?!\\d)`, '[\\^↑]', '[.:]', ...alone];
  return new RegExp(`^\\s*(?:${labels.join('|')})`, 'u').exec(text)?.[0].length ?? 0;
}

/**
 * Cuts the first `length` characters off the marks of a note. Returns the marks in which the label may be repeated:
 * those after the cut, but none if the cut ends inside a mark. If `length` is 0, returns `marks` itself.
 */
function cut(page: Page, marks: readonly Mark[], length: number, changes: Changes): readonly Mark[] {
  let left = length;
  for (const [index, mark] of marks.entries()) {
    if (left <= 0) return index === 0 ? marks : marks.slice(index);
    const text = page.textOf(mark.node);
    const rest = text.slice(left);
    if (rest.trim() === '') changes.set(mark.node, null);
    else {
      const start = text.length - rest.trimStart().length;
      changes.set(mark.node, { ...mark, start: Math.max(start, mark.start ?? 0) });
      return [];
    }
    left -= text.length;
  }
  return [];
}
