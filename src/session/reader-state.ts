/** What the reader shows, and what is told of it, from what the session knows. */
import { algorithmInfos } from '../algorithms/index.ts';
import type { ReaderStatus } from '../messages/protocol.ts';
import type { ReaderState } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
import type { OpenReader } from './state.ts';

export function readerState(open: OpenReader): ReaderState {
  const { algorithm: _stored, ...appearance } = open.settings;
  const { drawn, memory, algorithm, found, offers, explanation, contentNumber } = open;
  return {
    article: drawn,
    algorithm,
    algorithms: algorithmInfos,
    appearance: { ...appearance, ...memory?.appearance },
    notice: [open.notice, found?.notice ?? ''].filter((part) => part !== '').join(' '),
    ways: found?.ways ?? [],
    offers,
    explanation,
    contentNumber,
  };
}

/** The stored algorithm is the one for the next page; an open reader shows its own. */
export function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  return keys.every((key) => key === 'algorithm' || before[key] === after[key]);
}

/** What the popup and the toolbar are told; null is a reader that is closed. */
export function readerStatus(open: OpenReader | null): ReaderStatus {
  const article = open?.article;
  return {
    open: open !== null,
    algorithm: open?.algorithm ?? '',
    words: article?.words ?? 0,
    confidence: article?.confidence ?? null,
    kind: article?.page?.kind ?? null,
  };
}
