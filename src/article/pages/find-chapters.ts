/** Finds the previous and next chapter of a page in a book, serial or manual. */
import { union } from '../../page/element-index.ts';
import { labelOf } from '../../page/folds/promises-more.ts';
import { Page } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { weaklyMemoised } from '../../shared/memoised.ts';
import { absoluteUrl, withoutHash } from '../../shared/url.ts';
import { type Matcher, says } from '../../vocabulary/match.ts';
import { isSameOrigin, pageNumberOf } from './page-url.ts';

const NEXT = says('whole', 'nextPage');
const PREVIOUS = says('whole', 'previousPage');
const ARROW = /^[›»→>▶]+$/;

export function isNextWord(label: string): boolean {
  return ARROW.test(label.replace(/\s+/g, '')) || NEXT.test(bare(label));
}

function bare(label: string): string {
  const words = label.replace(/\s+/g, ' ').trim();
  return words.replace(/^[\s‹«←<◀›»→>▶:.…-]+|(?<![\s‹«←<◀›»→>▶:.…-])[\s‹«←<◀›»→>▶:.…-]+$/g, '');
}

export interface Chapters {
  readonly previous: string | null;
  readonly next: string | null;
}

type Direction = keyof Chapters;

interface Link {
  readonly address: string;
  /** Direction that the link's `rel` states; null for none. */
  readonly rel: Direction | null;
  /** Texts that describe the link; none for a `link` element in the head. */
  readonly labels: readonly string[];
}

const DIRECTIONS: readonly { direction: Direction; rel: RegExp; isWord: Says; chapter: Matcher }[] = [
  {
    direction: 'previous',
    rel: /(?:^|\s)prev(?:ious)?(?:\s|$)/i,
    isWord: (label) => PREVIOUS.test(bare(label)),
    chapter: says('whole', 'previousChapter'),
  },
  { direction: 'next', rel: /(?:^|\s)next(?:\s|$)/i, isWord: isNextWord, chapter: says('whole', 'nextChapter') },
];
type Says = (label: string) => boolean;

/**
 * Finds the neighbouring chapters; null if there are none. A link "Next chapter" is enough. A link "Next" needs
 * `rel=next`, on itself or on a `link` element with the same address. `rel` alone is not enough, because blogs set it
 * on the headline of the previous post.
 */
export function findChapters(snapshot: PageSnapshot): Chapters | null {
  const links = linksOf(snapshot);
  const [previous = null, next = null] = DIRECTIONS.map(({ direction, isWord, chapter }) => {
    const named = new Set(links.filter(({ rel }) => rel === direction).map(({ address }) => address));
    const saying = (is: Says) => links.filter(({ labels }) => labels.some(is));
    // matches "Next chapter" and "Next chapter: The tide"
    const isChapter = (label: string) => chapter.test(bare(label.split(/[:：]/)[0] ?? ''));
    const isPage = ({ address }: Link) => pageNumberOf(address, withoutHash(snapshot.url)) !== null;
    return (
      onlyOne(saying(isChapter)) ?? onlyOne(saying(isWord).filter((link) => named.has(link.address) && !isPage(link)))
    );
  });
  return previous === next ? null : { previous, next };
}

function onlyOne(links: readonly Link[]): string | null {
  const [address = null, ...others] = new Set(links.map((link) => link.address));
  return others.length === 0 ? address : null;
}

/** Returns the links to other pages of the site, in document order. A link that is both `prev` and `next` is `prev`. */
export const linksOf = weaklyMemoised((snapshot: PageSnapshot): readonly Link[] => {
  const page = new Page(snapshot);
  const here = withoutHash(snapshot.url);
  const links: Link[] = [];
  for (const id of union([page.index.named('a'), page.index.named('link')])) {
    const name = page.nameOf(id);
    if (name === 'a' && !page.isVisible(id)) continue;
    const { href = '', rel: named = '', title = '', 'aria-label': spoken = '' } = page.attributesOf(id);
    const rel = DIRECTIONS.find(({ rel: pattern }) => pattern.test(named))?.direction ?? null;
    if (href === '' || (name === 'link' && !rel)) continue;
    const address = withoutHash(absoluteUrl(href, page.baseUrlOf(id)));
    if (address === here || !isSameOrigin(address, here)) continue;
    links.push({ address, rel, labels: name === 'a' ? [labelOf(page, id), spoken, title] : [] });
  }
  return links;
});
