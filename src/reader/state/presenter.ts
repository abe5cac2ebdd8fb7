/** The reader's own state (open panel, messages), and the commands that change it. */

import { intact } from '../../platform/unclobbered.ts';
import { formatWordCount, message } from '../../platform/wording/message.ts';
import { keyName } from '../../platform/wording/own-keys.ts';
import { selectedText } from '../input/copy-selection.ts';
import { focusedIn } from '../overlay/create-overlay.ts';
import { isPutOnTop } from '../overlay/stay-open.ts';
import { wantWhole } from '../overlay/whole-article.ts';
import type { ReaderExports, ReaderPort, SavedFile } from '../port.ts';
import { createMessages } from './messages.ts';
import { type Panel, type ReaderCommands, type ViewState, viewAtFirst } from './view.ts';

export type Presenter = ReturnType<typeof createPresenter>;

interface PresenterOptions {
  dialog: HTMLElement;
  port: ReaderPort;
  draw(): void;
  /** Loads the controls (everything that opens over the text); resolves to false if they cannot load. */
  getControls(): Promise<boolean>;
  /** Opens or closes the outline. Called only after the controls have loaded. */
  toggleOutline(): void;
}

export function createPresenter({ dialog, port, draw, getControls, toggleOutline }: PresenterOptions) {
  const view = viewAtFirst();
  const set = (change: Partial<ViewState>) => {
    Object.assign(view, change);
    draw();
  };
  /** Whether the user has requested the outline, and its script is still loading. */
  let isOutlineComing = false;
  const messages = createMessages(set);
  const onOpened = () => void getControls().then((areThere) => areThere || giveUp());
  const layers = createLayers(dialog, set, onOpened);
  const giveUp = () => {
    view.picture = null;
    layers.closePanel();
    // asks the user to reopen the reader: after an update of the extension, only a new reader can load scripts
    messages.announce(message('notLoaded'));
  };
  const exportCommands = createExportCommands({
    dialog,
    exports: port.exports,
    closeMenu: () => (view.panel === 'copy' || view.panel === 'more') && layers.closePanel(),
    say: (words, isCopied = false) => {
      view.isCopied = isCopied;
      messages.announce(words);
    },
  });

  const commands: ReaderCommands = {
    ...exportCommands,
    chooseFile: () => layers.openPanel('copy', '.save button'),
    toggle: (panel) => (view.panel === panel ? layers.closePanel() : layers.openPanel(panel)),
    toggleOutline() {
      isOutlineComing = !isOutlineComing;
      void getControls().then((areThere) => {
        if (!areThere) giveUp();
        else if (isOutlineComing) toggleOutline();
        isOutlineComing = false;
      });
    },
    showPicture: layers.showPicture,
    showNote: (note) => set({ note }),
  };

  return {
    view,
    commands,
    ...messages,
    /** Closes the topmost open layer (picture, note, panel, outline or tool), or the reader if none is open. */
    escape() {
      if (view.picture !== null) layers.showPicture(null);
      else if (view.note) set({ note: null });
      else if (view.panel) layers.closePanel();
      else if (isOutlineComing) isOutlineComing = false;
      else if (dialog.querySelector('.outline.beside:focus-within')) toggleOutline();
      else if (!port.tools.leave()) port.dispatch({ type: 'closed' });
    },
    /** Adds the listeners that close a panel when the user clicks, or moves the focus, outside of it. */
    listen: (root: ShadowRoot, signal: AbortSignal) =>
      closeOnOutside(
        root,
        () => view.panel,
        () => layers.closePanel(true),
        signal,
      ),
  };
}

/** Closes a panel when a press outside it ends; closing at its start could move text that the user is selecting. */
function closeOnOutside(root: ShadowRoot, open: () => Panel | null, close: () => void, signal: AbortSignal): void {
  let isPressed = false;
  const isOutside = (event: Event) => {
    const panel = open();
    const isIn = (node: EventTarget) => node instanceof Element && node.getAttribute('data-anchor') === panel;
    return panel !== null && !event.composedPath().some(isIn);
  };
  const onEnd = () => {
    if (isPressed) close();
    isPressed = false;
  };
  root.addEventListener('pointerdown', (event) => void (isPressed = isOutside(event)), { signal });
  for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, onEnd, { signal });
  // a panel stays open if the focus moved only because the reader was put on top of a dialog of the page
  const isMoved = (event: Event) => !isPressed && !isPutOnTop() && isOutside(event);
  root.addEventListener('focusin', (event) => isMoved(event) && close(), { signal });
}

/** Creates functions to open and close panels and the lightbox. `onOpened` is called after opening, to load content. */
function createLayers(dialog: HTMLElement, set: (change: Partial<ViewState>) => void, onOpened: () => void) {
  let opener: HTMLElement | null = null;
  const open = (change: Partial<ViewState>) => {
    opener ??= focusedIn(dialog);
    set(change);
    onOpened();
  };
  const close = (change: Partial<ViewState>, isFocusKept: boolean) => {
    const target = opener;
    opener = null;
    set(change);
    if (!isFocusKept && target?.isConnected) target.focus({ preventScroll: true });
  };

  return {
    /** `panelFocus`: selector of the element to focus, if it is not the panel's default. */
    openPanel: (panel: Panel, panelFocus = '') => open({ panel, panelFocus }),
    /** Closes the panel. Moves the focus back to where it was before the panel opened, unless `isFocusKept`. */
    closePanel: (isFocusKept = false) => close({ panel: null }, isFocusKept),
    /** Shows the picture with this address in the lightbox; null closes the lightbox. */
    showPicture: (picture: string | null) => (picture === null ? close({ picture }, false) : open({ picture })),
  };
}

type ExportCommands = Omit<ReaderCommands, 'chooseFile' | 'toggle' | 'showPicture' | 'showNote' | 'toggleOutline'>;

interface ExportOptions {
  dialog: HTMLElement;
  exports: ReaderExports;
  closeMenu(): void;
  say(words: string, isCopied?: boolean): void;
}

function createExportCommands({ dialog, exports, closeMenu, say }: ExportOptions): ExportCommands {
  async function copy<T>(copying: Promise<T>, words: (result: T) => string): Promise<void> {
    closeMenu();
    try {
      say(words(await copying), true);
    } catch {
      // Expected: the page has no clipboard permission, or too much time has passed since the click.
      say(message('copyRefused', keyName('Ctrl+A'), keyName('Ctrl+C')));
    }
  }

  async function save(saving: Promise<SavedFile>): Promise<void> {
    closeMenu();
    try {
      const { name, about } = await saving;
      say([message('saved', name), about].filter((part) => part !== '').join(' · '));
    } catch {
      // Expected: the script that makes files cannot load, because the extension was updated.
      say(message('saveFailed'));
    }
  }

  /** Returns the length of a copied part in words or characters. The whole article's is always visible. */
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
    print() {
      closeMenu();
      void printArticle(dialog);
    },
  };
}

/** Longest wait for pictures before printing (ms); a picture that has not loaded by then is printed as a gap. */
const PATIENCE_MS = 4000;

/** Prints after loading the pictures that the user has not scrolled to yet, unless the reader closes meanwhile. */
async function printArticle(dialog: HTMLElement): Promise<void> {
  wantWhole(dialog);
  const pictures = [...dialog.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const pause = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Ignores pictures that do not load: placeholders replace them.
  const arrival = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([arrival, pause]);
  if (dialog.isConnected) intact(dialog.ownerDocument).defaultView?.print();
}
