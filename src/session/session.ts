/** The session of this document, for those who call it. Lives as long as the content script. */
import type { ReaderStatus, UnreadableReason } from '../store/messages/protocol.ts';
import type { Exporter } from './export/index.ts';
import { type Asker, createLoop } from './loop.ts';
import { selectedRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import type { SessionEvent } from './state/events.ts';
import { readerStatus } from './state/reader-state.ts';
import type { Request } from './state/state.ts';

/** What may be asked for when a reader opens. */
export interface ReaderRequest {
  algorithm?: string;
  /** Read what the user has selected on the page. */
  selection?: boolean;
  /** Nobody asked: only what is an article for sure is shown. */
  isUnasked?: boolean;
}

export interface Session {
  /** Opens the reader, or changes what an open one shows. Answers why the page cannot be read. */
  open(request: ReaderRequest): Promise<UnreadableReason | null>;
  toggle(): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  /** Resolves when the reader shows what the algorithm found. */
  setAlgorithm(id: string): Promise<void>;
  /** What the reader shows, on the clipboard or as a file. */
  readonly exporter: Exporter;
}

export function createSession(): Session {
  const askers = new Map<number, Asker>();
  const loop = createLoop(askers);
  let lastId = 0;

  /** Asks for something, and resolves when it is answered. */
  function ask(event: (id: number) => SessionEvent): Promise<UnreadableReason | null> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      askers.set(id, { resolve, reject });
      loop.dispatch(event(id));
    });
  }

  function request(
    kind: Request['kind'],
    { algorithm, selection = false, isUnasked = false }: ReaderRequest,
  ): Promise<UnreadableReason | null> {
    const seen = { ranges: selectedRanges(document), unreadable: whyUnreadable(document) };
    const click = { kind, isSelection: selection, isUnasked, ...(algorithm === undefined ? {} : { algorithm }) };
    return ask((id) => ({ type: 'requested', request: { id, ...click, ...seen } }));
  }

  return {
    open: (click) => request('open', click),
    toggle: () => request('toggle', {}),
    close: () => loop.dispatch({ type: 'closed' }),
    status: () => readerStatus(loop.state().open),
    async setAlgorithm(algorithm) {
      await ask((id) => ({ type: 'algorithm-requested', algorithm, request: id }));
    },
    exporter: loop.exporter,
  };
}
