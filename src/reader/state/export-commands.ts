/** Commands of the export menu and its keys, and the messages after them. */

import type { Element } from 'hast';
import type { CitationStyle } from '../../export/citation/types.ts';
import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message } from '../../platform/wording/message.ts';
import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import { selectedText } from '../input/selected-text.ts';
import type { ReaderExports, SavedFile } from '../port.ts';
import { printArticle } from './print-article.ts';

export interface ExportCommands {
  copy(format: CopyFormat): void;
  /** Copies a section (by its heading), a block of code or a table. */
  copyPiece(element: Element): void;
  /** Copies a link to the selected text, or else to the page. */
  copyLink(): void;
  cite(style: CitationStyle): void;
  save(format: SaveFormat): void;
  /** Opens the menu with the file formats. */
  chooseFile(): void;
  print(): void;
  /** Saves a file of the page for the developers. */
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
      // Expected: no clipboard permission, or the click is too long ago.
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

  /** Returns the length of a part of the article; the length of the whole is shown above it. */
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
