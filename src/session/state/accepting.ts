/**
 * Changes of the session's state when the user accepts an offer: to show a new article, to load the article's other
 * pages, or to press a button of the page.
 */
import type { OpenStep, Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { planOfNext } from './following.ts';
import { buttonOf, NEVER_HERE, NEW_ARTICLE } from './offers.ts';
import { also, change, followedBy, isRead, whenOpen } from './open-step.ts';
import { foundPages, nextPage, OTHER_PAGES, type OtherPages, withPage } from './other-pages.ts';
import { close } from './requests.ts';
import type { OpenReader, SessionState } from './state.ts';

/**
 * Delays after the reader has pressed a button of the page (ms); after each, the page is checked for changes. Some
 * pages react at once, others ask their server first.
 */
const ANSWERS = [80, 600, 2000, 5000];

export function onOfferAccepted(state: SessionState, event: EventOf<'offer-accepted'>): Step {
  if (event.offer !== NEVER_HERE) return accept(state, event);
  return followedBy([state, [{ type: 'never-read-here' }]], close);
}

const accept = whenOpen((open, { offer, url }: EventOf<'offer-accepted'>) => {
  if (!isRead(open)) return [open, []];
  if (offer === NEW_ARTICLE) return [open, [{ type: 'read-page', plan: planOfNext(url, open, 'replace') }]];
  if (offer === OTHER_PAGES) return open.pages && !isLoading(open) ? fetchNext(open, open.pages) : [open, []];
  const node = buttonOf(offer);
  if (node === null) return [open, []];
  return [
    open,
    [
      { type: 'press', reading: open.reading, node },
      { type: 'look-later', after: ANSWERS },
    ],
  ];
});

/** Offers the article's other pages after they were found. Ignores them if the reader shows another article by now. */
export const onPagesFound = whenOpen((open, { pages, chapters, contentNumber }: EventOf<'other-pages-found'>) =>
  contentNumber === open.contentNumber ? change(open, { pages: pages && foundPages(pages), chapters }) : [open, []],
);

export const onPageFetched = whenOpen((open, page: EventOf<'other-page-fetched'>) =>
  open.pages && isLoading(open) ? fetchNext(open, withPage(open.pages, page)) : [open, []],
);

export const onPageFailed = whenOpen((open, { number }: EventOf<'other-page-failed'>) =>
  open.pages && isLoading(open)
    ? change(open, { pages: { ...open.pages, progress: 'failed', failed: number } })
    : [open, []],
);

const isLoading = ({ pages }: OpenReader) => pages?.progress === 'loading';

function fetchNext(open: OpenReader, pages: OtherPages): OpenStep {
  const next = nextPage(pages);
  const shown = change(open, { pages: { ...pages, progress: next ? 'loading' : 'loaded' } });
  return next ? also(shown, { type: 'fetch-other-page', ...next }) : shown;
}
