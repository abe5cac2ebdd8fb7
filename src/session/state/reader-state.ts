/** The initial state of an open reader, and what the reader and the popup show of the state. */
import { algorithmInfos } from '../../algorithms/index.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import { message } from '../../platform/wording/message.ts';
import type { ReaderState } from '../../reader/reader-state.ts';
import { offeredAlgorithms } from '../../shared/algorithm-groups.ts';
import type { ReaderStatus } from '../../store/messages/protocol.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import { appearanceOf, sameValue } from '../../store/settings/appearance.ts';
import type { Settings } from '../../store/settings/types.ts';
import { NO_WORK } from '../../tools/types.ts';
import type { OpenReader, Request } from './state.ts';

export function newReader(
  request: Pick<Request, 'clickedAt' | 'isUnasked' | 'selection' | 'ranges'>,
  settings: Settings,
  memory: SiteMemory | null,
  algorithm: string,
): OpenReader {
  return {
    clickedAt: request.clickedAt,
    isUnasked: request.isUnasked === true,
    isMounted: false,
    reading: null,
    found: null,
    article: null,
    algorithm,
    asked: '',
    isTrial: false,
    settings,
    memory,
    ranges: request.ranges,
    notice: request.selection && algorithm !== USER_SELECTION ? message('noticeNoSelection') : '',
    comments: memory?.comments ?? false,
    offers: [],
    work: NO_WORK,
    drawn: null,
    newArticle: null,
    outdated: null,
    pages: null,
    chapters: null,
    contentNumber: 0,
    routeNumber: 0,
  };
}

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

/** Returns whether the algorithm was chosen for this page only and differs from the stored one. */
export function isTrial({ isTrial: isChosen, algorithm, settings, memory }: OpenReader): boolean {
  return isChosen && algorithm !== (memory?.algorithm ?? settings.algorithm);
}

/** Returns whether the reader looks the same. The stored algorithm applies only to the next page. */
export function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  const isSeen = (key: string) => key !== 'algorithm' && !key.startsWith('aloud');
  return keys.every((key) => !isSeen(key) || sameValue(before[key], after[key]));
}

/** Returns the status that the popup shows. `open`: null if the reader is closed. */
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
