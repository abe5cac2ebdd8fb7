/** Tests generated books against rules of EPUB 3.3. The checks are written here, without the validator epubcheck. */

import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { anyArticle, articleWith } from '../../../test/arbitrary-article.ts';
import type { Article } from '../../article/types.ts';
import { type BookPictures, pictureType } from '../picture-files.ts';
import { exportEpub } from './index.ts';

const MADE = new Date('2026-11-21T20:07:04.512Z');
const PNG = { type: 'image/png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) } as const;
const PICTURES: BookPictures = new Map([['https://k.test/i.png', PNG]]);

function bookOf(article: Article, pictures = PICTURES) {
  const bytes = exportEpub(article, pictures, MADE);
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const parse = (name: string) => new DOMParser().parseFromString(read(name), 'application/xml');
  return { bytes, names: Object.keys(files), read, parse };
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

/** Returns messages about the faults of a book; an empty list if it is valid. */
function complaints(article: Article): string[] {
  const { names, parse } = bookOf(article);
  const documents = names
    .filter((name) => /\.(?:xml|opf|xhtml)$/.test(name))
    .map((name) => [name, parse(name)] as const);
  const found = documents.flatMap(([name, document]) =>
    all(document, 'parsererror').map((error) => `${name}: ${error.textContent}`),
  );
  const [opf, chapter, nav] = ['EPUB/package.opf', 'EPUB/article.xhtml', 'EPUB/nav.xhtml'].map(parse) as [
    Document,
    Document,
    Document,
  ];
  const listed = all(opf, 'manifest > item').map((item) => `EPUB/${item.getAttribute('href')}`);
  const packed = names.filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf');
  if (listed.length !== packed.length || listed.some((name) => !packed.includes(name)))
    found.push(`manifest ${listed.join()} but files ${packed.join()}`);
  for (const [name, document] of documents) {
    const ids = all(document, '[id]').map(({ id }) => id);
    if (new Set(ids).size < ids.length) found.push(`${name}: ids ${ids.join()}`);
  }
  for (const link of [...all(chapter, 'a[href^="#"]'), ...all(nav, 'a[href*="#"]')]) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    if (!chapter.getElementById(id)) found.push(`leads nowhere: #${id}`);
  }
  for (const image of all(chapter, 'img')) {
    if (!names.includes(`EPUB/${image.getAttribute('src')}`))
      found.push(`not in the book: ${image.getAttribute('src')}`);
    if (!image.hasAttribute('alt')) found.push('no alt');
  }
  for (const name of ['title', 'identifier', 'language']) {
    if (!opf.getElementsByTagName(`dc:${name}`)[0]?.textContent?.trim()) found.push(`no ${name}`);
  }
  if (all(nav, 'nav ol li').length === 0) found.push('no contents');
  if (all(nav, 'nav ol li a').some(({ textContent }) => !textContent?.trim())) found.push('an entry without words');
  return found;
}

describe('the container of a book', () => {
  const { bytes, names, read } = bookOf(articleWith([h('p', 'One.')]));

  test("a book's file starts with the EPUB media type, uncompressed", () => {
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(0, true), view.getUint16(8, true), view.getUint16(28, true)]).toEqual([0x04034b50, 0, 0]);
    expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  });

  test('the file container.xml of a book contains the path of the package document', () => {
    expect(names.slice(0, 3)).toEqual(['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']);
    expect(read('META-INF/container.xml')).toContain('full-path="EPUB/package.opf"');
  });
});

describe('the package document of a book', () => {
  test("lists the article's metadata in the package document of a book", () => {
    const { read } = bookOf(
      articleWith([h('p', 'One.')], {
        headline: 'A & B',
        authors: ['Ada Poe', 'Bo Ek'],
        published: '2026-03-14T08:00:00+01:00',
        site: 'The Review',
        language: 'en-GB',
      }),
    );
    const opf = read('EPUB/package.opf');
    for (const part of [
      '<dc:identifier id="book">https://k.test/page</dc:identifier>',
      '<dc:title>A &#x26; B</dc:title>',
      '<dc:language>en-GB</dc:language>',
      '<dc:creator>Ada Poe</dc:creator><dc:creator>Bo Ek</dc:creator>',
      '<dc:publisher>The Review</dc:publisher>',
      '<dc:date>2026-03-14T08:00:00+01:00</dc:date>',
      '<meta property="dcterms:modified">2026-11-21T20:07:04Z</meta>',
    ]) {
      expect(opf).toContain(part);
    }
  });

  test('leaves an invalid language or date out of a book', () => {
    const { parse } = bookOf(
      articleWith([h('p', { lang: 'klingon!' }, 'One.')], { language: 'english_UK', published: 'today' }),
    );
    expect(parse('EPUB/package.opf').getElementsByTagName('dc:language')[0]?.textContent).toBe('und');
    expect(parse('EPUB/package.opf').getElementsByTagName('dc:date')).toHaveLength(0);
    expect(all(parse('EPUB/article.xhtml'), 'p[lang]')).toEqual([]);
  });
});

