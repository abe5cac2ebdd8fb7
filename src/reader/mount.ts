/** Mounts the reader: an overlay in the page, its content, and its input handling. */

import { render } from 'preact';
import { intact } from '../platform/unclobbered.ts';
import { keepWords, message } from '../platform/wording/message.ts';
import { createRenderer } from './components/renderer.ts';
import { selectionIn } from './input/copy-selection.ts';
import { listen } from './input/listen.ts';
import { afterPaint } from './overlay/after-paint.ts';
import { articleIn, createOverlay, focusText, type Overlay, undoZoom } from './overlay/create-overlay.ts';
import { type HeldPage, holdPage } from './overlay/hold-page.ts';
import { addHost } from './overlay/reader-hosts.ts';
import { appear, hide, show, stayOpen } from './overlay/stay-open.ts';
import type { ReaderExports, ReaderHandle, ReaderPort } from './port.ts';
import { keepPlace } from './scroll/keep-place.ts';
import { createReadingPlace } from './scroll/reading-place.ts';
import { watchScroll } from './scroll/watch-scroll.ts';
import { createPresenter } from './state/presenter.ts';
import { openingWords, updateWords } from './state/spoken.ts';
import type { LazyScripts } from './state/view.ts';
import { createPackagedFont } from './styles/packaged-font.ts';
import type { ReaderState } from './types.ts';

/** Messages that an open reader still needs when the extension is gone. */
const SAID_ALONE = ['copyRefused', 'notTold', 'notLoaded', 'noticeNotLoaded', 'noticeNotLoadedAll'] as const;

export function mountReader(
  document: Document,
  initial: ReaderState,
  port: ReaderPort,
  lazy: LazyScripts,
): ReaderHandle {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const overlay = createOverlay(document);
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
  const sayFailed = () => announce(message('appearanceFontFailed'));
  const wearFont = createPackagedFont(dialog, signal, lazy.loadFont, sayFailed);
  const props = () => ({ state, view, dispatch: port.dispatch, tools: port.tools, commands, parts: lazy.parts() });
  const { draw, afterEach } = drawer(createRenderer(overlay, signal, props, wearFont));
  const getControls = controlsGetter(lazy, draw, signal);
  const stayInPlace = () => signal.aborted || lazy.parts().controls?.stayInPlace(dialog, signal);

  function open(): HeldPage {
    listen(overlay, { presenter, port, state: () => state, turnPage: pageTurner(lazy, dialog, port.exports) }, signal);
    const page = holdPage(document);
    intact(document).documentElement.append(host);
    undoZoom(overlay);
    draw();
    putUp(overlay, page, initial.article !== null, signal);
    focusText(overlay);
    watchScroll(dialog, signal);
    afterEach(comeBack(overlay, port, signal));
    // usually before the user can press anything
    afterPaint(document, () => void getReady(getControls).then(stayInPlace), signal);
    // announce after the paint, so that drawing the announcement does not delay it
    if (initial.article)
      afterPaint(document, () => state === initial && view.message === '' && whisper(openingWords(initial)), signal);
    return page;
  }

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

  const page = open();
  return {
    ...createReadingPlace(dialog),
    update,
    dialog,
    get articleElement() {
      return articleIn(overlay);
    },
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

/** Returns a `draw` that also runs the `afterEach` callback. */
function drawer(drawAll: () => void) {
  let after = () => {};
  return {
    draw() {
      drawAll();
      after();
    },
    afterEach(next: () => void) {
      after = next;
    },
  };
}

/** Shows the dialog as modal, after the first paint if the article is not there yet: a large page takes long to lock and make inert. */
function putUp({ dialog }: Overlay, page: HeldPage, isThere: boolean, signal: AbortSignal): void {
  const takeOver = (scrollTop: number) => {
    page.lock();
    show(dialog, scrollTop);
  };
  if (isThere) takeOver(0);
  else {
    appear(dialog);
    // read before the page is locked; afterwards, reading it would lay out the whole page
    afterPaint(dialog.ownerDocument, () => takeOver(dialog.scrollTop), signal);
  }
}

function getReady(getControls: () => Promise<unknown>): Promise<unknown> {
  keepWords(SAID_ALONE);
  return getControls();
}

function isSelecting(dialog: HTMLElement): boolean {
  const selection = selectionIn(dialog);
  return selection !== null && !selection.isCollapsed && dialog.contains(selection.anchorNode);
}

function comeBack({ host, root, dialog }: Overlay, { dispatch }: ReaderPort, signal: AbortSignal): () => void {
  return stayOpen({
    host,
    root,
    dialog,
    signal,
    onEvicted: () => dispatch({ type: 'evicted' }),
    onDeaf: () => dispatch({ type: 'closed' }),
  });
}

/** Returns the page turner. A press waits until the script has loaded: the browser's own scrolling would end between two pages. */
function pageTurner(
  lazy: LazyScripts,
  dialog: HTMLElement,
  { follow }: ReaderExports,
): (event: KeyboardEvent) => boolean {
  const turn = (event: KeyboardEvent) => lazy.parts().controls?.turnPage(dialog, event, follow) ?? false;
  return (event) => {
    if (lazy.parts().controls) return turn(event);
    const body = dialog.querySelector('.body');
    if (!/^(?: |PageDown|PageUp)$/.test(event.key) || !body || getComputedStyle(body).columnCount === 'auto')
      return false;
    void lazy.loadControls().then(() => turn(event));
    return true;
  };
}

/** Returns a function that loads and draws the controls, and resolves to whether they are there. */
function controlsGetter(lazy: LazyScripts, draw: () => void, signal: AbortSignal): () => Promise<boolean> {
  return async () => {
    if (lazy.parts().controls) return true;
    const areThere = await lazy.loadControls();
    if (signal.aborted) return true;
    if (areThere) draw();
    return areThere;
  };
}
