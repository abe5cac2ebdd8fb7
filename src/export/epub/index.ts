/** Exports the article as an EPUB 3 book with one chapter. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Element, ElementContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import type { ElementContent as XmlContent, Element as XmlElement } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { contentOf, isElement } from '../../article/structure/hast.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import { message } from '../../platform/wording/message.ts';
import { canonicalLanguage } from '../../shared/language.ts';
import { type BookPictures, pictureFiles } from '../picture-files.ts';
import { printableTree, sound } from '../printable.ts';
import { type BookHeading, bookContent } from './content.ts';

const FOLDER = 'EPUB';
const ARTICLE = 'article.xhtml';
const XHTML_TYPE = 'application/xhtml+xml';
/** Language code for "undetermined" (BCP 47), because a book must declare a language. */
const NO_LANGUAGE = 'und';

const STYLE = `
body { margin: 1em; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-align: start; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; font-size: .85em; }
table { border-collapse: collapse; }
th, td { padding: .2em .5em; border: 1px solid; text-align: start; }
figure { margin: 1.5em 0; }
[data-marked] { list-style: none; }
pre, code, kbd, samp { direction: ltr; unicode-bidi: isolate; }
pre { text-align: left; }
blockquote { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 3px solid; }
`;

/** Returns the book as a file. `made`: creation time, which distinguishes books of the same article. */
export function exportEpub(article: Article, pictures: BookPictures, made: Date): Uint8Array<ArrayBuffer> {
  const { metadata } = article;
  const title = sound(metadata.headline || metadata.site).trim() || message('article');
  const language = canonicalLanguage(metadata.language) || NO_LANGUAGE;
  const images = pictureFiles(pictures, 'pictures');
  const names = new Map(images.map(({ src, name }) => [src, name]));
  const { children, headings, hasMath } = bookContent(contentOf(printableTree(article)), names);
  const page = { title, language, direction: metadata.direction };
  const body = [xml('article', {}, toXhtml(children))];
  const contents = [tableOfContents(headings, title)];
  const files: BookFile[] = [
    text('nav', 'nav.xhtml', XHTML_TYPE, xhtmlPage({ ...page, body: contents }), 'nav'),
    text('article', ARTICLE, XHTML_TYPE, xhtmlPage({ ...page, body }), hasMath ? 'mathml' : ''),
    text('style', 'style.css', 'text/css', STYLE),
    ...images.map(({ src, ...image }, index) => ({
      id: `picture-${index + 1}`,
      ...image,
      ...(src === metadata.leadImage?.src ? { properties: 'cover-image' } : {}),
    })),
  ];
  return zip(files, packageDocument({ title, language, metadata, made }, files));
}

function text(id: string, name: string, type: string, content: string, properties = ''): BookFile {
  return { id, name, type, bytes: strToU8(content), ...(properties ? { properties } : {}) };
}

/** Packs the book. Its media type is the first entry, uncompressed, so that programs recognize the file (OCF 3.3). */
function zip(files: readonly BookFile[], packageText: string): Uint8Array<ArrayBuffer> {
  const container = xml('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' }, [
    xml('rootfiles', {}, [
      xml('rootfile', { 'full-path': `${FOLDER}/package.opf`, 'media-type': 'application/oebps-package+xml' }),
    ]),
  ]);
  const entries: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(xmlFile(container)),
    [`${FOLDER}/package.opf`]: strToU8(packageText),
  };
  for (const { name, type, bytes } of files)
    entries[`${FOLDER}/${name}`] = [bytes, { level: type.startsWith('image/') ? 0 : 6 }];
  return zipSync(entries);
}

/** A file of the book, as the package document lists it. */
interface BookFile {
  id: string;
  name: string;
  type: string;
  /** Properties of the file that EPUB defines: `nav`, `mathml` or `cover-image`. */
  properties?: string;
  bytes: Uint8Array;
}

