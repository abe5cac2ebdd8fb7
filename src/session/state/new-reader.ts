import { USER_SELECTION } from '../../algorithms/types.ts';
import { message } from '../../platform/wording/message.ts';
import type { SiteMemory } from '../../store/remembered/types.ts';
import type { Settings } from '../../store/settings/types.ts';
import { NO_WORK } from '../../tools/types.ts';
import type { OpenReader, Request } from './state.ts';

/** Returns the initial state of a reader. */
export function newReader(
  request: Pick<Request, 'isUnasked' | 'isSelection' | 'ranges'>,
  settings: Settings,
  memory: SiteMemory | null,
  algorithm: string,
): OpenReader {
  return {
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
    notice: request.isSelection && algorithm !== USER_SELECTION ? message('noticeNoSelection') : '',
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
