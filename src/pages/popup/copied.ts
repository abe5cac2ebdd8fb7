import { counted } from '../../platform/wording/message.ts';

/** Of these every character is counted (`article/measure.ts`). */
const COUNTED_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** What was copied: "Copied 1,240 words", or characters where most of what was counted are such. */
export function copiedNotice(text: string, count: number): string {
  const characters = text.match(COUNTED_CHARACTER)?.length ?? 0;
  return counted(characters * 2 > count ? 'popupCopiedCharacters' : 'popupCopiedWords', count);
}
