/** Which signs and words that style sheets write say something. */
import { withLetters } from '../../shared/letters.ts';

/** Letters of icon fonts. */
const ICONS = /[\ue000-\uf8ff]/g;
const SAYS = withLetters(String.raw`[\p{L}\p{N}]`);
/** Signs that say something of their item: done, not done, for, against, take care. */
const TELLING = /[✓✔✅☑☒☐✗✘✕✖❌❎⚠❗❓+−±§¶†‡!?&@#%]|\p{Emoji_Presentation}/u;

/** The sign before an item as it is written in the text; '' for one that only marks its beginning, or is a letter of an icon font. */
export function tellingSign(text: string): string {
  const sign = text.replace(ICONS, '').replace(/\s+/g, ' ').trim();
  return SAYS(sign).test(sign) || TELLING.test(sign) ? sign : '';
}

/** Punctuation that is missed where it is left out: of lists in a line, and around numbers. */
const PUNCTUATION = /^\s*[,;:()[\]]+\s*$/;

/** What a style sheet writes before or after a text, without letters of icon fonts; '' where it only adorns the text. */
export function tellingWords(text: string): string {
  const words = text.replace(ICONS, '');
  return SAYS(words).test(words) || PUNCTUATION.test(words) ? words : '';
}

const WORD_END = withLetters(String.raw`[\p{L}\p{N}]$`);
const WORD_START = withLetters(String.raw`^\p{L}`);
const UNSPACED_START = withLetters(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`);

/** Whether words of a style sheet would run into the text after them: on the page a margin parts them. */
export function runInto(words: string, text: string): boolean {
  return WORD_END(words).test(words) && WORD_START(text).test(text) && !UNSPACED_START(text).test(text);
}
