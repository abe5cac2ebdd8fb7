/** Exports the article as an EPUB 3 book with one chapter. */

import { strToU8, type Zippable, zipSync } from 'fflate';
import { contentOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { message } from '../../platform/wording/message.ts';
import { sound } from '../characters.ts';
import { type BookPictures, pictureFiles } from '../picture-files.ts';
import { printableTree } from '../printable.ts';
import { bookContent, validLanguage } from './content.ts';
import { type BookFile, packageDocument, tableOfContents } from './package.ts';
import { toXhtml, xhtmlPage, xml, xmlFile } from './xml.ts';

const FOLDER = 'EPUB';
const ARTICLE = 'article.xhtml';
const XHTML = 'application/xhtml+xml';
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

/** @param made creation time, which distinguishes books of the same article */
export function exportEpub(article: Article, pictures: BookPictures, made: Date): Uint8Array<ArrayBuffer> {
  const { metadata } = article;
  const title = sound(metadata.headline || metadata.site).trim() || message('article');
  const language = validLanguage(metadata.language) || NO_LANGUAGE;
  const images = pictureFiles(pictures, 'pictures');
  const names = new Map(images.map(({ src, name }) => [src, name]));
  const { children, headings, hasMath } = bookContent(contentOf(printableTree(article)), names);
  const page = { title, language, direction: metadata.direction };
  const body = [xml('article', {}, toXhtml(children))];
  const contents = [tableOfContents(headings, ARTICLE, title)];
  const files: BookFile[] = [
    text('nav', 'nav.xhtml', XHTML, xhtmlPage({ ...page, body: contents }), 'nav'),
    text('article', ARTICLE, XHTML, xhtmlPage({ ...page, body }), hasMath ? 'mathml' : ''),
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

/** OCF 3.3: the media type is first and uncompressed, so that programs recognise the book by its first bytes. */
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
