/** Selects signs and words from style sheets that carry meaning. */
import { withLetters } from '../../shared/letters.ts';

/** Characters of icon fonts. */
const ICONS = /[\ue000-\uf8ff]/g;
const SAYS = withLetters(String.raw`[\p{L}\p{N}]`);
/** Signs with a meaning for their item: done, not done, for, against, caution. */
const TELLING = /[✓✔✅☑☒☐✗✘✕✖❌❎⚠❗❓+−±§¶†‡!?&@#%]|\p{Emoji_Presentation}/u;

/** Returns the sign before an item as text; '' if it is only a bullet or an icon font character. */
export function tellingSign(text: string): string {
  const sign = text.replace(ICONS, '').replace(/\s+/g, ' ').trim();
  return SAYS(sign).test(sign) || TELLING.test(sign) ? sign : '';
}

/** Punctuation that must not be lost: in inline lists and around numbers. */
const PUNCTUATION = /^\s*[,;:()[\]]+\s*$/;

/**
 * Returns a style sheet's text before or after an element, without icon font characters; '' if it is only decoration.
 */
export function tellingWords(text: string): string {
  const words = text.replace(ICONS, '');
  return SAYS(words).test(words) || PUNCTUATION.test(words) ? words : '';
}

const WORD_END = withLetters(String.raw`[\p{L}\p{N}]$`);
const WORD_START = withLetters(String.raw`^\p{L}`);
const UNSPACED_START = withLetters(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`);

/** Checks whether a style sheet's words would touch the following text, where the page has a margin between them. */
export function runInto(words: string, text: string): boolean {
  return WORD_END(words).test(words) && WORD_START(text).test(text) && !UNSPACED_START(text).test(text);
}
