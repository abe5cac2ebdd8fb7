/** What the article is called. */
import { foldForComparison, isSpaceOnly } from '../../shared/text.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import type { Claim } from './claims.ts';
import { textsOf } from './json-ld.ts';
import type { FoundHeading } from './page-facts.ts';
import { plainText } from './plain-text.ts';
import type { Sources } from './sources.ts';
import { isSiteName, type SiteNames, titleParts, withoutSections, withoutSite } from './title.ts';

/** First and last text node of the article, or -1. */
export interface Extent {
  first: number;
  last: number;
}

/** A headline, and the heading that shows it. */
export interface Headline extends Claim {
  /** null when no heading of the page says the same. */
  heading: FoundHeading | null;
}

/**
 * The headline: the heading that is like what the page calls itself, for it is what people see; where none is like it
 * (a slogan, the name of a chapter), what the page calls itself, without the site's name.
 */
export function chooseHeadline(sources: Sources, names: SiteNames, extent: Extent): Headline {
  const claims = claimsOf(sources, names);
  const heading = bestHeading(sources, names, claims, extent);
  if (heading) return { value: exactPart(heading, claims), source: 'heading on the page', heading };
  const { value, source } = claims[0] ?? { value: '', source: '' };
  return { value: names.isFront ? value : withoutSections(value), source, heading: null };
}

/** What the page says that it is called, best first, without the site's name. */
function claimsOf({ graph, article, facts, meta, documentTitle }: Sources, names: SiteNames): Claim[] {
  const microdata = facts.properties.find(({ name }) => name === 'headline');
  const claims = [
    { value: textsOf(graph, article.headline)[0] ?? '', source: 'JSON-LD' },
    { value: microdata?.value ?? '', source: microdata?.source ?? '' },
    { value: meta['og:title']?.[0] ?? '', source: 'Open Graph' },
    { value: meta['twitter:title']?.[0] ?? '', source: 'meta' },
    { value: meta.citation_title?.[0] ?? meta['dc.title']?.[0] ?? '', source: 'meta' },
    { value: documentTitle, source: 'title of the page' },
  ];
  return claims
    .map(({ value, source }) => ({ value: withoutSite(plainText(value), names), source }))
    .filter(({ value }) => value !== '' && foldForComparison(value) !== foldForComparison(names.site));
}

/** A heading that shares fewer of its words with the page's titles is not the headline. */
const LEAST_LIKENESS = 0.45;
/** The same for the only main heading of a page, where it stands within the article or directly above it. */
const LEAST_OF_ONLY = 0.25;
const LONGEST_HEADLINE = 250;

interface Ranked {
  heading: FoundHeading;
  rank: number;
}

function bestHeading(
  { facts, documentTitle, snapshot }: Sources,
  names: SiteNames,
  claims: readonly Claim[],
  extent: Extent,
): FoundHeading | null {
  const parts = titleParts(documentTitle, names);
  const main = mainPart(parts, facts.headings, snapshot.url);
  const address = addressWords(snapshot.url);
  const wanted = [
    ...[...claims.map(({ value }) => value), ...parts].map(wordsOf),
    ...(address.size >= 3 ? [address] : []),
  ];
  const bookNames = new Set(parts.filter((part) => part !== main).map(foldForComparison));
  const named = facts.headings
    .filter(({ text }) => text.length <= LONGEST_HEADLINE && !isSiteName(text, names))
    .map((heading) => ({ ...heading, text: withoutSite(heading.text, names) }));
  const firstMain = named.find(({ level }) => level === 1);
  const isOnly = named.filter(({ level, isVisible }) => level === 1 && isVisible).length === 1;
  const ranked = named.flatMap((heading): Ranked[] => {
    const words = wordsOf(heading.text);
    const likeness = wanted.length === 0 ? 1 : Math.max(...wanted.map((others) => likenessOf(words, others)));
    const isMain = heading.level === 1;
    const isInArticle = heading.node <= extent.last && heading.end > extent.first;
    const isItsOwn = isInArticle || standsDirectlyAbove(snapshot, heading, extent);
    const least = isOnly && isItsOwn ? LEAST_OF_ONLY : LEAST_LIKENESS;
    if (isMain ? likeness < least : likeness < 1) return [];
    // the last part of a title is the name of the book, the forum, the section
    const isBook = bookNames.has(foldForComparison(heading.text));
    const rank =
      3 * likeness +
      (isMain ? 1 : 0) +
      (heading === firstMain ? 0.3 : 0) +
      (isInArticle ? 0.4 : 0) -
      (isBook ? 2 : 0) -
      (heading.isVisible ? 0 : 3);
    return [{ heading, rank }];
  });
  return ranked.reduce<Ranked | null>((a, b) => (a && a.rank >= b.rank ? a : b), null)?.heading ?? null;
}

function standsDirectlyAbove({ nodes }: PageSnapshot, { end }: FoundHeading, { first }: Extent): boolean {
  if (first < end) return false;
  for (let id = end; id < first; id++)
    if (nodes.hidden[id] === 0 && !isSpaceOnly(nodes.text[id] as string)) return false;
  return true;
}

/**
 * The part of a title that names the text: the one that the address repeats; else the first, but where that is a single
 * word which the page has as a heading of its own, and another part is a heading as well: the word is the site's name.
 */
function mainPart(parts: readonly string[], headings: readonly FoundHeading[], url: string): string {
  const [first = '', ...others] = parts;
  const address = addressWords(url);
  const repeated = others.find(
    (part) => likenessOf(wordsOf(part), address) > SAME && likenessOf(wordsOf(first), address) < OTHER,
  );
  if (repeated !== undefined) return repeated;
  const shown = new Set(headings.map(({ text }) => foldForComparison(text)));
  if (/\s/.test(first) || !shown.has(foldForComparison(first))) return first;
  return others.find((part) => /\s/.test(part) && shown.has(foldForComparison(part))) ?? first;
}

const SAME = 0.6;
const OTHER = 0.3;

/** The words of an address: the last of its parts names the page. */
function addressWords(url: string): ReadonlySet<string> {
  const path = url.replace(/^\w+:\/\/[^/]*|[?#].*$|\/+$|\.\w{2,5}$/g, '');
  return wordsOf(path.slice(path.lastIndexOf('/') + 1));
}

/** A label before the headline, in the same heading, is none of it: "Solved", "Thread", a category. */
function exactPart({ text, pieces }: FoundHeading, claims: readonly Claim[]): string {
  if (pieces.length < 2) return text;
  const declared = claims.filter(({ source }) => source === 'JSON-LD').map(({ value }) => foldForComparison(value));
  const claimed = declared.length > 0 ? declared : claims.map(({ value }) => foldForComparison(value));
  if (claimed.includes(foldForComparison(text))) return text;
  return pieces.find((piece) => claimed.includes(foldForComparison(piece))) ?? text;
}

/** Words without accents: addresses have none. */
function wordsOf(text: string): ReadonlySet<string> {
  const folded = foldForComparison(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  return new Set(folded.split(' ').filter((word) => word !== ''));
}

/** Share of words that two texts have in common, 0 … 1; 1 when they have the same. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
