/** Makes the file when an article is saved. Part of the script that is injected at the first save. */

import type { Article } from '../../article/types.ts';
import { exportEpub } from '../../export/epub/index.ts';
import { fileName } from '../../export/file-name.ts';
import { htmlFile } from '../../export/html-file.ts';
import { markdownArchive, markdownFile, relativeAddresses } from '../../export/markdown-file.ts';
import { type BookPictures, pictureFiles } from '../../export/picture-files.ts';
import type { SaveFormat } from '../../platform/wording/export-formats.ts';
import { counted } from '../../platform/wording/message.ts';
import type { ExportModule, MadeFile } from '../lazy-script.ts';
import { convertAll, gatherPictures, pictureSources, toBookPicture, toDataUrl } from './pictures.ts';

const KINDS: Readonly<Record<SaveFormat | 'archive', { ending: string; type: string }>> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  archive: { ending: 'zip', type: 'application/zip' },
  html: { ending: 'html', type: 'text/html' },
  epub: { ending: 'epub', type: 'application/epub+zip' },
  text: { ending: 'txt', type: 'text/plain' },
};

/** The content of a file, and how many pictures are missing from it. */
interface Content {
  content: string | Uint8Array<ArrayBuffer>;
  kind?: keyof typeof KINDS;
  absent: number;
}

/** Returns the article as a file. `texts`: script that exports text. `names`: name pattern, '' for the default. */
export async function makeFile(
  article: Article,
  format: SaveFormat,
  texts: ExportModule,
  names: string,
): Promise<MadeFile> {
  const { content, kind = format, absent } = await contentOf(article, format, texts, names);
  const { ending, type } = KINDS[kind];
  return {
    name: fileName(article.metadata, ending, names),
    blob: new Blob([content], { type }),
    about: absent > 0 ? counted('savedWithout', absent) : '',
  };
}

async function contentOf(article: Article, format: SaveFormat, texts: ExportModule, names: string): Promise<Content> {
  if (format === 'text') return { content: `${texts.exportText(article)}\n`, absent: 0 };
  const found = await gatherPictures(article);
  const absentFrom = (pictures: ReadonlyMap<string, unknown>) => pictureSources(article).length - pictures.size;
  if (format === 'html') {
    const pictures = await convertAll(found, toDataUrl);
    return { content: htmlFile(article, pictures), absent: absentFrom(pictures) };
  }
  const pictures = await convertAll(found, toBookPicture);
  const absent = absentFrom(pictures);
  return format === 'epub'
    ? { content: exportEpub(article, pictures, new Date()), absent }
    : { ...markdownContent(article, pictures, texts, names), absent };
}

/** Returns a Markdown file. If the article has pictures, returns an archive with that file and a folder of pictures. */
function markdownContent(
  article: Article,
  pictures: BookPictures,
  texts: ExportModule,
  names: string,
): Omit<Content, 'absent'> {
  const name = fileName(article.metadata, KINDS.markdown.ending, names);
  const files = pictureFiles(pictures, name.replace(/\.md$/, ''));
  const text = markdownFile(article.metadata, texts.exportMarkdown(article, relativeAddresses(files)));
  return files.length === 0 ? { content: text } : { content: markdownArchive(name, text, files), kind: 'archive' };
}
