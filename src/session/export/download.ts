import { intact } from '../../platform/unclobbered.ts';
import { today } from '../../shared/format-date.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/** Time until the file's memory is freed (ms). It is long, because the browser may first ask the user for a folder. */
const KEPT_MS = 60_000;

/** Saves a file with a click on a link, which needs no permission. The page cannot see this link. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = intact(document).createElementNS(HTML, 'a') as HTMLAnchorElement;
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Returns a file name with today's date: "lectern-settings-2026-03-14.json". */
export const datedName = (what: string, ending: string): string => `lectern-${what}-${today()}.${ending}`;
