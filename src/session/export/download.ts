import { intact } from '../../platform/unclobbered.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/**
 * Time until the file is released (ms). The browser reads it within moments, but may ask the user for a folder first.
 */
const KEPT_MS = 60_000;

/**
 * Saves a file as a click on a link would: this needs no permission, and no policy of the page forbids it. The link is
 * never in the document, so the page cannot see it.
 */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = intact(document).createElementNS(HTML, 'a') as HTMLAnchorElement;
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
