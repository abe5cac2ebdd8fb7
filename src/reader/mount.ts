/** Mounts the reader: one host element in the page, a shadow root, and in it a modal dialog over everything. */
import { h, render } from 'preact';
import moreAlgorithmsCss from '../controls/more-algorithms.css?inline';
import { menuOrder } from '../shared/algorithm-groups.ts';
import themeCss from '../shared/theme.css?inline';
import { headlineOf, Reader } from './components/Reader.tsx';
import { copyWhatIsShown, selectionIn } from './input/copy-selection.ts';
import { keepEventsInside, refuseUntrustedEvents } from './input/event-border.ts';
import { followReferences } from './input/follow-references.ts';
import { jumpInside } from './input/jump.ts';
import { listenToKeys } from './input/listen-to-keys.ts';
import { selectArticle } from './input/select-article.ts';
import { holdPage } from './overlay/hold-page.ts';
import { show, stayOpen } from './overlay/stay-open.ts';
import { keepPlace, keepPlaceWhenResized } from './scroll/keep-place.ts';
import { watchScroll } from './scroll/watch-scroll.ts';
import { createPresenter } from './state/presenter.ts';
import { adoptSheet } from './styles/adopt-sheet.ts';
import { applyAppearance } from './styles/appearance.ts';
import articleCss from './styles/article.css?inline';
import explainCss from './styles/explain.css?inline';
import formulasCss from './styles/formulas.css?inline';
import notesCss from './styles/notes.css?inline';
import offersCss from './styles/offers.css?inline';
import picturesCss from './styles/pictures.css?inline';
import piecesCss from './styles/pieces.css?inline';
import postsCss from './styles/posts.css?inline';
import readerCss from './styles/reader.css?inline';
import type { ReaderActions, ReaderHandle, ReaderState } from './types.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

export function mountReader(document: Document, initial: ReaderState, actions: ReaderActions): ReaderHandle {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const { host, root, dialog } = createHost(document);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  let state = initial;
  let hasCodeColours = false;

  const articleElement = () => dialog.querySelector<HTMLElement>('.article');
  const presenter = createPresenter(dialog, actions, draw);

  /** Renders synchronously, so that the place in the text can be found again right after. */
  function draw(): void {
    dialog.setAttribute('aria-label', headlineOf(state));
    applyAppearance(dialog, state.appearance, prefersDark.matches);
    addCodeColours();
    render(h(Reader, { state, view: presenter.view, commands: presenter.commands }), dialog);
    if (!root.activeElement && dialog.open) focusText();
  }

  /** They come with the script that tells the parts of code apart. */
  function addCodeColours(): void {
    const { css } = state.highlight ?? {};
    if (hasCodeColours || !css) return;
    hasCodeColours = true;
    adoptSheet(root, css);
  }

  /** The article region: there the arrow keys, Space and Home scroll. */
  function focusText(): void {
    dialog.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
  }

  refuseUntrustedEvents(root, signal);
  keepEventsInside(host, signal);
  copyWhatIsShown(dialog, signal);
  followReferences(root, signal, () => ({ shown: presenter.view.note, showNote: presenter.commands.showNote }));
  jumpInside(root, signal);
  listenToKeys({ host, dialog, signal, focusText }, () => ({
    ...presenter.commands,
    escape: () => presenter.escape(Boolean(state.explanation)),
    isViewingPicture: () => presenter.view.picture !== null,
    selectArticle: () => selectArticle(articleElement()),
    chooseAlgorithm: (index) => {
      const choice = menuOrder(state.algorithms)[index];
      if (choice) actions.setAlgorithm(choice.id);
    },
  }));
  presenter.listen(root, signal);
  prefersDark.addEventListener('change', draw, { signal });

  const releasePage = holdPage(document);
  document.documentElement.append(host);
  undoZoom(host, dialog);
  draw();
  show(dialog);
  focusText();
  watchScroll(dialog, signal);
  keepPlaceWhenResized(dialog, signal);
  stayOpen({ host, dialog, signal, onEvicted: () => (actions.evicted ?? actions.close)() });
  if (initial.article) presenter.whisper(openingWords(initial));

  return {
    update(next, placeNow) {
      const words = changeWords(state, next) || offerWords(state, next);
      const isOtherText = next.contentNumber !== state.contentNumber;
      state = next;
      if (isOtherText) {
        draw();
        dialog.scrollTop = 0;
      } else keepPlace(dialog, draw, placeNow);
      if (words) presenter.whisper(words);
    },
    get articleElement() {
      return articleElement();
    },
    get isSelecting() {
      const selection = selectionIn(dialog);
      return selection !== null && !selection.isCollapsed && dialog.contains(selection.anchorNode);
    },
    announce: presenter.announce,
    destroy() {
      if (signal.aborted) return;
      lifetime.abort();
      presenter.dispose();
      if (dialog.open) dialog.close();
      render(null, dialog);
      host.remove();
      releasePage();
    },
  };
}

/** Pages that enlarge themselves by CSS would enlarge the reader beyond the window. */
function undoZoom(host: HTMLElement, dialog: HTMLDialogElement): void {
  const zoom = (host as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  if (zoom !== 1 && zoom > 0) dialog.style.setProperty('zoom', String(1 / zoom));
}

function createHost(document: Document): { host: HTMLElement; root: ShadowRoot; dialog: HTMLDialogElement } {
  // Also in XHTML documents, where createElement alone may give elements of no kind.
  const host = document.createElementNS(HTML, 'div') as HTMLElement;
  const dialog = document.createElementNS(HTML, 'dialog') as HTMLDialogElement;
  host.dataset.lectern = '';
  // The page's language and direction end here; the article sets its own.
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  dialog.className = 'lectern';
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(
    root,
    [
      themeCss,
      moreAlgorithmsCss,
      readerCss,
      articleCss,
      formulasCss,
      picturesCss,
      piecesCss,
      notesCss,
      postsCss,
      offersCss,
      explainCss,
    ].join('\n'),
  );
  root.append(dialog);
  return { host, root, dialog };
}

function openingWords({ article }: ReaderState): string {
  return article && !article.empty ? `Reader opened, ${article.minutes} min` : 'Reader opened';
}

/** What a screen reader is told after an update; '' when nothing but the look changed. */
function changeWords(before: ReaderState, after: ReaderState): string {
  if (before.article === after.article || !after.article) return '';
  if (!before.article) return openingWords(after);
  const { comments } = after.article;
  if (before.algorithm === after.algorithm && comments && comments.isShown !== before.article.comments?.isShown) {
    return comments.isShown ? 'Comments shown' : 'Comments hidden';
  }
  const { label } = after.algorithms.find(({ id }) => id === after.algorithm) ?? { label: 'Your selection' };
  const found = after.article.empty ? 'nothing found' : `${after.article.minutes} min`;
  return [`${label}, ${found}`, after.notice].filter((part) => part !== '').join('. ');
}

/** The page has something new while nothing else changed: said once, when it comes. */
function offerWords(before: ReaderState, { offers = [] }: ReaderState): string {
  const known = new Set(before.offers?.map(({ id }) => id));
  const offer = offers.find(({ id, place }) => place === 'over' && !known.has(id));
  return offer ? `${offer.text}. ${offer.label}` : '';
}