interface BookFacts {
  title: string;
  language: string;
  metadata: ArticleMetadata;
  made: Date;
}

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** Returns the package document (`package.opf`): the book's metadata, files and reading order. */
function packageDocument(facts: BookFacts, files: readonly BookFile[]): string {
  const { direction } = facts.metadata;
  const root = xml(
    'package',
    { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'book', 'xml:lang': facts.language },
    [
      xml('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, metadataOf(facts)),
      xml(
        'manifest',
        {},
        files.map(({ id, name, type, properties }) =>
          xml('item', { id, href: name, 'media-type': type, ...(properties ? { properties } : {}) }),
        ),
      ),
      xml('spine', direction === 'rtl' ? { 'page-progression-direction': 'rtl' } : {}, [
        xml('itemref', { idref: 'article' }),
      ]),
    ],
  );
  return xmlFile(root);
}

function metadataOf({ title, language, metadata, made }: BookFacts): XmlElement[] {
  const { url, authors, published, site, description, licence } = metadata;
  const modified = `${made.toISOString().slice(0, 19)}Z`;
  const dc = (name: string, value: string) => {
    const text = sound(value).trim();
    return text === '' ? [] : [xml(`dc:${name}`, {}, [text])];
  };
  return [
    xml('dc:identifier', { id: 'book' }, [sound(url) || `urn:lectern:${modified}`]),
    xml('dc:title', {}, [title]),
    xml('dc:language', {}, [language]),
    ...authors.flatMap((author) => dc('creator', author)),
    ...dc('publisher', site),
    ...dc('date', DATE.test(published) ? published : ''),
    ...dc('description', description),
    ...dc('source', url),
    ...dc('rights', licence),
    xml('meta', { property: 'dcterms:modified' }, [modified]),
  ];
}

function tableOfContents(headings: readonly BookHeading[], title: string): XmlElement {
  const entries = entriesOf(headings.filter(({ text }) => text !== ''));
  const items = entries.length > 0 ? entries : [xml('li', {}, [xml('a', { href: ARTICLE }, [title])])];
  return xml('nav', { 'epub:type': 'toc', id: 'toc' }, [xml('h1', {}, [message('contents')]), xml('ol', {}, items)]);
}

/** Returns an entry for each heading, which contains the deeper headings below it. Recursion: at most six levels. */
function entriesOf(headings: readonly BookHeading[]): XmlElement[] {
  const parts: [first: BookHeading, ...below: BookHeading[]][] = [];
  for (const heading of headings) {
    const part = parts.at(-1);
    if (part && heading.level > part[0].level) part.push(heading);
    else parts.push([heading]);
  }
  return parts.map(([{ id, text }, ...below]) => {
    const link = xml('a', { href: `${ARTICLE}#${id}` }, [text]);
    return xml('li', {}, below.length > 0 ? [link, xml('ol', {}, entriesOf(below))] : [link]);
  });
}

const XHTML = 'http://www.w3.org/1999/xhtml';
const EPUB = 'http://www.idpf.org/2007/ops';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

function xml(
  name: string,
  attributes: Record<string, string> = {},
  children: readonly (XmlContent | string)[] = [],
): XmlElement {
  const content = children.map(
    (child): XmlContent => (typeof child === 'string' ? { type: 'text', value: child } : child),
  );
  return { type: 'element', name, attributes, children: content };
}

function xmlFile(root: XmlElement, doctype = ''): string {
  // XML forbids "]]>" in text, but the library does not escape it
  const text = toXml(root).replaceAll(']]>', ']]&gt;');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${text}\n`;
}

function xhtmlPage(page: { title: string; language: string; direction: string; body: XmlContent[] }): string {
  const { title, language, direction, body } = page;
  const root = xml('html', { xmlns: XHTML, 'xmlns:epub': EPUB, lang: language, 'xml:lang': language, dir: direction }, [
    xml('head', {}, [
      xml('title', {}, [title]),
      xml('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
    ]),
    xml('body', {}, body),
  ]);
  return xmlFile(root, '<!DOCTYPE html>\n');
}

function toXhtml(children: readonly ElementContent[]): XmlContent[] {
  const elements = children.filter((child): child is Element => isElement(child));
  return elements.map((element) => {
    const converted = toXast(element) as XmlElement;
    const { xmlns: _own, ...attributes } = converted.attributes;
    return declareMath({ ...converted, attributes });
  });
}

/** Adds the MathML namespace, which XML needs, to the formulas: the article's HTML tree contains no namespaces. */
function declareMath(element: XmlElement): XmlElement {
  if (element.name === 'math') return { ...element, attributes: { ...element.attributes, xmlns: MATHML } };
  const children = element.children.map((child) => (child.type === 'element' ? declareMath(child) : child));
  return { ...element, children };
}
