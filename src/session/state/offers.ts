/** What there is more of than the reader shows. */

import type { Chapters } from '../../article/pages/find-chapters.ts';
import { BUTTON, type Offer } from '../../engine/offer.ts';
import { message } from '../../platform/wording/message.ts';
import { type OtherPages, pageOffers } from './other-pages.ts';

export const NEW_ARTICLE = 'new-article';
/** Never opens by itself on this site again, and closes. */
export const NEVER_HERE = 'never-here';

/** What is known when offers are made. */
interface Known {
  /** What the page itself offers. */
  found: readonly Offer[];
  /** Headline of the article that the page shows by now, or null. */
  newArticle: string | null;
  /** The reader opened by itself. */
  isUnasked: boolean;
  /** The other pages of the article. */
  pages: OtherPages | null;
  /** The chapters beside it. */
  chapters: Chapters | null;
}

export function offersOf({ found, newArticle, isUnasked, pages, chapters }: Known): readonly Offer[] {
  const moved = newArticle === null ? [] : [moveOn(newArticle)];
  const unasked: readonly Offer[] = isUnasked
    ? [{ id: NEVER_HERE, text: message('openedByItself'), label: message('notOnThisSite'), place: 'above' }]
    : [];
  return [...moved, ...unasked, ...pageOffers(pages), ...found, ...chapterOffers(chapters)];
}

/** Links as the page has them, at the end of the text. */
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

/** The node of the page's button that an offer stands for; null for other offers. */
export function buttonOf(offer: string): number | null {
  return offer.startsWith(BUTTON) ? Number(offer.slice(BUTTON.length)) : null;
}
