import { intact, localNameOf, parentElementOf } from '../platform/unclobbered.ts';
import type { UnreadableReason } from '../store/messages/protocol.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Returns why this document cannot be shown in the reader; null for anything with an HTML root. */
export function whyUnreadable(page: Document): UnreadableReason | null {
  const document = intact(page);
  const { contentType, documentElement } = document;
  if (contentType === 'application/pdf' || document.querySelector('body > embed[type="application/pdf"]')) return 'pdf';
  if (contentType === 'image/svg+xml') return 'svg';
  // Chromium shows XML without a style sheet as an HTML document around the source.
  if (document.getElementById('webkit-xml-viewer-source-xml')) return 'not-html';
  if (/^(?:image|video|audio)\//.test(contentType)) return 'not-html';
  return documentElement?.namespaceURI === XHTML ? null : 'not-html';
}

/** Most elements and most text characters of a page that is read within a frame or two. */
const QUICK_ELEMENTS = 20_000;
const QUICK_CHARACTERS = 1_000_000;

/** Returns whether a page is read unnoticeably fast. Runs at every click, so it copies nothing and stops early. */
export function isQuickToRead(document: Document): boolean {
  return (
    intact(document).getElementsByTagName('*').length <= QUICK_ELEMENTS && !hasMoreText(document, QUICK_CHARACTERS)
  );
}

/** Elements whose text is not read; pages keep megabytes of data there. */
const CODE = /^(?:script|style)$/;
/** Longest text that always counts (characters): looking up the parent of a short one costs as much as counting it. */
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
