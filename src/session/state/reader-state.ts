/** What the reader shows, and what is told of it, from what the session knows. */
import { algorithmInfos } from '../../algorithms/index.ts';
import type { ReaderState } from '../../reader/types.ts';
import { offeredAlgorithms } from '../../shared/algorithm-groups.ts';
import type { ReaderStatus } from '../../store/messages/protocol.ts';
import { appearanceOf } from '../../store/settings/appearance.ts';
import { sameValue } from '../../store/settings/same-value.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { OpenReader } from './state.ts';

export function readerState(open: OpenReader): ReaderState {
  const { drawn, memory, algorithm, found, offers, work, contentNumber } = open;
  return {
    article: drawn,
    algorithm,
    algorithms: offeredAlgorithms(algorithmInfos, {
      researchAlgorithms: open.settings.researchAlgorithms,
      inUse: [algorithm, open.settings.algorithm, memory?.algorithm],
    }),
    appearance: { ...appearanceOf(open.settings), ...memory?.appearance },
    presets: open.settings.presets,
    userCss: open.settings.userCss,
    notice: [open.notice, found?.notice ?? ''].filter((part) => part !== '').join(' '),
    ways: found?.ways ?? [],
    offers,
    isChecked: work.checking !== null,
    isTrial: isTrial(open),
    contentNumber,
  };
}

/** What was chosen for this page only is none of the user's choice for others. */
export function isTrial({ isTrial: isChosen, algorithm, settings, memory }: OpenReader): boolean {
  return isChosen && algorithm !== (memory?.algorithm ?? settings.algorithm);
}

/** The stored algorithm is the one for the next page; an open reader shows its own. How it is read aloud is not seen. */
export function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  const isSeen = (key: string) => key !== 'algorithm' && !key.startsWith('aloud');
  return keys.every((key) => !isSeen(key) || sameValue(before[key], after[key]));
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
