/** The interface of the session of this document. The session exists as long as the content script. */
import type { ReaderStatus, UnreadableReason } from '../store/messages/protocol.ts';
import type { Exporter } from './export/index.ts';
import { type Asker, createLoop } from './loop.ts';
import { selectedRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import type { SessionEvent } from './state/events.ts';
import { readerStatus } from './state/reader-state.ts';
import type { Request } from './state/state.ts';

export interface ReaderRequest {
  algorithm?: string;
  /** Whether to show the text that the user has selected on the page. */
  selection?: boolean;
  /** Whether the reader opens automatically; it then opens only if the page is certainly an article. */
  isUnasked?: boolean;
}

export interface Session {
  /** Opens the reader, or changes an open one. Resolves to the reason why the page cannot be read; null if it can. */
  open(request: ReaderRequest): Promise<UnreadableReason | null>;
  toggle(): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  /** Switches to an algorithm. Resolves when the reader shows the article that it found. */
  setAlgorithm(id: string): Promise<void>;
  /** Exports the shown article to the clipboard or a file. */
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
