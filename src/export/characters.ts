/**
 * Control characters, except tab and line breaks. Includes U+0085, which only some systems read as a line break.
 */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
const BROKEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/**
 * Returns the text without characters that some export formats forbid: XML forbids control characters and lone
 * surrogates, and HTML parsers drop some of them, which may join separate words.
 */
export function sound(text: string): string {
  return text.replace(BROKEN, '\ufffd').replace(CONTROLS, '');
}
