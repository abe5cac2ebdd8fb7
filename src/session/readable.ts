import { intact, localNameOf, parentElementOf } from '../platform/unclobbered.ts';
import type { UnreadableReason } from '../store/messages/protocol.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Returns the reason why a document cannot be shown in the reader; null for anything with an HTML root element. */
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

/** Maximum numbers of elements and of text characters of a page that is read within one or two frames. */
const QUICK_ELEMENTS = 20_000;
const QUICK_CHARACTERS = 1_000_000;

/**
 * Returns whether the page can be read without a noticeable delay. Runs at every click, so it copies nothing and stops
 * early.
 */
export function isQuickToRead(document: Document): boolean {
  return (
    intact(document).getElementsByTagName('*').length <= QUICK_ELEMENTS && !hasMoreText(document, QUICK_CHARACTERS)
  );
}

/** Elements whose text is not read; some pages store megabytes of data in them. */
const CODE = /^(?:script|style)$/;
/**
 * Maximum length of a text that is counted without a check whether it is in a script or style (characters): for short
 * texts, the check takes as long as the counting.
 */
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
