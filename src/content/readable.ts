import { intact } from '../dom/unclobbered.ts';
import type { UnreadableReason } from '../messages/protocol.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Why this document cannot be shown in the reader; null for anything with an HTML root. */
export function whyUnreadable(page: Document): UnreadableReason | null {
  const document = intact(page);
  const { contentType, documentElement } = document;
  if (contentType === 'application/pdf' || document.querySelector('body > embed[type="application/pdf"]')) return 'pdf';
  if (contentType === 'image/svg+xml') return 'svg';
  // Chromium's view of XML without a style sheet is an HTML document around the source.
  if (document.getElementById('webkit-xml-viewer-source-xml')) return 'not-html';
  if (/^(?:image|video|audio)\//.test(contentType)) return 'not-html';
  return documentElement?.namespaceURI === XHTML ? null : 'not-html';
}

/** Elements of a page that is read within a frame or two. */
const QUICK_TO_READ = 20_000;

export function isQuickToRead(document: Document): boolean {
  return intact(document).getElementsByTagName('*').length <= QUICK_TO_READ;
}
