/** Handles events while a reader is open: the page under it gets more content, changes, or shows another article. */
import { USER_SELECTION } from '../../algorithms/types.ts';
import { withoutHash } from '../../shared/url.ts';
import { NO_WORK } from '../../tools/types.ts';
import { also, change, whenIdle, whenOpen } from './open-step.ts';
import { fingerprint, isPlaceholder, isSameStory, storyOf } from './same-story.ts';
import type { Effect, EventOf, OpenReader, OpenStep, ReadPlan } from './state.ts';

/** When to check the content after the address has changed (ms): many pages change it later than the address. */
const ROUTE_SETTLES = [400, 1200, 3000];

/** Effect that makes the next check for changes come soon, because the last check found something new. */
const SOON: Effect = { type: 'look-again-soon' };

/** Effect that repeats a check, because the user chose another algorithm while the page was being read. */
const LOOK_AGAIN: Effect = { type: 'look-later', after: [0] };

type PageRead = EventOf<'page-read'>;

/** Functions that change the reader's state after the page was read, by the reason for reading (`ReadPlan.purpose`). */
const COMES_OF: Readonly<Record<ReadPlan['purpose'], (open: OpenReader, event: PageRead) => OpenStep>> = {
  open: (open, { reading, plan }) => change(open, { reading, outdated: plan.outdated }),
  more: showMore,
  look: judgeChange,
  route: judgeRoute,
  replace,
};

export const onPageRead = whenOpen((open, event: PageRead) => {
  const { plan, found } = event;
  const { unlessSame } = plan;
  if (!unlessSame || !isSameStory(unlessSame.story, found.article)) return COMES_OF[plan.purpose](open, event);
  return [open, [{ type: 'read-page', plan: { ...plan, outdated: unlessSame.outdated, unlessSame: null } }]];
});

export const readMore = whenOpen((open) => [open, [{ type: 'read-page', plan: planFor(open, 'more') }]]);

/** Starts the work that had to wait until the reader was painted. */
export const onPainted = whenOpen((open, { isParsed }: EventOf<'painted'>) => {
  if (open.article) return [open, [{ type: 'load-enhancements', article: open.article }]];
  return [open, isParsed && !open.reading ? [{ type: 'read-page', plan: planFor(open, 'more') }] : []];
});

/** Reads the page again to find out whether the article has changed. */
export const onPageChanged = whenOpen((open, { url, isQuick, isSelecting }: EventOf<'page-changed'>) => {
  if (!open.found || !isQuick || isSelecting || open.algorithm === USER_SELECTION) return [open, []];
  return [open, [{ type: 'read-page', plan: planAt(url, open, 'look') }]];
});

export const onRouteChanged = whenOpen((open) => {
  const routeNumber = open.routeNumber + 1;
  return [{ ...open, routeNumber }, [{ type: 'look-at-route-later', after: ROUTE_SETTLES, number: routeNumber }]];
});

/** After a change of the address, reads the page to find out whether its content has changed too. */
export const onRouteSettled = whenOpen((open, { number, url, isSelectionThere }: EventOf<'route-settled'>) => {
  const isOver = number !== open.routeNumber || (open.algorithm === USER_SELECTION && isSelectionThere);
  return [open, isOver ? [] : [{ type: 'read-page', plan: planOfNext(url, open, 'route') }]];
});

/** Returns the plan for reading the page when it may show another article. */
export function planOfNext(url: string, open: OpenReader, purpose: 'route' | 'replace'): ReadPlan {
  return { ...planAt(url, open, purpose), algorithm: algorithmOfNext(open), ranges: [] };
}

/** Returns the algorithm for another article: the current one, or the stored one if the reader shows a selection. */
function algorithmOfNext({ algorithm, memory, settings }: OpenReader): string {
  return algorithm === USER_SELECTION ? (memory?.algorithm ?? settings.algorithm) : algorithm;
}

/**
 * Returns the plan for reading the page at this address. If the address is new, metadata in the page's head that has
 * not changed may describe the earlier article. So it is ignored, unless the page still shows that article.
 */
