import type { UnreadableReason } from '../store/messages/protocol.ts';

const STORES =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons)/;
const BROWSER_PAGES = /^(?!https?:|file:|ftp:)[a-z-]+:/;

/** Returns why a page refused the script, from the browser's message and the address, if visible. */
export function unreadableReason(error: string, url: string | undefined): UnreadableReason {
  if (/gallery|store|marketplace/i.test(error) || STORES.test(url ?? '')) return 'store';
  if (/\bfile:/.test(error) || url?.startsWith('file:')) return 'file';
  if (/\.pdf(?:[?#]|$)/i.test(url ?? '')) return 'pdf';
  if (/chrome:|about:|edge:|brave:|devtools:|chrome-extension:|moz-extension:|view-source:/.test(error))
    return 'browser-page';
  // No address: no extension may see the tab's host. Otherwise only the browser's own pages match.
  if (url === undefined || url === '' || BROWSER_PAGES.test(url)) return 'browser-page';
  return 'unknown';
}
