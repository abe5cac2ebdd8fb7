/** What an earlier copy of the extension left in the document when it was reloaded or updated. */
import { readerHosts } from '../reader/overlay/reader-hosts.ts';

/**
 * Takes readers away whose script we cannot reach any more. Chromium's orphaned scripts still run: the mark tells them
 * to give up by themselves (`reader/overlay/stay-open.ts`). Firefox ends them, so their page lock is lifted here.
 */
export function retireOrphans(document: Document): void {
  const hosts = readerHosts(document);
  if (hosts.length === 0) return;
  for (const host of hosts) {
    host.dataset.lectern = 'retired';
    host.remove();
  }
  const sheets = document.adoptedStyleSheets;
  const foreign = sheets.filter((sheet) => !isPageLock(sheet));
  if (foreign.length < sheets.length) document.adoptedStyleSheets = foreign;
}

function isPageLock(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some((rule) => rule.cssText.includes('[data-lectern]'));
}
