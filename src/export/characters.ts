/** Controls without a meaning in text (tab and line breaks have one); among them the line break of other systems, U+0085. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
/** Halves of a character, and code points that are none. */
const BROKEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/**
 * Text that every format can hold: XML forbids controls and half characters, HTML's parser drops some of them, and
 * what is dropped may join what stood apart.
 */
export function sound(text: string): string {
  return text.replace(BROKEN, '\ufffd').replace(CONTROLS, '');
}
