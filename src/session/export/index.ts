/** Exports the article to the clipboard and to files, for the reader and the popup. */
import type { Article } from '../../article/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import type { ReaderExports } from '../../reader/port.ts';
import { countWords } from '../../shared/count-words.ts';
import type { ClipboardContent, FileContent } from '../../store/messages/protocol.ts';
import type { MadeFile } from '../lazy-script.ts';
import { load } from '../load-script.ts';
import { download } from './download.ts';
import { toDataUrl } from './pictures.ts';

export interface Exporter extends Omit<ReaderExports, 'report' | 'follow'> {
  /** Returns the article in a format for the clipboard. For the popup, which writes to the clipboard itself. */
  clipboardContent(format: CopyFormat): Promise<ClipboardContent>;
  /** Returns the article as a file for the popup, with its bytes in a data URL. */
  fileContent(format: SaveFormat): Promise<FileContent>;
}

/**
 * Returns whether a page's canonical address leads to the same document as its real address. (A page may declare any
 * canonical address, even one on another site.) Ignores the scheme; also the query and the fragment, which often only
 * say where a visitor came from.
 */
function areOneDocument(canonical: string, address: string): boolean {
  const [a, b] = [canonical, address].map((url) => url.replace(/^https?:|[?#].*/gs, ''));
  return a === b;
}

/** Interval at which a waiting export checks whether it can continue (ms). */
const PAUSE_MS = 50;
/** Longest time for which saving waits for the page to be read (ms). */
const PAGE_MS = 10_000;
/** Longest wait for the article after the user's last choice (ms): browsers allow copying for 5 s after a key press. */
const CHANGE_MS = 3000;

/** Waits until the condition is true, but at most `limit` ms. */
async function until(isTrue: () => boolean, limit: number): Promise<void> {
  for (const end = performance.now() + limit; !isTrue() && performance.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/**
 * Creates the exports of the article that `shown` returns. `isChanging`: whether another article will soon be shown,
 * because the user has chosen another algorithm or corrected something. `names`: the pattern of file names; '' for the
 * default. `nodeOf`: the page's DOM node that has this id in the snapshot.
 */
export function createExporter(
  shown: () => Article | null,
  isChanging: () => boolean,
  names: () => string,
  nodeOf: (id: number) => Node | undefined,
): Exporter {
  function article(): Article {
    const now = shown();
    if (!now || now.empty) throw new Error('There is no article to export');
    return now;
  }

  /** Returns the article, after the user's last choice and correction. */
  async function chosenArticle(): Promise<Article> {
    await until(() => !isChanging(), CHANGE_MS);
    return article();
  }

  async function clipboardContent(format: CopyFormat): Promise<ClipboardContent> {
    const taken = await chosenArticle();
    const { exportText, exportHtml, exportMarkdown } = await load('exporter');
    const text = exportText(taken);
    const words = countWords(text, taken.metadata.language);
    if (format === 'markdown') return { text: exportMarkdown(taken), words };
    return format === 'text' ? { text, words } : { text, html: exportHtml(taken), words };
  }

  async function fileOf(taken: Article, format: SaveFormat): Promise<MadeFile> {
    const [texts, files] = [await load('exporter'), await load('files')];
    return files.makeFile(taken, format, texts, names());
  }

  return {
    clipboardContent,
    async fileContent(format) {
      const { blob, ...saved } = await fileOf(await chosenArticle(), format);
      return { ...saved, url: await toDataUrl(blob) };
    },
    async copy(format) {
      const content = await clipboardContent(format);
      writeClipboard(content);
      return content.words;
    },
    async copyPiece(element) {
      const taken = article();
      const { exportPiece } = await load('exporter');
      const piece = exportPiece(taken, element);
      writeClipboard(piece);
      return countWords(piece.text, taken.metadata.language);
    },
    async copyCitation(style) {
      const { metadata } = article();
      const { cite } = await load('exporter');
      writeClipboard(cite(metadata, style, new Date()));
    },
    async copyLink(selected) {
      const { url } = article().metadata;
      const { passageLink, selectedPassage } = await load('exporter');
      const passage = selected && selectedPassage(selected, nodeOf);
      // A link to a passage must lead to this page. The canonical address may lead to another document.
      const link = passageLink(passage && !areOneDocument(url, location.href) ? location.href : url, passage);
      writeClipboard({ text: link ?? url });
      return link !== null;
    },
    async save(format) {
      // The context menu opens the reader and saves immediately, perhaps before a long page has been read.
      await until(() => shown() !== null, PAGE_MS);
      const { blob, ...saved } = await fileOf(await chosenArticle(), format);
      download(saved.name, blob);
      return saved;
    },
  };
}

/**
 * Writes to the clipboard. Uses a `copy` event instead of `navigator.clipboard`, because only the event works on every
 * page in both browsers: on plain http, under strict policies, in sandboxes (docs/specs/platform.md, "Clipboard").
 * Throws if there was no recent click or key press.
 */
function writeClipboard({ text, html }: Pick<ClipboardContent, 'text' | 'html'>): void {
  let written = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    // The page's own copy handlers must not see or change the copied text.
    event.stopImmediatePropagation();
    written = true;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  try {
    intact(document).execCommand('copy');
  } finally {
    window.removeEventListener('copy', onCopy, { capture: true });
  }
  if (!written) throw new Error('The browser did not allow copying');
}
