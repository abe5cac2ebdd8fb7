import { intact } from '../platform/unclobbered.ts';
import type { ClipboardContent } from '../store/messages/protocol.ts';

/**
 * Writes text and HTML to the clipboard in one step. Uses a `copy` event instead of `navigator.clipboard`, because only
 * the event works on every page in both browsers: on plain http, under strict policies, in sandboxes
 * (docs/specs/platform.md, "Clipboard").
 *
 * @throws if the browser refuses because there was no recent click or key press
 */
export function writeClipboard({ text, html }: Pick<ClipboardContent, 'text' | 'html'>): void {
  let written = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    // The page's own copy handlers must not see or change the copied text.
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
