/** Finds the other pages of an article that is split into several pages, and joins them. */
import type { Element, ElementContent } from 'hast';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { inOurLanguage, message } from '../../platform/wording/message.ts';
import { readingMinutes } from '../../shared/count-words.ts';
import { foldForComparison } from '../../shared/text.ts';
import { withoutHash } from '../../shared/url.ts';
import { countTreeWords } from '../measure.ts';
import { ANCHOR_PREFIX } from '../structure/anchors.ts';
import { contentOf, element, isElement, textOf } from '../structure/hast.ts';
import type { Article } from '../types.ts';
import { isNextWord, linksOf } from './find-chapters.ts';
import { pageNumberOf } from './page-url.ts';

export interface ArticlePages {
  current: number;
  /** Highest number among the open page and the pages to which it links. */
  last: number;
  /** Addresses of the other pages by page number. All have the same origin. */
  addresses: ReadonlyMap<number, string>;
}

/** Longest label of a link to a page (characters); a longer text is the headline of another article. */
const LONGEST_LABEL = 40;
const MOST_PAGES = 100;

/** Returns the pages of an article; null if there is only one. Their addresses differ only in a page number. */
export function findPages(snapshot: PageSnapshot): ArticlePages | null {
  const found = collectPages(snapshot, false);
  // If the open page is page 2 or later, a second search can also accept plain numbers, such as `/story/3`.
  const pages = found.current > 1 ? collectPages(snapshot, true) : found;
  const { addresses, current } = pages;
  // if neither the next nor the previous page was found, the numbers are not page numbers
  return addresses.has(current + 1) || addresses.has(current - 1) ? pages : null;
}

function collectPages(snapshot: PageSnapshot, isCut: boolean): ArticlePages {
  const addresses = new Map<number, string>();
  let current = 1;
  for (const { address, rel, labels } of linksOf(snapshot)) {
    const [text = '', spoken = ''] = labels;
    const numbers = text.match(/\d+/g) ?? [];
    const number = numbers.length === 1 ? Number(numbers[0]) : null;
    const isNext = rel === 'next' || isNextWord(text) || isNextWord(spoken);
    // labels are tested first: most links have neither a number nor "next", and the number in an address takes longer
    if (text.length > LONGEST_LABEL || (number === null && !isNext)) continue;
    const found = pageNumberOf(address, withoutHash(snapshot.url), isCut);
    if (!found || found.number > MOST_PAGES) continue;
    if (number !== found.number && !(isNext && found.number === found.current + 1)) continue;
    current = found.current;
    if (!addresses.has(found.number)) addresses.set(found.number, address);
  }
  return { current, last: Math.max(current, ...addresses.keys()), addresses };
}

export interface PagePart {
  number: number;
  article: Article;
  /** Number of nodes in the snapshot of the page. */
  size: number;
}

/** Minimum length of a repeated text that is dropped (characters). Shorter texts may be on several pages on purpose. */
const SHORTEST_REPEATED = 40;

/** Joins pages without repeated text. Keeps the metadata and `dataNode`s of page `own`; null if that is missing. */
export function joinPages(parts: readonly PagePart[], own: number): Article | null {
  const ordered = [...parts].sort((a, b) => a.number - b.number);
  const main = ordered.find(({ number }) => number === own)?.article;
  if (!main) return null;
  const seen = new Set<string>();
  let offset = ordered.find(({ number }) => number === own)?.size ?? 0;
  let words = 0;
  const children = ordered.flatMap(({ number, article, size }, index): ElementContent[] => {
    const content = contentOf(article.tree);
    const repeated = index === 0 ? [] : repeatedIn(content, seen, main.metadata.headline);
    const fresh = content.filter((child) => !repeated.includes(child));
    words += article.words - countTreeWords({ type: 'root', children: repeated }, main.metadata.language);
    for (const child of content) seen.add(keyOf(child));
    const placed = number === own ? fresh : fresh.map((child) => moved(child, offset, number));
    if (number !== own) offset += size;
    return index === 0 || placed.length === 0
      ? placed
      : [element('p', { dataPage: String(number), ...inOurLanguage() }, message('page', number)), ...placed];
  });
  return { ...main, tree: { type: 'root', children }, words, minutes: readingMinutes(words, main.metadata.language) };
}

function repeatedIn(content: readonly ElementContent[], seen: ReadonlySet<string>, headline: string): ElementContent[] {
  return content.filter((child) => {
    const key = keyOf(child);
    if (isElement(child, 'h2', 'h3') && key === foldForComparison(headline)) return true;
    return key !== '' && seen.has(key);
  });
}

/** Returns a key by which repeated headings, long texts and pictures are found; '' for content that may occur twice. */
function keyOf(child: ElementContent): string {
  const text = foldForComparison(textOf(child));
  if (text.length >= SHORTEST_REPEATED || isElement(child, 'h2', 'h3')) return text;
  return text === '' && isElement(child) ? sourceOf(child) : '';
}

function sourceOf(element: Element): string {
  if (element.tagName === 'img') return String(element.properties.src ?? '');
  return element.children.map((child) => (isElement(child) ? sourceOf(child) : '')).join('');
}

/** Makes ids differ from those of other pages: appends `page` to link targets and links, adds `by` to node ids. */
function moved(node: ElementContent, by: number, page: number): ElementContent {
  if (!isElement(node)) return node;
  const properties = { ...node.properties };
  const { id, href } = properties;
  for (const name of ['dataNode', 'dataObject']) {
    if (properties[name] !== undefined) properties[name] = String(Number(properties[name]) + by);
  }
  if (typeof id === 'string') properties.id = `${id}-page${page}`;
  if (typeof href === 'string' && href.startsWith(`#${ANCHOR_PREFIX}`)) properties.href = `${href}-page${page}`;
  return { ...node, properties, children: node.children.map((child) => moved(child, by, page)) };
}
