/** Exports the article to the clipboard and to files. */
import type { Article } from '../../article/types.ts';
import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { ReaderExports, SavedFile } from '../../reader/port.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import { countWords } from '../../shared/count-words.ts';
import type { ClipboardContent, FileContent } from '../../store/messages/protocol.ts';
import { writeClipboard } from '../clipboard.ts';
import type { NamedFile } from '../lazy-script.ts';
import { load } from '../load-script.ts';
import { download } from './download.ts';
import { toDataUrl } from './picture-bytes.ts';

export interface Exporter extends Omit<ReaderExports, 'report' | 'follow'> {
  /** For the popup, which writes to the clipboard itself. */
  clipboardContent(format: CopyFormat): Promise<ClipboardContent>;
  /** For the popup. */
  fileContent(format: SaveFormat): Promise<FileContent>;
}

/**
 * Returns whether two addresses are of one document. Ignores the scheme, query and fragment; those often only say where
 * a visitor came from. The canonical address of a copied article may be another page's.
 */
function areOneDocument(canonical: string, address: string): boolean {
  const [a, b] = [canonical, address].map((url) => url.replace(/^https?:|[?#].*/gs, ''));
  return a === b;
}

/** Longest wait for the page to be read after the reader has opened: tries, and the pause between them (ms). */
const TRIES = 100;
const PAUSE_MS = 100;

/**
 * @param shown returns the article that the reader shows now
 * @param names returns the pattern of file names; '' for the default
 * @param nodeOf returns the page's node of a snapshot id
 */
export function createExporter(
  shown: () => Article | null,
  names: () => string,
  nodeOf: (id: number) => Node | undefined,
): Exporter {
  function article(): Article {
    const now = shown();
    if (!now || now.empty) throw new Error('There is no article to export');
    return now;
  }

  /**
   * Waits for the article: the context menu opens the reader and saves at once, while a long page is still being read.
   */
  async function articleSoon(): Promise<Article> {
    for (let tries = TRIES; !shown() && tries > 0; tries--)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return article();
  }

  async function clipboardContent(format: CopyFormat): Promise<ClipboardContent> {
    const taken = article();
    const { exportText, exportHtml, exportMarkdown } = await load('export');
    const text = exportText(taken);
    const words = countWords(text, taken.metadata.language);
    if (format === 'markdown') return { text: exportMarkdown(taken), words };
    return format === 'text' ? { text, words } : { text, html: exportHtml(taken), words };
  }

  async function fileOf(taken: Article, format: SaveFormat): Promise<NamedFile & SavedFile> {
    const [texts, files] = [await load('export'), await load('files')];
    return files.makeFile(taken, format, texts, names());
  }

  return {
    clipboardContent,
    async fileContent(format) {
      const { blob, ...saved } = await fileOf(article(), format);
      return { ...saved, url: await toDataUrl(blob) };
    },
    async copy(format) {
      const content = await clipboardContent(format);
      writeClipboard(content);
      return content.words;
    },
    async copyPiece(element) {
      const taken = article();
      const { exportPiece } = await load('export');
      const piece = exportPiece(taken, element);
      writeClipboard(piece);
      return countWords(piece.text, taken.metadata.language);
    },
    async copyCitation(style) {
      const { metadata } = article();
      const { cite } = await load('export');
      writeClipboard(cite(metadata, style, new Date()));
    },
    async copyLink(selected) {
      const { url } = article().metadata;
      const { passageLink, selectedPassage } = await load('export');
      const passage = selected && selectedPassage(selected, nodeOf);
      // the passage was searched on this page
      const link = passageLink(passage && !areOneDocument(url, location.href) ? location.href : url, passage);
      writeClipboard({ text: link ?? url });
      return link !== null;
    },
    async save(format) {
      const { blob, ...saved } = await fileOf(await articleSoon(), format);
      download(saved.name, blob);
      return saved;
    },
  };
}
