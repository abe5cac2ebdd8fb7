/** What the export menu and its keys do, and what is said when it is done. */
import type { Element } from 'hast';
import { formatWordCount } from '../../shared/format-word-count.ts';
import type { ReaderActions } from '../actions.ts';
import type { ExportPanelCommands } from '../components/bar/ExportPanel.tsx';
import { selectedText } from '../input/selected-text.ts';
import { printArticle } from './print-article.ts';

const REFUSED = 'The browser did not allow copying. Press Ctrl+A, then Ctrl+C.';
const NOT_SAVED = 'The file could not be made.';

export interface ExportCommands extends ExportPanelCommands {
  /** A section by its heading, a block of code, a table. */
  copyPiece(element: Element): void;
  /** Opens the menu where the kinds of files are. */
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
      say(REFUSED);
    }
  }

  async function save(saving: Promise<string> | undefined): Promise<void> {
    closeMenu();
    try {
      if (saving) say(`Saved “${await saving}”`);
    } catch {
      // Expected: the script for files did not come (the extension was updated meanwhile).
      say(NOT_SAVED);
    }
  }

  const counted = (words: number) => formatWordCount(words, dialog.querySelector<HTMLElement>('.article')?.lang);

  return {
    copy: (format) =>
      void copy(
        actions.copy(format),
        (words) => `Copied ${counted(words)}${format === 'markdown' ? ' as Markdown' : ''}`,
      ),
    copyPiece: (element) => void copy(actions.copyPiece?.(element), (words) => `Copied ${counted(words)}`),
    copyLink: () => void copy(actions.copyLink?.(selectedText(dialog)), () => 'Copied the link'),
    cite: (style) => void copy(actions.copyCitation?.(style), () => 'Copied the citation'),
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
