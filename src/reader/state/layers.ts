import type { Panel } from '../input/keys.ts';
import type { ViewState } from './view.ts';

/** What opens over the text, panels and the lightbox: the focus goes back to where it was when they close. */
export interface Layers {
  /** @param panelFocus selector of what has the focus then, where it is not what a panel begins with */
  openPanel(panel: Panel, panelFocus?: string): void;
  /** With the focus back where it was, unless it has gone elsewhere on purpose. */
  closePanel(options?: { isFocusKept?: boolean }): void;
  /** Address of the picture in the lightbox; null closes it. */
  showPicture(picture: string | null): void;
}

interface LayerOptions {
  dialog: HTMLElement;
  set(change: Partial<ViewState>): void;
  /** What was opened is in a lazy script, which may still be on its way. */
  onOpened(): void;
}

export function createLayers({ dialog, set, onOpened }: LayerOptions): Layers {
  let opener: HTMLElement | null = null;
  const rememberOpener = () => {
    opener ??= (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
  };
  const close = (change: Partial<ViewState>, isFocusKept = false) => {
    const target = opener;
    opener = null;
    set(change);
    if (!isFocusKept && target?.isConnected) target.focus({ preventScroll: true });
  };

  return {
    openPanel(panel, panelFocus = '') {
      rememberOpener();
      set({ panel, panelFocus });
      onOpened();
    },
    closePanel: ({ isFocusKept } = {}) => close({ panel: null }, isFocusKept),
    showPicture(picture) {
      if (picture === null) return close({ picture });
      rememberOpener();
      set({ picture });
      onOpened();
    },
  };
}
