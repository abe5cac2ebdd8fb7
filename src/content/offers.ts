/** What the page has more of than the reader shows. */

import type { Offer } from '../reader/types.ts';
import { findExpanders } from '../selection/folds/expanders.ts';
import { hostOf } from '../shared/url.ts';
import { foreignFrame } from './foreign-frame.ts';
import type { OpenReader } from './open-reader.ts';
import type { Reading } from './reading.ts';

export const NEW_ARTICLE = 'new-article';
const BUTTON = 'button:';

type Offering = Pick<OpenReader, 'reading' | 'algorithm' | 'newArticle' | 'pages'>;

export function offersOf({ reading, algorithm, newArticle, pages }: Offering): readonly Offer[] {
  const moved: Offer[] =
    newArticle === null
      ? []
      : [
          {
            id: NEW_ARTICLE,
            text: newArticle ? `New article: ${newArticle}` : 'New article',
            label: 'Read',
            place: 'over',
          },
        ];
  return [
    ...moved,
    ...pages.offers(),
    ...(reading ? [...buttonsOf(reading, algorithm), ...frameOf(reading, algorithm)] : []),
  ];
}

/** The page's own buttons that get more of the text. */
function buttonsOf({ page, kept }: Reading, algorithm: string): readonly Offer[] {
  const marks = kept(algorithm);
  if (!page || marks.length === 0) return [];
  const found = findExpanders(page.snapshot, marks);
  return found.map(({ node, label }) => ({ id: BUTTON + node, text: '', label, place: 'below' }));
}

/** A frame of another site that the page is about. */
function frameOf({ page, kept }: Reading, algorithm: string): readonly Offer[] {
  const address = page ? foreignFrame(page.snapshot, kept(algorithm)) : '';
  if (address === '') return [];
  const text = `Most of this page is a frame of ${hostOf(address)}, which can only be read by itself.`;
  return [{ id: 'frame', text, label: 'Open frame', place: 'over', href: address }];
}

/** Presses the page's button that an offer stands for. Answers whether it was one. */
export function pressButton({ page }: Reading, offer: string): boolean {
  if (!offer.startsWith(BUTTON)) return false;
  const button = page?.nodes[Number(offer.slice(BUTTON.length))];
  if (button && 'click' in button) (button as HTMLElement).click();
  return true;
}
