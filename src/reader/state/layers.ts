import type { Panel } from '../input/keys.ts';
import type { ViewState } from './view.ts';

/** What opens over the text, panels and the lightbox: the focus goes back to where it was when they close. */
export interface Layers {
  openPanel(panel: Panel): void;
  /** With the focus back where it was, unless it has gone elsewhere on purpose. */
  closePanel(options?: { isFocusKept?: boolean }): void;
  /** Address of the picture in the lightbox; null closes it. */
  showPicture(picture: string | null): void;
}

export function createLayers(dialog: HTMLElement, set: (change: Partial<ViewState>) => void): Layers {
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
    openPanel(panel) {
      rememberOpener();
      set({ panel });
    },
    closePanel: ({ isFocusKept } = {}) => close({ panel: null }, isFocusKept),
    showPicture(picture) {
      if (picture === null) return close({ picture });
      rememberOpener();
      set({ picture });
    },
  };
}
