/** Commands of the export menu and its keys, and the messages after them. */

import type { Element } from 'hast';
import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message } from '../../platform/wording/message.ts';
import type { ReaderActions, SavedFile } from '../actions.ts';
import type { ExportPanelCommands } from '../components/bar/ExportPanel.tsx';
import { selectedText } from '../input/selected-text.ts';
import { printArticle } from './print-article.ts';

export interface ExportCommands extends ExportPanelCommands {
  /** Copies a section (by its heading), a block of code or a table. */
  copyPiece(element: Element): void;
  /** Opens the menu with the file formats. */
  chooseFile(): void;
}

interface ExportOptions {
  dialog: HTMLElement;
  actions: ReaderActions;
  openMenu(focus: string): void;
  closeMenu(): void;
  say(words: string, isCopied?: boolean): void;
}

export function createExportCommands({ dialog, actions, openMenu, closeMenu, say }: ExportOptions): ExportCommands {
  async function copy<T>(copying: Promise<T> | undefined, words: (result: T) => string): Promise<void> {
    closeMenu();
    try {
      if (copying) say(words(await copying), true);
    } catch {
      // Expected: no clipboard permission, or the click is too long ago.
      say(message('copyRefused', 'Ctrl+A', 'Ctrl+C'));
    }
  }

  async function save(saving: Promise<SavedFile> | undefined): Promise<void> {
    closeMenu();
    try {
      if (!saving) return;
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
      void copy(actions.copy(format), () => message(format === 'markdown' ? 'copiedMarkdown' : 'copied')),
    copyPiece: (element) => void copy(actions.copyPiece?.(element), (words) => message('copiedWords', length(words))),
    copyLink: () =>
      void copy(actions.copyLink?.(selectedText(dialog)), (isThere) =>
        message(isThere ? 'copiedLink' : 'copiedPageLink'),
      ),
    cite: (style) => void copy(actions.copyCitation?.(style), () => message('copiedCitation')),
    save: (format) => void save(actions.save?.(format)),
    report: (withText) => void save(actions.report?.(withText)),
    chooseFile: () => openMenu('.save button'),
    print() {
      closeMenu();
      void printArticle(dialog);
    },
    setPrintLinks: (printLinks) => actions.setAppearance({ printLinks }),
  };
}
