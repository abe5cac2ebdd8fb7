/** Part of the script that is injected when the article is saved for the first time. */
import type { Article } from '../../article/types.ts';
import { exportEpub } from '../../export/epub/index.ts';
import { pictureType } from '../../export/epub/picture-type.ts';
import { fileName } from '../../export/file-name.ts';
import { htmlFile } from '../../export/html-file.ts';
import { markdownFile } from '../../export/markdown-file.ts';
import type { SaveFormat } from '../../shared/save-formats.ts';
import type { ExportModule, NamedFile } from '../lazy-script.ts';
import { convertAll, toBookPicture, toDataUrl } from './picture-bytes.ts';
import { gatherPictures } from './pictures.ts';

const KINDS: Readonly<Record<SaveFormat, { ending: string; type: string }>> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  html: { ending: 'html', type: 'text/html' },
  epub: { ending: 'epub', type: 'application/epub+zip' },
  text: { ending: 'txt', type: 'text/plain' },
};

/**
 * The article as a file of this format.
 *
 * @param texts the other script that exports need
 */
export async function makeFile(article: Article, format: SaveFormat, texts: ExportModule): Promise<NamedFile> {
  const { ending, type } = KINDS[format];
  const content = await contentOf(article, format, texts);
  return { name: fileName(article.metadata, ending), blob: new Blob([content], { type }) };
}

async function contentOf(
  article: Article,
  format: SaveFormat,
  texts: ExportModule,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'text':
      return `${texts.exportText(article)}\n`;
    case 'markdown':
      return markdownFile(article.metadata, texts.exportMarkdown(article));
    case 'html':
      return htmlFile(article, await convertAll(await gatherPictures(article), toDataUrl));
    case 'epub': {
      const inBook = await convertAll(await gatherPictures(article), (blob) => toBookPicture(blob, pictureType));
      return exportEpub(article, inBook, new Date());
    }
  }
}
