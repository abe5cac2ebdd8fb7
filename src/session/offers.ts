/** What the page has more of than the reader shows. */

import type { Mark } from '../algorithms/types.ts';
import { foreignFrame } from '../page/foreign-frame.ts';
import type { Page } from '../page/page.ts';
import type { Offer } from '../reader/types.ts';
import { findExpanders } from '../selection/folds/expanders.ts';
import { hostOf } from '../shared/url.ts';
import { message } from '../wording/message.ts';
import { type OtherPages, pageOffers } from './other-pages.ts';

export const NEW_ARTICLE = 'new-article';
const BUTTON = 'button:';

/** Where there is less text to read than this around it (characters), a large frame is what the page is about. */
const LONG_TEXT = 800;

/** What is known when offers are made. */
interface Known {
  /** null until the page is read. */
  page: Page | null;
  /** What the algorithm kept. */
  marks: readonly Mark[];
  /** Headline of the article that the page shows by now, or null. */
  newArticle: string | null;
  /** The other pages of the article. */
  pages: OtherPages | null;
}

export function offersOf({ page, marks, newArticle, pages }: Known): readonly Offer[] {
  const moved = newArticle === null ? [] : [moveOn(newArticle)];
  const found = page ? [...buttonsOf(page, marks), ...frameOf(page, marks)] : [];
  return [...moved, ...pageOffers(pages), ...found];
}

function moveOn(headline: string): Offer {
  const text = headline ? message('offerNewArticleCalled', headline) : message('offerNewArticle');
  return { id: NEW_ARTICLE, text, label: message('offerRead'), place: 'over' };
}

/** The page's own buttons that get more of the text. */
function buttonsOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  if (marks.length === 0) return [];
  const found = findExpanders(page, marks);
  return found.map(({ node, label }) => ({ id: BUTTON + node, text: '', label, place: 'below' }));
}

/** A frame of another site that the page is about; large frames stand in articles too. */
function frameOf(page: Page, marks: readonly Mark[]): readonly Offer[] {
  const length = marks.reduce((sum, { node }) => sum + page.textOf(node).length, 0);
  const address = length < LONG_TEXT ? foreignFrame(page) : '';
  if (address === '') return [];
  const text = message('offerFrame', hostOf(address));
  return [{ id: 'frame', text, label: message('offerOpenFrame'), place: 'over', href: address }];
}

/** The node of the page's button that an offer stands for; null for other offers. */
export function buttonOf(offer: string): number | null {
  return offer.startsWith(BUTTON) ? Number(offer.slice(BUTTON.length)) : null;
}
