import { counted } from '../../platform/wording/message.ts';

/** Scripts in which every character is counted (`article/measure.ts`). */
const COUNTED_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Returns "Copied 1,240 words", or characters if most of the count is characters of these scripts. */
export function copiedNotice(text: string, count: number): string {
  const characters = text.match(COUNTED_CHARACTER)?.length ?? 0;
  return counted(characters * 2 > count ? 'popupCopiedCharacters' : 'popupCopiedWords', count);
}
