import type { Panel } from '../input/keys.ts';
import type { ViewState } from './view.ts';

/** Opens panels and the lightbox over the text, and restores the focus when they close. */
export interface Layers {
  /** @param panelFocus selector of the element to focus, if it is not the panel's default */
  openPanel(panel: Panel, panelFocus?: string): void;
  /** Restores the focus, unless it has moved elsewhere on purpose. */
  closePanel(options?: { isFocusKept?: boolean }): void;
  /** Address of the picture in the lightbox; null closes it. */
  showPicture(picture: string | null): void;
}

interface LayerOptions {
  dialog: HTMLElement;
  set(change: Partial<ViewState>): void;
  /** Called after opening; the content is in a lazy script, which may still be loading. */
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
