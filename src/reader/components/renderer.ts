import { h, render } from 'preact';
import { focusText, type Overlay } from '../overlay/create-overlay.ts';
import type { ReaderViewProps } from '../state/view.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import { applyAppearance } from '../styles/appearance.ts';
import type { ReaderState } from '../types.ts';
import { headlineOf, Reader } from './Reader.tsx';

/** Renders synchronously, so that the place in the text can be found again right after. */
export function createRenderer(overlay: Overlay, signal: AbortSignal, props: () => ReaderViewProps): () => void {
  const { root, dialog } = overlay;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const addCodeColours = createCodeColours(root);

  function draw(): void {
    const { state, view, commands } = props();
    dialog.setAttribute('aria-label', headlineOf(state));
    applyAppearance(dialog, state.appearance, prefersDark.matches);
    addCodeColours(state);
    render(h(Reader, { state, view, commands }), dialog);
    if (!root.activeElement && dialog.open) focusText(overlay);
  }

  prefersDark.addEventListener('change', draw, { signal });
  return draw;
}

/** The colours of code come with the script that tells the parts of code apart. */
function createCodeColours(root: ShadowRoot): (state: ReaderState) => void {
  let hasColours = false;
  return ({ highlight }) => {
    if (hasColours || !highlight?.css) return;
    hasColours = true;
    adoptSheet(root, highlight.css);
  };
}
