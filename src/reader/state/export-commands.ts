/** The commands of the export menu and of its keys, and the message that each command shows. */
import type { Element } from 'hast';
import type { CitationStyle } from '../../export/citation/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import { formatWordCount, message } from '../../platform/wording/message.ts';
import { selectedText } from '../input/copy-selection.ts';
import { wantWhole } from '../overlay/whole-article.ts';
import type { ReaderExports, SavedFile } from '../port.ts';

export interface ExportCommands {
  copy(format: CopyFormat): void;
  /** Copies a section (given its heading), a block of code or a table. */
  copyPiece(element: Element): void;
  /** Copies a link to the selected text, or else to the page. */
  copyLink(): void;
  cite(style: CitationStyle): void;
  save(format: SaveFormat): void;
  /** Opens the menu with the file formats. */
  chooseFile(): void;
  print(): void;
  /** Saves a report about the page for the developers, with or without the page's text. */
  report(withText: boolean): void;
}

interface ExportOptions {
  dialog: HTMLElement;
  exports: ReaderExports;
  openMenu(focus: string): void;
  closeMenu(): void;
  say(words: string, isCopied?: boolean): void;
}

export function createExportCommands({ dialog, exports, openMenu, closeMenu, say }: ExportOptions): ExportCommands {
  async function copy<T>(copying: Promise<T>, words: (result: T) => string): Promise<void> {
    closeMenu();
    try {
      say(words(await copying), true);
    } catch {
      // Expected: the page has no clipboard permission, or the click is too long ago.
      say(message('copyRefused', 'Ctrl+A', 'Ctrl+C'));
    }
  }

  async function save(saving: Promise<SavedFile>): Promise<void> {
    closeMenu();
    try {
      const { name, about } = await saving;
      say([message('saved', name), about].filter((part) => part !== '').join(' · '));
    } catch {
      // Expected: the script for files did not load (the extension was updated meanwhile).
      say(message('saveFailed'));
    }
  }

  /**
   * Returns the length of a copied part in words or characters. Not used after copying the whole article, whose length
   * is always visible above the text.
   */
  const length = (words: number) => formatWordCount(words, dialog.querySelector<HTMLElement>('.article')?.lang);

  return {
    copy: (format) =>
      void copy(exports.copy(format), () => message(format === 'markdown' ? 'copiedMarkdown' : 'copied')),
    copyPiece: (element) => void copy(exports.copyPiece(element), (words) => message('copiedWords', length(words))),
    copyLink: () =>
      void copy(exports.copyLink(selectedText(dialog)), (isThere) =>
        message(isThere ? 'copiedLink' : 'copiedPageLink'),
      ),
    cite: (style) => void copy(exports.copyCitation(style), () => message('copiedCitation')),
    save: (format) => void save(exports.save(format)),
    report: (withText) => void save(exports.report(withText)),
    chooseFile: () => openMenu('.save button'),
    print() {
      closeMenu();
      void printArticle(dialog);
    },
  };
}

/** Longest wait for pictures (ms); a picture that has not loaded by then is printed as a gap. */
const PATIENCE_MS = 4000;

/** Opens the browser's print dialog, after loading the pictures that the user has not scrolled to yet. */
async function printArticle(dialog: HTMLElement): Promise<void> {
  wantWhole(dialog);
  const pictures = [...dialog.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const pause = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Pictures that do not load are ignored: a placeholder replaces them.
  const arrival = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([arrival, pause]);
  intact(dialog.ownerDocument).defaultView?.print();
}
