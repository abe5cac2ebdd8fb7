import { withLetters } from '../../shared/letters.ts';

const SAYS = withLetters(String.raw`[\p{L}\p{N}]`);
/** Signs that say something of their item: done, not done, for, against, take care. */
const TELLING = /[✓✔✅☑☒☐✗✘✕✖❌❎⚠❗❓+−±§¶†‡!?&@#%]|\p{Emoji_Presentation}/u;

/** The sign before an item as it is written in the text; '' for one that only marks its beginning, or is a letter of an icon font. */
export function tellingSign(text: string): string {
  const sign = text
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return SAYS(sign).test(sign) || TELLING.test(sign) ? sign : '';
}
