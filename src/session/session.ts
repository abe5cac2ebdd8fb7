/** The interface of the session of this document. The session exists as long as the content script. */

import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import type { ClickRequest, ReaderStatus, UnreadableReason } from '../store/messages/protocol.ts';
import { runEffect } from './effects/index.ts';
import { correctionsOf, wholeArticle } from './effects/later-scripts.ts';
import type { World } from './effects/world.ts';
import { createExporter, type Exporter } from './export/index.ts';
import { whyUnreadable } from './readable.ts';
import { liveReading } from './reading.ts';
import { isChoiceAwaited } from './state/choices.ts';
import { readerStatus } from './state/reader-state.ts';
import { reduce } from './state/reduce.ts';
import { CLOSED, type Request, type SessionEvent, type SessionState } from './state/state.ts';

/** A request without `clickedAt` was made now. */
type ReaderRequest = Partial<Pick<ClickRequest, 'clickedAt' | 'algorithm' | 'selection' | 'isUnasked'>>;

export interface Session {
  /** Opens the reader, or changes an open one. Resolves to the reason why the page cannot be read; null if it can. */
  open(request: ReaderRequest): Promise<UnreadableReason | null>;
  toggle(request: Pick<ReaderRequest, 'clickedAt'>): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  /** Switches to an algorithm. Resolves when the reader shows the article that it found. */
  setAlgorithm(id: string): Promise<void>;
  readonly exporter: Exporter;
}

export function createSession(): Session {
  const askers = new Map<number, Asker>();
  const loop = createLoop(askers);
  let lastId = 0;

  /** Dispatches a request. Resolves when the session has answered it. */
  function ask(event: (id: number) => SessionEvent): Promise<UnreadableReason | null> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      askers.set(id, { resolve, reject });
      loop.dispatch(event(id));
    });
  }

  function request(
    kind: Request['kind'],
    { clickedAt = Date.now(), algorithm, selection = false, isUnasked = false }: ReaderRequest,
  ): Promise<UnreadableReason | null> {
    const seen = { ranges: selectedRanges(document), unreadable: whyUnreadable(document) };
    const click = { kind, clickedAt, isSelection: selection, isUnasked, ...(algorithm !== undefined && { algorithm }) };
    return ask((id) => ({ type: 'requested', request: { id, ...click, ...seen } }));
  }

  return {
    open: (click) => request('open', click),
    toggle: (click) => request('toggle', click),
    close: () => loop.dispatch({ type: 'closed' }),
    status: () => readerStatus(loop.state().open),
    async setAlgorithm(algorithm) {
      await ask((id) => ({ type: 'algorithm-requested', algorithm, request: id }));
    },
    exporter: loop.exporter,
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

/** The functions that settle the promise of one request to the session, for example the request to open the reader. */
interface Asker {
  resolve(reason: UnreadableReason | null): void;
  reject(error: unknown): void;
}

/**
 * Creates the loop that handles events and runs their effects. `askers`: callbacks of the pending requests, by request
 * id; the loop removes each when it has answered it.
 */
function createLoop(askers: Map<number, Asker>) {
  let state: SessionState = CLOSED;
  const events: SessionEvent[] = [];
  let isRunning = false;
  const exporter = createExporter(
    () => {
      const article = state.open?.article ?? null;
      return (article && world.mounted?.tools?.exported(article)) ?? article;
    },
    () => isChoiceAwaited(state.open),
    () => state.open?.settings.fileName ?? '',
    (id) => (state.open?.reading ? liveReading(state.open.reading).nodes[id] : undefined),
  );

  /** Handles an event, and starts its effects before the call returns; queues it while another one is handled. */
  function dispatch(event: SessionEvent): void {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = events.shift(); next; next = events.shift()) take(next);
    isRunning = false;
  }

  function take(event: SessionEvent): void {
    try {
      const [next, effects] = reduce(state, event);
      state = next;
      for (const effect of effects) runEffect(world, effect);
    } catch (error) {
      world.fail(error);
    }
  }

  function asker(request: number): Asker | undefined {
    const found = askers.get(request);
    askers.delete(request);
    return found;
  }

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
    placeNow: null,
    answer: (request, reason) => asker(request)?.resolve(reason),
    fail(error) {
      reportOnce('the session could not go on', error);
      if (!state.serving) return;
      asker(state.serving.request.id)?.reject(error);
      dispatch({ type: 'request-failed' });
    },
  };
  return { dispatch, state: () => state, exporter };
}
