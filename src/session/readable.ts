import { intact, localNameOf, parentElementOf } from '../platform/unclobbered.ts';
import type { UnreadableReason } from '../store/messages/protocol.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Returns the reason why a document cannot be shown in the reader; null if it is an HTML page. */
export function whyUnreadable(page: Document): UnreadableReason | null {
  const document = intact(page);
  const { contentType, documentElement } = document;
  if (contentType === 'application/pdf' || document.querySelector('body > embed[type="application/pdf"]')) return 'pdf';
  if (contentType === 'image/svg+xml') return 'svg';
  // Chromium shows XML without a style sheet in an HTML document, which has the XML source in an element with this id.
  if (document.getElementById('webkit-xml-viewer-source-xml')) return 'not-html';
  if (/^(?:image|video|audio)\//.test(contentType)) return 'not-html';
  return documentElement?.namespaceURI === XHTML ? null : 'not-html';
}

/** A page with at most this many elements and characters of text is read within one or two frames (17 to 33 ms). */
const QUICK_ELEMENTS = 20_000;
const QUICK_CHARACTERS = 1_000_000;

/** Returns whether a page can be read in one or two frames. Copies nothing and stops early: it runs at each click. */
export function isQuickToRead(document: Document): boolean {
  return (
    intact(document).getElementsByTagName('*').length <= QUICK_ELEMENTS && !hasMoreText(document, QUICK_CHARACTERS)
  );
}

/** Elements whose long texts are not counted: they are not part of the article, and can be megabytes long. */
const CODE = /^(?:script|style)$/;
/** Longest text (characters) counted even in scripts and styles: looking up the parent of every text is too slow. */
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
