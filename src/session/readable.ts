import { intact, localNameOf, parentElementOf } from '../platform/unclobbered.ts';
import type { UnreadableReason } from '../store/messages/protocol.ts';

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

/** Most elements, and most characters of text, of a page that is read within a frame or two. */
const QUICK_ELEMENTS = 20_000;
const QUICK_CHARACTERS = 1_000_000;

/** Whether a page is read before anybody would notice. Asked at every click, so nothing is copied, and the search ends with the answer. */
export function isQuickToRead(document: Document): boolean {
  return (
    intact(document).getElementsByTagName('*').length <= QUICK_ELEMENTS && !hasMoreText(document, QUICK_CHARACTERS)
  );
}

/** Nobody reads it, and pages keep megabytes of data there. */
const CODE = /^(?:script|style)$/;
/** Shorter ones count as text: asking for the parent of each costs as much as counting them. */
const LONG = 1000;

function hasMoreText(document: Document, most: number): boolean {
  const texts = intact(document).createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let characters = 0;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const { length } = text;
    if (length > LONG && isCode(text)) continue;
    characters += length;
    if (characters > most) return true;
  }
  return false;
}

function isCode(text: Text): boolean {
  const parent = parentElementOf(text);
  return parent !== null && CODE.test(localNameOf(parent));
}