describe('the chapter of a book', () => {
  test('makes the table of contents of a book from the headings of the article', () => {
    const { parse } = bookOf(
      articleWith([h('h2', 'One'), h('h3', 'One and a half'), h('h2', 'Two')], { headline: 'Top' }),
    );
    const entries = all(parse('EPUB/nav.xhtml'), 'li').map((item) => item.querySelector('a')?.textContent);
    expect(entries).toEqual(['Top', 'One', 'One and a half', 'Two']);
    expect(all(parse('EPUB/nav.xhtml'), 'li li li').map(({ textContent }) => textContent)).toEqual(['One and a half']);
  });

  test('includes pictures in a book if they could be loaded, and links to all other pictures', () => {
    const images = ['https://k.test/i.png', 'https://k.test/other.avif'].map((src) =>
      h('p', h('img', { src, alt: 'A quay' })),
    );
    const { names, parse } = bookOf(articleWith(images));
    expect(names).toContain('EPUB/pictures/1.png');
    const chapter = parse('EPUB/article.xhtml');
    expect(all(chapter, 'img').map((image) => image.getAttribute('src'))).toEqual(['pictures/1.png']);
    expect(chapter.querySelector('a[href="https://k.test/other.avif"]')?.textContent).toBe('A quay');
  });

  test('links the notes of a book and their references in both directions', () => {
    const article = articleWith([
      h('p', ['Text', h('sup', h('a', { href: '#lectern-fn-1', id: 'lectern-fnref-1', dataFootnoteRef: '' }, '1'))]),
      h(
        'section',
        { dataFootnotes: '' },
        h('ol', h('li', { id: 'lectern-fn-1' }, ['Note ', h('a', { href: '#lectern-fnref-1' }, '↩')])),
      ),
    ]);
    const chapter = bookOf(article).parse('EPUB/article.xhtml');
    const [reference, back] = all(chapter, 'a');
    expect(reference?.getAttribute('epub:type')).toBe('noteref');
    expect(chapter.getElementById(reference?.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe('Note ↩');
    expect(chapter.getElementById(back?.getAttribute('href')?.slice(1) ?? '')).toBe(reference);
    expect(complaints(article)).toEqual([]);
  });
});

test('writes list numbers only for ordered lists in a book, and percent-encodes URLs', () => {
  const article = articleWith([
    h('ul', h('li', { value: '0' }, 'One')),
    h('ol', h('li', { value: '3' }, 'Three')),
    h('p', h('a', { href: 'https://k.test/[category]' }, 'More')),
    h('p', h('img', { src: 'https://k.test/a|b.png', alt: 'A quay' })),
  ]);
  const chapter = bookOf(article).parse('EPUB/article.xhtml');
  expect(all(chapter, 'li').map((item) => item.getAttribute('value'))).toEqual([null, '3']);
  expect(all(chapter, 'a').map((link) => link.getAttribute('href'))).toEqual([
    'https://k.test/%5Bcategory%5D',
    'https://k.test/a%7Cb.png',
  ]);
});

test('keeps the spans of table cells in a book, also of a cell that spans all further rows (rowspan=0)', () => {
  const rows = [
    h('tr', [h('th', { rowSpan: 0 }, 'A'), h('td', { colSpan: 2 }, '1')]),
    h('tr', [h('td', '2'), h('td', '3')]),
  ];
  const chapter = bookOf(articleWith([h('table', h('tbody', rows))])).parse('EPUB/article.xhtml');
  expect(chapter.querySelector('th')?.getAttribute('rowspan')).toBe('0');
  expect(chapter.querySelector('td')?.getAttribute('colspan')).toBe('2');
});

test('drops the back link of a note in a book if the text has no reference to the note', () => {
  const article = articleWith([
    h(
      'section',
      { dataFootnotes: '' },
      h('ol', h('li', ['Note', h('a', { href: '#lectern-fnref-1', dataFootnoteBackref: '' }, '↩')])),
    ),
  ]);
  expect(bookOf(article).parse('EPUB/article.xhtml').querySelector('li')?.textContent).toBe('Note');
});

test('a book made from any article is valid EPUB', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      expect(complaints(article)).toEqual([]);
    }),
  );
});

test("recognizes a picture's type by its bytes", () => {
  expect(pictureType(PNG.bytes)).toBe('image/png');
  expect(pictureType(new TextEncoder().encode('<svg onload="x">'))).toBeNull();
  expect(pictureType(new Uint8Array())).toBeNull();
});
