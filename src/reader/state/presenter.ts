/** What the reader shows of itself (open panel, messages), and what its controls do. */
import type { Panel } from '../input/keys.ts';
import type { ReaderActions } from '../types.ts';
import { createExportCommands } from './export-commands.ts';
import type { ReaderCommands, ViewState } from './view.ts';

const MESSAGE_MS = 2600;
/** A live region must be empty for a moment, or nothing is read out. */
const SPEAK_AFTER_MS = 120;

export interface Presenter {
  readonly view: ViewState;
  readonly commands: ReaderCommands;
  /** Closes what is innermost. */
  escape(isExplaining: boolean): void;
  announce(message: string): void;
  /** For screen readers only. */
  whisper(message: string): void;
  /** Panels close on a press or focus outside. */
  listen(root: ShadowRoot, signal: AbortSignal): void;
  dispose(): void;
}

export function createPresenter(dialog: HTMLElement, actions: ReaderActions, draw: () => void): Presenter {
  const view: ViewState = { panel: null, picture: null, note: null, isCopied: false, message: '', isToast: false };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let opener: HTMLElement | null = null;
  let spoken = 0;

  function set(change: Partial<ViewState>): void {
    Object.assign(view, change);
    draw();
  }

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  function say(message: string, isToast: boolean): void {
    const turn = ++spoken;
    const isCurrent = () => turn === spoken;
    // Seen at once; a whisper waits until the region is known to be there.
    set({ message: isToast ? message : '', isToast });
    if (!isToast) later(SPEAK_AFTER_MS, () => isCurrent() && set({ message }));
    later(MESSAGE_MS, () => isCurrent() && set({ message: '', isCopied: false }));
  }

  function openPanel(panel: Panel): void {
    opener ??= (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    set({ panel });
  }

  /** With the focus back where it was, unless it has gone elsewhere on purpose. */
  function closePanel({ isFocusKept = false } = {}): void {
    const target = opener;
    opener = null;
    set({ panel: null });
    if (!isFocusKept && target?.isConnected) target.focus({ preventScroll: true });
  }

  /** As with panels: the focus comes back to the picture that was opened. */
  function showPicture(picture: string | null): void {
    opener ??= (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
    set({ picture });
    if (picture !== null) return;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }

  function closeInnermost(isExplaining: boolean): void {
    if (view.picture !== null) showPicture(null);
    else if (view.note) set({ note: null });
    else if (view.panel) closePanel();
    else if (isExplaining) actions.toggleExplanation?.();
    else actions.close();
  }

  const commands: ReaderCommands = {
    close: () => actions.close(),
    toggle: (panel) => (view.panel === panel ? closePanel() : openPanel(panel)),
    setAlgorithm: (id) => actions.setAlgorithm(id),
    tryAlgorithm: (id) => actions.setAlgorithm(id, 'this-page'),
    setAppearance: (change) => actions.setAppearance(change),
    ...createExportCommands({
      dialog,
      actions,
      openMenu: () => openPanel('copy'),
      closeMenu: () => view.panel === 'copy' && closePanel(),
      say: (words, isCopied = false) => {
        view.isCopied = isCopied;
        say(words, true);
      },
    }),
    toggleComments: () => actions.toggleComments?.(),
    toggleExplanation: () => actions.toggleExplanation?.(),
    showPicture,
    showNote: (note) => set({ note }),
    accept: (offer) => actions.accept?.(offer),
  };

  return {
    view,
    commands,
    escape: closeInnermost,
    announce: (message) => say(message, true),
    whisper: (message) => say(message, false),
    listen(root, signal) {
      const onOutside = (event: Event) => {
        if (!view.panel) return;
        const isInside = event
          .composedPath()
          .some((node) => node instanceof Element && node.getAttribute('data-anchor') === view.panel);
        if (!isInside) closePanel({ isFocusKept: true });
      };
      root.addEventListener('pointerdown', onOutside, { signal });
      root.addEventListener('focusin', onOutside, { signal });
    },
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
