import type { Article } from '../../article/types.ts';
import type { SaveFormat } from '../../shared/save-formats.ts';
import { load } from '../lazy-script.ts';
import { convertAll, toBookPicture, toDataUrl } from './picture-bytes.ts';
import { gatherPictures } from './pictures.ts';

export interface NamedFile {
  name: string;
  blob: Blob;
}

const KINDS: Readonly<Record<SaveFormat, { ending: string; type: string }>> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  html: { ending: 'html', type: 'text/html' },
  epub: { ending: 'epub', type: 'application/epub+zip' },
  text: { ending: 'txt', type: 'text/plain' },
};

/** The article as a file of this format. */
export async function makeFile(article: Article, format: SaveFormat): Promise<NamedFile> {
  const { ending, type } = KINDS[format];
  const [content, { fileName }] = [await contentOf(article, format), await load('files')];
  return { name: fileName(article.metadata, ending), blob: new Blob([content], { type }) };
}

async function contentOf(article: Article, format: SaveFormat): Promise<string | Uint8Array<ArrayBuffer>> {
  const [texts, files] = [await load('export'), await load('files')];
  switch (format) {
    case 'text':
      return `${texts.exportText(article)}\n`;
    case 'markdown':
      return files.markdownFile(article.metadata, texts.exportMarkdown(article));
    case 'html':
      return files.htmlFile(article, await convertAll(await gatherPictures(article), toDataUrl));
    case 'epub': {
      const pictures = await gatherPictures(article);
      const inBook = await convertAll(pictures, (blob) => toBookPicture(blob, files.pictureType));
      return files.exportEpub(article, inBook, new Date());
    }
  }
}
