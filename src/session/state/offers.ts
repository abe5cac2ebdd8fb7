/** Offers of the reader: more of the page than it shows. */

import type { Chapters } from '../../article/pages/find-chapters.ts';
import { BUTTON, type Offer } from '../../engine/offer.ts';
import { message } from '../../platform/wording/message.ts';
import { type OtherPages, pageOffers } from './other-pages.ts';

export const NEW_ARTICLE = 'new-article';
/** Closes the reader, which no longer opens by itself on this site. */
export const NEVER_HERE = 'never-here';

/** The facts that offers depend on. */
interface Known {
  /** Offers found on the page itself. */
  found: readonly Offer[];
  /** Headline of the article that the page shows by now; null while it shows the same one. */
  newArticle: string | null;
  /** Whether the reader opened by itself. */
  isUnasked: boolean;
  /** The other pages of the article. */
  pages: OtherPages | null;
  /** The previous and the next chapter. */
  chapters: Chapters | null;
}

export function offersOf({ found, newArticle, isUnasked, pages, chapters }: Known): readonly Offer[] {
  const moved = newArticle === null ? [] : [moveOn(newArticle)];
  const unasked: readonly Offer[] = isUnasked
    ? [{ id: NEVER_HERE, text: message('openedByItself'), label: message('notOnThisSite'), place: 'above' }]
    : [];
  return [...moved, ...unasked, ...pageOffers(pages), ...found, ...chapterOffers(chapters)];
}

/** Returns links to the chapters, for the end of the text. */
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

/** Returns the node of the page's button for an offer; null for other offers. */
export function buttonOf(offer: string): number | null {
  return offer.startsWith(BUTTON) ? Number(offer.slice(BUTTON.length)) : null;
}
