/** The reader's own state (open panel, messages), and the commands that change it. */
import { message } from '../../platform/wording/message.ts';
import type { Panel } from '../input/keys.ts';
import type { ReaderPort } from '../port.ts';
import { createExportCommands } from './export-commands.ts';
import { createLayers, type Layers } from './layers.ts';
import { createMessages, type Messages } from './messages.ts';
import type { ReaderCommands, ViewState } from './view.ts';

export interface Presenter extends Messages {
  readonly view: ViewState;
  readonly commands: ReaderCommands;
  /** Closes the innermost open layer. */
  escape(): void;
  /** Closes panels on a press or focus outside. */
  listen(root: ShadowRoot, signal: AbortSignal): void;
}

interface PresenterOptions {
  dialog: HTMLElement;
  port: ReaderPort;
  draw(): void;
  /** Resolves to whether the controls are there. */
  getControls(): Promise<boolean>;
  /** Called only when the controls are there. */
  toggleOutline(): void;
}

export function createPresenter({ dialog, port, draw, getControls, toggleOutline }: PresenterOptions): Presenter {
  const view: ViewState = {
    panel: null,
    panelFocus: '',
    picture: null,
    note: null,
    isCopied: false,
    message: '',
    isToast: false,
  };
  const set = (change: Partial<ViewState>) => {
    Object.assign(view, change);
    draw();
  };
  /** Whether the user requested the outline while its script is loading. */
  let isOutlineComing = false;
  const messages = createMessages(set);
  const onOpened = () => void getControls().then((areThere) => areThere || giveUp());
  const layers = createLayers({ dialog, set, onOpened });
  const giveUp = () => {
    view.picture = null;
    layers.closePanel();
    // after an update of the extension, a click on its button opens a reader that can load its scripts
    messages.announce(message('notLoaded'));
  };
  const exportCommands = createExportCommands({
    dialog,
    exports: port.exports,
    openMenu: (focus) => layers.openPanel('copy', focus),
    closeMenu: () => (view.panel === 'copy' || view.panel === 'more') && layers.closePanel(),
    say: (words, isCopied = false) => {
      view.isCopied = isCopied;
      messages.announce(words);
    },
  });

  return {
    view,
    commands: {
      ...exportCommands,
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
    },
    ...messages,
    escape() {
      if (view.picture !== null) layers.showPicture(null);
      else if (view.note) set({ note: null });
      else if (view.panel) layers.closePanel();
      else if (isOutlineComing) isOutlineComing = false;
      else if (dialog.querySelector('.outline.beside:focus-within')) toggleOutline();
      else if (!port.tools.leave()) port.dispatch({ type: 'closed' });
    },
    listen: (root, signal) => closeOnOutside(root, layers, () => view.panel, signal),
  };
}

/** Closes a panel when a press outside ends: closing may move the text, and a selection would move away from the pointer. */
function closeOnOutside(root: ShadowRoot, layers: Layers, open: () => Panel | null, signal: AbortSignal): void {
  let isPressed = false;
  const isOutside = (event: Event) => {
    const panel = open();
    const isIn = (node: EventTarget) => node instanceof Element && node.getAttribute('data-anchor') === panel;
    return panel !== null && !event.composedPath().some(isIn);
  };
  const close = () => layers.closePanel({ isFocusKept: true });
  const onEnd = () => {
    if (isPressed) close();
    isPressed = false;
  };
  root.addEventListener('pointerdown', (event) => void (isPressed = isOutside(event)), { signal });
  for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, onEnd, { signal });
  root.addEventListener('focusin', (event) => !isPressed && isOutside(event) && close(), { signal });
}
