import { counted } from '../../platform/wording/message.ts';
import type { ClipboardContent, FileContent } from '../../store/messages/protocol.ts';

/** Scripts whose characters are counted instead of words (`article/measure.ts`). */
const COUNTED_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Returns "Copied 1,240 words"; "Copied 1,240 characters" for a text mostly in Chinese or Japanese. */
export function copiedNotice(text: string, count: number): string {
  const characters = text.match(COUNTED_CHARACTER)?.length ?? 0;
  return counted(characters * 2 > count ? 'popupCopiedCharacters' : 'popupCopiedWords', count);
}

/** Downloads a file that the reader made, by clicking a link. */
export async function saveFile({ name, url }: FileContent): Promise<void> {
  // A large `data:` address (some megabytes) fails as a link in some browsers; a blob's address works.
  const file = URL.createObjectURL(await (await fetch(url)).blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
}

/** Writes content from the reader to the clipboard. Works in the popup of both browsers, after the user's press. */
export async function writeClipboard({ text, html }: ClipboardContent): Promise<void> {
  const blob = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  const parts = { ...blob('text/plain', text), ...(html === undefined ? {} : blob('text/html', html)) };
  await navigator.clipboard.write([new ClipboardItem(parts)]);
}
