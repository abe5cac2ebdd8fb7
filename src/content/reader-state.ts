/** What the reader shows, from what the session knows. */
import { algorithmInfos } from '../algorithms/index.ts';
import type { ReaderStatus } from '../messages/protocol.ts';
import type { Offer, ReaderState } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
import { highlighter } from './enhancements.ts';
import type { Reading, Shown } from './reading.ts';

/** What stands in an open reader. */
export interface Visible {
  /** null until the page is read for the first time. */
  reading: Reading | null;
  /** null until then as well. */
  shown: Shown | null;
  algorithm: string;
  settings: Settings;
  /** What happened to the page, or ''. */
  notice: string;
  isExplaining: boolean;
  offers: readonly Offer[];
  /** Counts up when the page moves on to other content. */
  contentNumber: number;
}

export function readerState({ reading, shown, ...visible }: Visible): ReaderState {
  const { algorithm: _stored, ...appearance } = visible.settings;
  const { algorithm, contentNumber, isExplaining, notice, offers } = visible;
  return {
    article: shown?.article ?? null,
    algorithm,
    algorithms: algorithmInfos,
    appearance,
    notice: [notice, shown?.notice ?? ''].filter((part) => part !== '').join(' '),
    ways: shown?.ways ?? [],
    offers,
    highlight: highlighter(),
    explanation: isExplaining && reading ? reading.explain(algorithm) : null,
    contentNumber,
  };
}

/** The stored algorithm is the one for the next page; an open reader shows its own. */
export function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  return keys.every((key) => key === 'algorithm' || before[key] === after[key]);
}

/** What the popup and the toolbar are told; null is a reader that is closed. */
export function readerStatus(open: Visible | null): ReaderStatus {
  const article = open?.shown?.article;
  return {
    open: open !== null,
    algorithm: open?.algorithm ?? '',
    words: article?.words ?? 0,
    confidence: article?.confidence ?? null,
    kind: article?.page?.kind ?? null,
  };
}
