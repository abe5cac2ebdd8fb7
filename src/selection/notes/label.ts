import type { ElementContent } from 'hast';

/** "1", "a", "†", "**": what stands for a note by itself. */
const SIGN = /^(?:\d{1,4}|[a-z]|[ivxlc]{2,6}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}|[*†‡§‖⊕]{1,4})$/i;
/** "[12]", "(a)", "[note 3]", "[Anm. 3]". */
const BRACKETED = /^[[(]\s*(?:\d{1,4}|[a-z]{1,2}|[*†‡§‖]{1,4}|[^\d\s[\]()]{1,8}\s?\d{1,4})\s*[\])]$/i;
/** Longer than any label. */
export const LONGEST_LABEL = 16;
/** What leads back from a note: arrows and carets, and what makes emoji of them. */
export const ARROWS = /^(?:[\s↩↑^⤴⏎↵⬆⇑▲←]|\ufe0e|\ufe0f)+$/u;

export function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && (SIGN.test(text) || BRACKETED.test(text));
}

export function isBracketed(label: string): boolean {
  return /^[[(]/.test(label);
}

/** The label without its brackets. */
export function bareLabel(label: string): string {
  return label.replace(/^[[(]\s*|\s*[\])]$/g, '').normalize('NFKC');
}

/** The number of a note that is counted in numbers. */
export function numberOf(label: string): number | null {
  const bare = bareLabel(label);
  return /^\d{1,4}$/.test(bare) ? Number(bare) : null;
}

/**
 * The text of a note without its own sign at the start, which list marker or reader shows: "1. ", "[1] ", "^ ".
 *
 * @param isItem the page numbers it by a list marker, so that a bare number is a word of the note
 */
function withoutLabel(text: string, label: string, isItem: boolean): string {
  const bare = escapeRegExp(bareLabel(label));
  if (text.trim() === bareLabel(label) || text.trim() === label) return '';
  // A bare letter or the number of an item may be the first word of the note: only with a mark after it is it a sign.
  const isWord = /^[\p{L}\p{N}]/u.test(bareLabel(label));
  const alone = !isWord ? [bare] : isItem || numberOf(label) === null ? [] : [`${bare}(?![\\p{L}\\p{N}])`];
  const signs = [`[[(]\\s*(?:${bare})?\\s*[\\])][.:]?`, `${bare}[.:)\\]](?!\\d)`, '[\\^↑]', '[.:]', ...alone];
  return text.replace(new RegExp(`^\\s*(?:${signs.join('|')})\\s*`, 'u'), '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** The same for the first text of a note's content; signs may stand twice (in the text and for the margin). */
export function trimLabel(content: readonly ElementContent[], label: string, isItem: boolean): ElementContent[] {
  const [first, ...rest] = content;
  if (!first) return [];
  if (first.type === 'element') {
    const children = trimLabel(first.children, label, isItem);
    // Signs in elements of their own, which are empty now, may be followed by another.
    if (children.length === 0 && first.children.length > 0) return trimLabel(rest, label, isItem);
    return [{ ...first, children }, ...rest];
  }
  if (first.type !== 'text') return [first, ...rest];
  const value = withoutLabel(first.value, label, isItem);
  if (value.trim() === '') return trimLabel(rest, label, isItem);
  return [{ ...first, value: value.trimStart() }, ...rest];
}
