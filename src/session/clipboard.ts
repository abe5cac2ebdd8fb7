import { intact } from '../platform/unclobbered.ts';
import type { ClipboardContent } from '../store/messages/protocol.ts';

/**
 * Writes text and HTML to the clipboard in one go. A `copy` event that we answer works on every page and in both
 * browsers (plain http, strict policies, sandboxes), where `navigator.clipboard` does not (docs/specs/platform.md,
 * "Clipboard").
 *
 * @throws when the browser refuses (no recent click or key)
 */
export function writeClipboard({ text, html }: Pick<ClipboardContent, 'text' | 'html'>): void {
  let written = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    // The page's own copy handlers must neither see nor change what we write.
    event.stopImmediatePropagation();
    written = true;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  try {
    intact(document).execCommand('copy');
  } finally {
    window.removeEventListener('copy', onCopy, { capture: true });
  }
  if (!written) throw new Error('The browser did not allow copying');
}
