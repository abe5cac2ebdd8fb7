/** Mounts the reader: an overlay in the page, its content, and its input handling. */
import { render } from 'preact';
import { intact } from '../platform/unclobbered.ts';
import { keepWords, message } from '../platform/wording/message.ts';
import { createRenderer } from './components/renderer.ts';
import type { Held } from './first-screen/held-input.ts';
import { takeFirstScreen, takeTyped } from './first-screen/painted.ts';
import { selectionIn } from './input/copy-selection.ts';
import { pressesControl } from './input/keys.ts';
import { listen } from './input/listen.ts';
import { afterPaint } from './overlay/after-paint.ts';
import { addHost, createOverlay, type Overlay, undoZoom } from './overlay/create-overlay.ts';
import { type HeldPage, holdPage } from './overlay/hold-page.ts';
import { hide, putUp, stayOpen, takeOver } from './overlay/stay-open.ts';
import type { ReaderExports, ReaderHandle, ReaderPort } from './port.ts';
import type { ReaderState } from './reader-state.ts';
import { bodyInPages, keepPlace } from './scroll/keep-place.ts';
import { createReadingPlace, watchScroll } from './scroll/reading-place.ts';
import { openingWords, updateWords } from './state/messages.ts';
import { createPresenter } from './state/presenter.ts';
import type { LazyScripts } from './state/view.ts';
import { createPackagedFont } from './styles/packaged-font.ts';

/** Messages that are needed after the extension was removed; then it is too late to look up their texts. */
const SAID_ALONE = [
  'copyRefused',
  'keyCtrl', // in the text of copyRefused
  'saveFailed',
  'appearanceFontFailed',
  'notTold',
  'notLoaded',
  'noticeNotLoaded',
  'noticeNotLoadedAll',
] as const;

export function mountReader(
  document: Document,
  initial: ReaderState,
  port: ReaderPort,
  lazy: LazyScripts,
): ReaderHandle {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const painted = takeFirstScreen(initial);
  const overlay = painted?.overlay ?? createOverlay(document);
  const { host, dialog } = overlay;
  addHost(host, signal);
  let state = initial;
  const presenter = createPresenter({
    dialog,
    port,
    draw: () => draw(),
    getControls: () => getControls(),
    toggleOutline: () => props().parts.controls?.toggleOutline(dialog, props()),
  });
  const { view, commands, announce, whisper } = presenter;
  const wearFont = createPackagedFont(dialog, signal, lazy.loadFont, () => announce(message('appearanceFontFailed')));
  const props = () => ({ state, view, dispatch: port.dispatch, tools: port.tools, commands, parts: lazy.parts() });
  const drawAll = createRenderer(overlay, signal, props, wearFont, painted !== null);
  let rememberDrawn = () => {};
  const draw = () => {
    drawAll();
    rememberDrawn();
  };
  const getControls = controlsGetter(lazy, draw, signal);

  const held = painted?.input.release() ?? takeTyped();
  const heard = { presenter, port, state: () => state, turnPage: pageTurner(lazy, dialog, port.exports) };
  const serve = listen(overlay, heard, signal);
  const page = painted?.page ?? putIn(document, overlay);
  draw();
  if (!painted) putUp(overlay, page);
  else if (painted.input.isCovered()) takeOver(overlay, page, true);
  watchScroll(dialog, signal);
  const onEvicted = () => port.dispatch({ type: 'evicted' });
  rememberDrawn = stayOpen({ ...overlay, signal, onEvicted, onDeaf: () => port.dispatch({ type: 'closed' }) });
  // load the controls now, so that they have usually arrived before the user can press anything
  afterPaint(document, () => void getReady(getControls, lazy, dialog, signal), signal);
  // announce after the paint, which this would delay, unless the reader has changed or announced anything by then
  const isUntouched = () => state === initial && view.message === '';
  if (initial.article) afterPaint(document, () => isUntouched() && whisper(openingWords(initial)), signal);
  serveLater(held, serve, signal);

  function update(next: ReaderState, placeNow?: (place: number) => number): void {
    const words = updateWords(state, next);
    const isOtherText = next.contentNumber !== state.contentNumber;
    state = next;
    if (isOtherText) {
      dialog.scrollTop = 0;
      draw();
    } else keepPlace(dialog, draw, placeNow);
    if (words) whisper(words);
  }

  return {
    ...createReadingPlace(dialog),
    update,
    dialog,
    get isSelecting() {
      return isSelecting(dialog);
    },
    announce,
    whisper,
    destroy() {
      if (signal.aborted) return;
      lifetime.abort();
      presenter.dispose();
      hide(dialog);
      render(null, dialog);
      host.remove();
      page.release();
    },
  };
}

/** Handles the kept input in a later task: it may run commands that need the handle that `mountReader` returns. */
function serveLater(held: readonly Held[], serve: (held: Held) => void, signal: AbortSignal): void {
  if (held.length > 0)
    setTimeout(() => {
      for (const one of held) if (!signal.aborted) serve(one);
    });
}

function putIn(document: Document, overlay: Overlay): HeldPage {
  const page = holdPage(document);
  intact(document).documentElement.append(overlay.host);
  undoZoom(overlay);
  return page;
}

async function getReady(
  getControls: () => Promise<unknown>,
  lazy: LazyScripts,
  dialog: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  keepWords(SAID_ALONE);
  await getControls();
  if (!signal.aborted) lazy.parts().controls?.stayInPlace(dialog, signal);
}

function isSelecting(dialog: HTMLElement): boolean {
  const selection = selectionIn(dialog);
  return selection !== null && !selection.isCollapsed && dialog.contains(selection.anchorNode);
}

/**
 * Returns the handler of keys that turn pages. Before the script that turns pages has loaded, the handler holds these
 * keys back, because the browser's own scrolling would end between two pages.
 */
function pageTurner(
  lazy: LazyScripts,
  dialog: HTMLElement,
  { follow }: ReaderExports,
): (event: KeyboardEvent) => boolean {
  const turn = (event: KeyboardEvent) => lazy.parts().controls?.turnPage(dialog, event, follow) ?? false;
  return (event) => {
    if (lazy.parts().controls) return turn(event);
    if (!/^(?: |PageDown|PageUp)$/.test(event.key) || pressesControl(event) || !bodyInPages(dialog)) return false;
    void lazy.loadControls().then(() => turn(event));
    return true;
  };
}

/** Returns a function that loads the controls (everything that opens over the text). It resolves to false on error. */
function controlsGetter(lazy: LazyScripts, draw: () => void, signal: AbortSignal): () => Promise<boolean> {
  return async () => {
    if (lazy.parts().controls) return true;
    const areThere = await lazy.loadControls();
    if (signal.aborted) return true;
    if (areThere) draw();
    return areThere;
  };
}
