import type { UnreadableReason } from '../store/messages/protocol.ts';

const STORES =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons)/;
const BROWSER_PAGES = /^(?!https?:|file:|ftp:)[a-z-]+:/;

/** Returns why the browser refused to inject the script, judging by the error message and the page's address. */
export function unreadableReason(error: string, url: string | undefined): UnreadableReason {
  if (/gallery|store|marketplace/i.test(error) || STORES.test(url ?? '')) return 'store';
  if (/\bfile:/.test(error) || url?.startsWith('file:')) return 'file';
  if (/\.pdf(?:[?#]|$)/i.test(url ?? '')) return 'pdf';
  if (/chrome:|about:|edge:|brave:|devtools:|chrome-extension:|moz-extension:|view-source:/.test(error))
    return 'browser-page';
  // either the browser hides the address, because extensions may not access the page, or the page is the browser's own
  if (url === undefined || url === '' || BROWSER_PAGES.test(url)) return 'browser-page';
  return 'unknown';
}
