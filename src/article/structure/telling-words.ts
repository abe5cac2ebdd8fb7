/** Decides whether text that a style sheet generates (`::before`, `::after`) has a meaning or is only decoration. */
import { hasLetterOrDigit, withLetters } from '../../shared/letters.ts';

const ICONS = /[\ue000-\uf8ff]/g;
/** Signs that say something about an item, such as "done", "not done" or "caution". */
const TELLING = /[✓✔✅☑☒☐✗✘✕✖❌❎⚠❗❓+−±§¶†‡!?&@#%]|\p{Emoji_Presentation}/u;

/** Returns the sign before an item as text; '' if it is only a bullet or icon. */
export function tellingSign(text: string): string {
  const sign = text.replace(ICONS, '').replace(/\s+/g, ' ').trim();
  return hasLetterOrDigit(sign) || TELLING.test(sign) ? sign : '';
}

/** Punctuation that has a meaning, such as brackets around a number or commas between the items of a list. */
const PUNCTUATION = /^\s*[,;:()[\]]+\s*$/;

/** Returns the text that a style sheet generates beside an element, without icons; '' if it is only decoration. */
export function tellingWords(text: string): string {
  const words = text.replace(ICONS, '');
  return hasLetterOrDigit(words) || PUNCTUATION.test(words) ? words : '';
}

const WORD_END = withLetters(String.raw`[\p{L}\p{N}]$`);
const WORD_START = withLetters(String.raw`^\p{L}`);
const UNSPACED_START = withLetters(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`);

/** Returns whether `words` and `text` (a margin may separate them on the page) need a space between them. */
export function runInto(words: string, text: string): boolean {
  return WORD_END(words).test(words) && WORD_START(text).test(text) && !UNSPACED_START(text).test(text);
}
