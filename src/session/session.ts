/** The session: opens, updates and closes the reader in this document. It exists as long as the content script. */

import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import type { ReaderStatus, UnreadableReason } from '../store/messages/protocol.ts';
import { runEffect } from './effects/index.ts';
import { correctionsOf, wholeArticle } from './effects/later-scripts.ts';
import type { World } from './effects/world.ts';
import { createExporter, type Exporter } from './export/index.ts';
import { whyUnreadable } from './readable.ts';
import { liveReading } from './reading.ts';
import { isChoiceAwaited } from './state/choices.ts';
import { readerStatus } from './state/reader-state.ts';
import { reduce } from './state/reduce.ts';
import { CLOSED, type Effect, type Request, type SessionEvent, type SessionState } from './state/state.ts';

/** A click. If `clickedAt` is missing, the click counts as made now. */
type Click = Partial<Omit<Request, 'id' | 'ranges' | 'unreadable'>>;

export interface Session {
  /** Opens, changes or closes the reader. Resolves to the reason why the page cannot be read; null if it can. */
  open(click: Click): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  /** Switches to an algorithm. Resolves when the reader shows the article that this algorithm found. */
  setAlgorithm(id: string): Promise<void>;
  readonly exporter: Exporter;
}

/** The functions that settle the promise of one request to the session, for example the request to open the reader. */
interface Asker {
  resolve(reason: UnreadableReason | null): void;
  reject(error: unknown): void;
}

export function createSession(): Session {
  let state: SessionState = CLOSED;
  let lastId = 0;
  const askers = new Map<number, Asker>();

  const dispatch = oneAtATime((event) => {
    let effects: readonly Effect[] = [];
    const errors = errorsOf(() => {
      [state, effects] = reduce(state, event);
    });
    // If one effect fails, the others must still run, because the new state assumes that all of them run.
    for (const effect of effects) errors.push(...errorsOf(() => runEffect(world, effect)));
    // only once, because it ends the request that is being served
    if (errors.length > 0) world.fail(errors[0]);
  });

  /** Dispatches a request. Resolves when the session has answered it. */
  function ask(event: (id: number) => SessionEvent): Promise<UnreadableReason | null> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      askers.set(id, { resolve, reject });
      dispatch(event(id));
    });
  }

  function asker(request: number): Asker | undefined {
    const found = askers.get(request);
    askers.delete(request);
    return found;
  }

  const exporter = createExporter(
    () => {
      const article = state.open?.article ?? null;
      return (article && world.mounted?.tools?.exported(article)) ?? article;
    },
    () => world.isShowing || isChoiceAwaited(state.open),
    () => state.open?.settings.fileName ?? '',
    (id) => (state.open?.reading ? liveReading(state.open.reading).nodes[id] : undefined),
  );

  const world: World = {
    document,
    exporter,
    dispatch,
    open: () => state.open,
    correctionsOf,
    wholeArticle: (open, article) => wholeArticle(world, open, article),
    mounted: null,
    readings: new Set(),
    lastReading: null,
    reading: Promise.resolve(),
    shows: 0,
    isShowing: false,
    placeNow: null,
    answer: (request, reason) => asker(request)?.resolve(reason),
    fail(error) {
      reportOnce('the session could not go on', error);
      if (!state.serving) return;
      asker(state.serving.request.id)?.reject(error);
      dispatch({ type: 'request-failed' });
    },
  };

  return {
    open(click) {
      const seen = { ranges: selectedRanges(document), unreadable: whyUnreadable(document) };
      return ask((id) => ({ type: 'requested', request: { clickedAt: Date.now(), ...click, ...seen, id } }));
    },
    close: () => dispatch({ type: 'closed' }),
    status: () => readerStatus(state.open),
    async setAlgorithm(algorithm) {
      await ask((id) => ({ type: 'algorithm-requested', algorithm, request: id }));
    },
    exporter,
  };
}

/** Runs a step. Returns what it threw, in a list; an empty list if it succeeded. */
function errorsOf(step: () => void): unknown[] {
  try {
    step();
    return [];
  } catch (error) {
    return [error];
  }
}

/** Returns a function that handles an event before it returns, or later if another event is being handled. */
function oneAtATime(handle: (event: SessionEvent) => void): (event: SessionEvent) => void {
  const events: SessionEvent[] = [];
  let isRunning = false;
  return (event) => {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = events.shift(); next; next = events.shift()) handle(next);
    isRunning = false;
  };
}

/**
 * Returns copies of the ranges that the user has selected, in the document or in same-origin frames. They are copies
 * because the live selection may be cleared when the focus moves into the reader. Selections inside shadow trees are
 * missing, because browsers do not report them.
 */
function selectedRanges(document: Document): Range[] {
  const frames = [...intact(document).querySelectorAll<HTMLIFrameElement>('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  return [document, ...frames].flatMap((owner) => {
    const selection = owner && intact(owner).getSelection();
    if (!selection || selection.isCollapsed) return [];
    return Array.from({ length: selection.rangeCount }, (_unused, index) => selection.getRangeAt(index).cloneRange());
  });
}
