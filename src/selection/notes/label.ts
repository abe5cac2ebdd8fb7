/** Matches markers of notes without brackets: "1", "a", "†", "**". */
const MARKER = /^(?:\d{1,4}|[a-z]|[ivxlc]{2,6}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}|[*†‡§‖⊕]{1,4})$/i;
/** Matches markers of notes in brackets: "[12]", "(a)", "[note 3]", "[Anm. 3]". */
const BRACKETED =
  /^[[(]\s*(?:\d{1,4}|[a-z]{1,2}|[*†‡§‖]{1,4}|(?:[^\d\s[\]()]{1,8}[\s.]|[^\d\s[\]()]{1,2})\d{1,4})\s*[\])]$/i;
/** Matches a year at the end. Labels with a year, alone or after a name, refer to sources and not to notes. */
const YEAR = /(?:^|\D)(?:1[5-9]|20)\d\d[a-z]?\s*[\])]?$/;
/** Longest label of a note (characters). */
export const LONGEST_LABEL = 16;
/** Matches the signs of a link from a note back to the text: arrows and carets, with variation selectors. */
export const ARROWS = /^(?:[\s↩↑^⤴⏎↵⬆⇑▲←]|\ufe0e|\ufe0f)+$/u;
export const ARROWS_AROUND =
  /^(?:[\s↩↑^⤴⏎↵⬆⇑▲←[(]|\ufe0e|\ufe0f)+|(?<![\s↩↑^⤴⏎↵⬆⇑▲←\])]|\ufe0e|\ufe0f)(?:[\s↩↑^⤴⏎↵⬆⇑▲←\])]|\ufe0e|\ufe0f)+$/gu;

export function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && (MARKER.test(text) || BRACKETED.test(text)) && !YEAR.test(text);
}

export function isBracketed(label: string): boolean {
  return /^[[(]/.test(label);
}

/**
 * Returns a label without its brackets, and with raised digits as plain ones (Unicode NFKC): "[1]" and "¹" become "1".
 */
export function bareLabel(label: string): string {
  return label.replace(/^[[(]\s*|(?:(?<!\s)\s+)?[\])]$/g, '').normalize('NFKC');
}

/** Returns the number in a label that is only a number, with or without brackets; null for other labels. */
export function numberOf(label: string): number | null {
  const bare = bareLabel(label);
  return /^\d{1,4}$/.test(bare) ? Number(bare) : null;
}
