import { intact } from '../../platform/unclobbered.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/**
 * Time until the file's memory is freed (ms). The browser usually reads it at once, but may ask the user for a folder
 * first.
 */
const KEPT_MS = 60_000;

/**
 * Saves a file by a click on a download link, because that needs no permission and no policy of the page can forbid it.
 * The link is never in the document, so the page cannot see it.
 */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = intact(document).createElementNS(HTML, 'a') as HTMLAnchorElement;
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
