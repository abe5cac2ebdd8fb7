/**
 * Lists what the reader offers besides the shown article: buttons of the page, a new article, other pages, chapters.
 */

import type { Chapters } from '../../article/pages/find-chapters.ts';
import { BUTTON, type Offer } from '../../engine/types.ts';
import { message } from '../../platform/wording/message.ts';
import { type OtherPages, pageOffers } from './other-pages.ts';

export const NEW_ARTICLE = 'new-article';
/** Id of the offer to close the reader and not open it automatically on this site again. */
export const NEVER_HERE = 'never-here';

/** The facts that determine which offers there are. */
interface Known {
  /** Offers for buttons of the page itself. */
  found: readonly Offer[];
  /** Headline of the article that the page now has; null if the reader shows that article. */
  newArticle: string | null;
  isUnasked: boolean;
  pages: OtherPages | null;
  chapters: Chapters | null;
}

export function offersOf({ found, newArticle, isUnasked, pages, chapters }: Known): readonly Offer[] {
  const moved = newArticle === null ? [] : [moveOn(newArticle)];
  const unasked: readonly Offer[] = isUnasked
    ? [{ id: NEVER_HERE, text: message('openedByItself'), label: message('notOnThisSite'), place: 'above' }]
    : [];
  return [...moved, ...unasked, ...pageOffers(pages), ...found, ...chapterOffers(chapters)];
}

/** Returns the links to the previous and next chapter, which the reader shows at the end of the article. */
function chapterOffers(chapters: Chapters | null): readonly Offer[] {
  const { previous = null, next = null } = chapters ?? {};
  const offer = (rel: 'prev' | 'next', href: string | null): readonly Offer[] =>
    href === null
      ? []
      : [
          {
            id: rel,
            text: '',
            label: message(rel === 'prev' ? 'chapterPrevious' : 'chapterNext'),
            place: 'end',
            href,
            rel,
          },
        ];
  return [...offer('prev', previous), ...offer('next', next)];
}

function moveOn(headline: string): Offer {
  const text = headline ? message('offerNewArticleCalled', headline) : message('offerNewArticle');
  return { id: NEW_ARTICLE, text, label: message('offerRead'), place: 'over' };
}

/** Returns the node id of the page's button that an offer presses; null for an offer that presses none. */
export function buttonOf(offer: string): number | null {
  return offer.startsWith(BUTTON) ? Number(offer.slice(BUTTON.length)) : null;
}
