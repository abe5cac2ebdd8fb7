/** What the reader offers besides the shown article, and what happens when the user accepts an offer. */
import type { Chapters } from '../../article/pages/find-chapters.ts';
import { BUTTON, type Offer } from '../../engine/types.ts';
import { message } from '../../platform/wording/message.ts';
import { planOfNext } from './following.ts';
import { also, change, followedBy, isRead, whenOpen } from './open-step.ts';
import { nextPage, OTHER_PAGES, type OtherPages, pageOffers, withPage } from './other-pages.ts';
import { close } from './requests.ts';
import type { EventOf, OpenReader, OpenStep, SessionState, Step } from './state.ts';

export const NEW_ARTICLE = 'new-article';
/** Id of the offer to close the reader and not open it automatically on this site again. */
export const NEVER_HERE = 'never-here';

/** Returns all offers of the reader. `found`: offers to press buttons of the page, such as "Show more". */
export function offersOf(
  { newArticle, isUnasked, pages, chapters }: OpenReader,
  found: readonly Offer[],
): readonly Offer[] {
  const moved = newArticle === null ? [] : [moveOn(newArticle)];
  const unasked: readonly Offer[] = isUnasked
    ? [{ id: NEVER_HERE, text: message('openedByItself'), label: message('notOnThisSite'), place: 'above' }]
    : [];
  return [...moved, ...unasked, ...pageOffers(pages), ...found, ...chapterOffers(chapters)];
}

/** Returns the links to the previous and next chapter, which the reader shows at the end of the article. */
function chapterOffers(chapters: Chapters | null): readonly Offer[] {
  const { previous = null, next = null } = chapters ?? {};
  const ends = [
    { rel: 'prev', href: previous, label: 'chapterPrevious' },
    { rel: 'next', href: next, label: 'chapterNext' },
  ] as const;
  return ends.flatMap(({ rel, href, label }): Offer[] =>
    href === null ? [] : [{ id: rel, text: '', label: message(label), place: 'end', href, rel }],
  );
}

function moveOn(headline: string): Offer {
  const text = headline ? message('offerNewArticleCalled', headline) : message('offerNewArticle');
  return { id: NEW_ARTICLE, text, label: message('offerRead'), place: 'over' };
}

/** Returns the node id of the page's button that an offer presses; null for an offer that presses none. */
function buttonOf(offer: string): number | null {
  return offer.startsWith(BUTTON) ? Number(offer.slice(BUTTON.length)) : null;
}

/** When to check the page after pressing one of its buttons (ms): it may react at once, or ask its server. */
const ANSWERS = [80, 600, 2000, 5000];

export function onOfferAccepted(state: SessionState, event: EventOf<'offer-accepted'>): Step {
  if (event.offer !== NEVER_HERE) return accept(state, event);
  return followedBy([state, [{ type: 'never-read-here' }]], close);
}

const accept = whenOpen((open, { offer, url }: EventOf<'offer-accepted'>) => {
  if (!isRead(open)) return [open, []];
  if (offer === NEW_ARTICLE) return [open, [{ type: 'read-page', plan: planOfNext(url, open, 'replace') }]];
  if (offer === OTHER_PAGES) {
    return open.pages && open.pages.progress !== 'loading' ? fetchNext(open, open.pages) : [open, []];
  }
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
  contentNumber === open.contentNumber
    ? change(open, { pages: pages && { ...pages, fetched: [], progress: 'offered' }, chapters })
    : [open, []],
);

export const onPageFetched = whenOpen((open, page: EventOf<'other-page-fetched'>) =>
  isAwaited(page.snapshot.url, open.pages) ? fetchNext(open, withPage(open.pages, page)) : [open, []],
);

export const onPageFailed = whenOpen((open, { address }: EventOf<'other-page-failed'>) =>
  isAwaited(address, open.pages) ? change(open, { pages: { ...open.pages, progress: 'failed' } }) : [open, []],
);

/** Returns whether the page at an address is being loaded for this article; false for a page of an earlier one. */
function isAwaited(address: string, pages: OtherPages | null): pages is OtherPages {
  return pages?.progress === 'loading' && nextPage(pages)?.address === address;
}

function fetchNext(open: OpenReader, pages: OtherPages): OpenStep {
  const next = nextPage(pages);
  const shown = change(open, { pages: { ...pages, progress: next ? 'loading' : 'loaded' } });
  return next ? also(shown, { type: 'fetch-other-page', ...next }) : shown;
}
