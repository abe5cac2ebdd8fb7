/** Control characters without a meaning in text (unlike tab and line breaks), including U+0085, a line break on other systems. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
/** Lone surrogates and noncharacters. */
const BROKEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/**
 * Returns text that is valid in every format: XML forbids control characters and lone surrogates, and HTML parsers drop
 * some of them, which may join separate texts.
 */
export function sound(text: string): string {
  return text.replace(BROKEN, '\ufffd').replace(CONTROLS, '');
}
