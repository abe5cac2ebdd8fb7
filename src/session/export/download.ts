import { intact } from '../../platform/unclobbered.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/** The browser reads the file within moments; it may ask the user for a folder first. */
const KEPT_MS = 60_000;

/**
 * Saves a file as a click on a link would: needs no permission, and no policy of the page stands in its way. The link
 * is never in the document, so the page sees nothing of it.
 */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = intact(document).createElementNS(HTML, 'a') as HTMLAnchorElement;
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
