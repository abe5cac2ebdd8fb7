/** What the reader shows, from what the session knows. */
import { algorithmInfos } from '../algorithms/index.ts';
import { textOf } from '../article/clean/tree.ts';
import type { Article } from '../article/types.ts';
import type { ReaderState } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
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
  /** Counts up when the page moves on to other content. */
  contentNumber: number;
}

export function readerState({ reading, shown, ...visible }: Visible): ReaderState {
  const { algorithm: _stored, ...appearance } = visible.settings;
  const { algorithm, contentNumber, isExplaining, notice } = visible;
  return {
    article: shown?.article ?? null,
    algorithm,
    algorithms: algorithmInfos,
    appearance,
    notice: [notice, shown?.notice ?? ''].filter((part) => part !== '').join(' '),
    ways: shown?.ways ?? [],
    explanation: isExplaining && reading ? reading.explain(algorithm) : null,
    contentNumber,
  };
}

/** What an article says, for "is it another one?": places and links change without it. */
export function textOfArticle({ metadata, tree }: Article): string {
  return metadata.headline + tree.children.map((child) => (child.type === 'doctype' ? '' : textOf(child))).join('\n');
}

/** The stored algorithm is the one for the next page; an open reader shows its own. */
export function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  return keys.every((key) => key === 'algorithm' || before[key] === after[key]);
}
