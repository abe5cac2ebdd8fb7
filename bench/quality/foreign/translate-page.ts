/**
 * Runs inside a page: translates the page's text into a made-up language. Class names and addresses stay Latin, as on
 * most real pages in other writing systems.
 */
import { FOREIGN_SCRIPTS, type ForeignScriptId } from './scripts.ts';
import { translate } from './translate.ts';

/** Attributes with text that users see or hear. */
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];

/**
 * Matches names of meta elements that contain prose. Other meta elements contain addresses, dates or codes, which must
 * not be translated.
 */
const PROSE_META = /title|description|site_name|author|creator|publisher|headline|section|tag|keywords/i;

const PROSE_FIELDS = new Set([
  'headline',
  'alternativeHeadline',
  'name',
  'alternateName',
  'description',
  'abstract',
  'articleBody',
  'articleSection',
  'reviewBody',
  'text',
  'caption',
  'keywords',
  'jobTitle',
]);

/**
 * Replaces the texts of the document with their translations. Ignores shadow trees and frames, because the pages of the
 * data sets have none.
 */
export function translatePage(document: Document, id: ForeignScriptId): void {
  translateTexts(document, id);
  translateAttributes(document, id);
  translateMeta(document, id);
  translateJsonLd(document, id);
  const { language, direction } = FOREIGN_SCRIPTS[id];
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}

function translateTexts(document: Document, id: ForeignScriptId): void {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement?.localName;
    if (parent !== 'script' && parent !== 'style') node.nodeValue = translate(node.nodeValue ?? '', id);
  }
}

function translateAttributes(document: Document, id: ForeignScriptId): void {
  for (const name of READ_ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) translateAttribute(element, name, id);
  }
}

function translateMeta(document: Document, id: ForeignScriptId): void {
  for (const element of document.querySelectorAll('meta[content]')) {
    const names = ['property', 'name', 'itemprop'].map((attribute) => element.getAttribute(attribute) ?? '');
    if (names.some((name) => PROSE_META.test(name))) translateAttribute(element, 'content', id);
  }
}

function translateAttribute(element: Element, name: string, id: ForeignScriptId): void {
  element.setAttribute(name, translateProse(element.getAttribute(name) ?? '', id));
}

function translateJsonLd(document: Document, id: ForeignScriptId): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    const data = parse(script.textContent ?? '', id);
    if (data !== null) script.textContent = JSON.stringify(data);
  }
}

/** Parses JSON-LD and translates its prose. Returns null for invalid JSON, which some pages have. */
function parse(text: string, id: ForeignScriptId): unknown {
  try {
    return JSON.parse(text, (field, value: unknown) =>
      typeof value === 'string' && PROSE_FIELDS.has(field) ? translateProse(value, id) : value,
    );
  } catch {
    return null;
  }
}

/** Translates a text. Returns web addresses unchanged, because JSON-LD may give an address as an author's name. */
function translateProse(text: string, id: ForeignScriptId): string {
  return /^https?:\/\//i.test(text) ? text : translate(text, id);
}
