import type { ClipboardContent } from '../../store/messages/protocol.ts';

/**
 * Writes content from the reader to the clipboard. The popup has the user's gesture and its own document, so the clipboard
 * API works here in both browsers.
 */
export async function writeClipboard({ text, html }: ClipboardContent): Promise<void> {
  const blob = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  const parts = { ...blob('text/plain', text), ...(html === undefined ? {} : blob('text/html', html)) };
  await navigator.clipboard.write([new ClipboardItem(parts)]);
}
