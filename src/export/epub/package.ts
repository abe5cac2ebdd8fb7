import type { Element as XmlElement } from 'xast';
import type { ArticleMetadata } from '../../article/types.ts';
import { message } from '../../platform/wording/message.ts';
import { sound } from '../characters.ts';
import type { BookHeading } from './content.ts';
import { xml, xmlFile } from './xml.ts';

/** A file of the book, as the package document lists it. */
export interface BookFile {
  id: string;
  name: string;
  type: string;
  /** Properties of the file that EPUB defines: `nav`, `mathml` or `cover-image`. */
  properties?: string;
  bytes: Uint8Array;
}

export interface BookFacts {
  title: string;
  language: string;
  metadata: ArticleMetadata;
  /** Creation time of the book. */
  made: Date;
}

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** Returns the package document (`package.opf`): the book's metadata, files and reading order. */
export function packageDocument(facts: BookFacts, files: readonly BookFile[]): string {
  const { direction } = facts.metadata;
  const root = xml(
    'package',
    { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'book', 'xml:lang': facts.language },
    [
      xml('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, metadataOf(facts)),
      xml('manifest', {}, files.map(manifestItem)),
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

function manifestItem({ id, name, type, properties }: BookFile): XmlElement {
  return xml('item', { id, href: name, 'media-type': type, ...(properties ? { properties } : {}) });
}

interface Entry {
  heading: BookHeading;
  below: Entry[];
}

export function tableOfContents(headings: readonly BookHeading[], file: string, title: string): XmlElement {
  const entries = nest(headings.filter(({ text }) => text !== ''));
  const items =
    entries.length > 0
      ? entries.map((entry) => item(entry, file))
      : [xml('li', {}, [xml('a', { href: file }, [title])])];
  return xml('nav', { 'epub:type': 'toc', id: 'toc' }, [xml('h1', {}, [message('contents')]), xml('ol', {}, items)]);
}

function nest(headings: readonly BookHeading[]): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open[open.length - 1] as Entry).heading.level >= heading.level) open.pop();
    const entry: Entry = { heading, below: [] };
    (open[open.length - 1]?.below ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Returns an entry of the table of contents with its subentries. Recursion is at most six levels deep. */
function item({ heading, below }: Entry, file: string): XmlElement {
  const link = xml('a', { href: `${file}#${heading.id}` }, [heading.text]);
  const items = below.map((entry) => item(entry, file));
  return xml('li', {}, items.length > 0 ? [link, xml('ol', {}, items)] : [link]);
}