function planAt(url: string, open: OpenReader, purpose: ReadPlan['purpose']): ReadPlan {
  const plan = planFor(open, purpose);
  const { reading, found } = open;
  if (!reading?.page || withoutHash(reading.page.snapshot.url) === withoutHash(url)) return plan;
  const unlessSame = found && { story: storyOf(found.article), outdated: open.outdated };
  return { ...plan, outdated: reading.hints, unlessSame };
}

function planFor({ algorithm, comments, ranges, outdated }: OpenReader, purpose: ReadPlan['purpose']): ReadPlan {
  return { purpose, algorithm, comments, ranges, outdated, unlessSame: null };
}

function showMore(open: OpenReader, { reading, isQuick }: PageRead): OpenStep {
  const isFirst = open.reading === null;
  const before = open.reading?.page ? open.reading.nodes : null;
  const places = before && reading.page ? placesBetween(before, reading.nodes) : null;
  const shown = change(open, { reading, notice: isFirst ? open.notice : '' }, places);
  return also(shown, ...restAfter(isFirst, isQuick));
}

function restAfter(isOther: boolean, isQuick: boolean): readonly Effect[] {
  return [...(isOther ? whenIdle('find-other-pages') : []), ...(isQuick ? whenIdle('prepare-other') : [])];
}

function judgeChange(open: OpenReader, event: PageRead): OpenStep {
  if (event.plan.algorithm !== open.algorithm) return [open, [LOOK_AGAIN]];
  const before = open.found?.article;
  const { article } = event.found;
  if (!before || fingerprint(article) === fingerprint(before)) return offer(open, null);
  if (isSameStory(storyOf(before), article)) return also(showMore({ ...open, newArticle: null }, event), SOON);
  return also(isPlaceholder(before) ? replace(open, event) : offer(open, article.metadata.headline), SOON);
}

function judgeRoute(open: OpenReader, event: PageRead): OpenStep {
  if (event.plan.algorithm !== algorithmOfNext(open)) return [open, [LOOK_AGAIN]];
  const before = open.found?.article;
  const { article } = event.found;
  if (before && isSameStory(storyOf(before), article)) return offer(open, null);
  const isChosen = open.algorithm === USER_SELECTION;
  const settled = { ...open, routeNumber: open.routeNumber + 1 };
  return !before || (isPlaceholder(before) && !isChosen)
    ? replace(settled, event)
    : offer(settled, article.metadata.headline);
}

/** Offers the page's new article by its headline; null removes the offer. The reader still shows the old article. */
function offer(open: OpenReader, newArticle: string | null): OpenStep {
  return open.newArticle === newArticle ? [open, []] : change(open, { newArticle });
}

function replace(open: OpenReader, { reading, isQuick }: PageRead): OpenStep {
  const hasMoved = open.reading?.page?.snapshot.url !== reading.page?.snapshot.url;
  const replaced = change(open, {
    reading,
    algorithm: algorithmOfNext(open),
    // A request to show the user's selection is dropped, because the selection was in the earlier article.
    asked: open.asked === USER_SELECTION ? '' : open.asked,
    ranges: [],
    comments: open.memory?.comments ?? false,
    newArticle: null,
    outdated: hasMoved ? (open.reading?.hints ?? null) : open.outdated,
    pages: null,
    chapters: null,
    work: NO_WORK,
    contentNumber: open.contentNumber + 1,
    notice: '',
  });
  return also(replaced, ...restAfter(true, isQuick));
}

/** Maximum distance between a removed text node and the neighbor that replaces it (number of nodes). */
const NEAR = 400;

/**
 * Returns a function that maps node ids from one reading of the page to a later one. The ids change when the page
 * changes, but the DOM nodes stay the same objects. A removed node gets the id of its nearest remaining neighbor; if
 * two are equally near, the id of the one before it.
 */
export function placesBetween(before: readonly object[], after: readonly object[]): (place: number) => number {
  let rows: Map<object, number> | null = null;
  return (place) => {
    rows ??= new Map(after.map((node, row) => [node, row]));
    for (let away = 0; away < NEAR; away++) {
      for (const row of [place - away, place + away]) {
        const node = before[row];
        const now = node && rows.get(node);
        if (now !== undefined) return now;
      }
    }
    return place;
  };
}
