/** What the article is called. */
import type { PageKind } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { foldForComparison, isSpaceOnly } from '../../shared/text.ts';
import { type Claim, NO_CLAIM } from './claims.ts';
import { textsOf } from './json-ld.ts';
import { addressWords, likenessOf, wordsOf } from './likeness.ts';
import type { FoundHeading } from './page-facts.ts';
import { plainText } from './plain-text.ts';
import type { Sources } from './sources.ts';
import { isDeclaredName, isSiteName, type SiteNames, titleParts, withoutSections, withoutSite } from './title.ts';

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
export function chooseHeadline(sources: Sources, names: SiteNames, extent: Extent, kind?: PageKind): Headline {
  const claims = claimsOf(sources, names);
  const heading = bestHeading(sources, names, claims, extent, kind);
  const offer = kind === 'service' && heading ? agreedTitle(claims) : null;
  if (offer && heading && isSlogan(heading.text, offer.value)) return { ...offer, heading: null };
  if (heading) return { value: exactPart(heading, claims), source: 'heading on the page', heading };
  const { value, source } = claims[0] ?? NO_CLAIM;
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
/** Enough likeness for the only main heading of a page, where it stands within the article or directly above it. */
const LEAST_OF_ONLY = 0.25;
/** Enough likeness at the top of pages that are an article, and nothing else. */
const LEAST_IN_ARTICLE = 0.1;
const LONGEST_HEADLINE = 250;

interface Ranked {
  heading: FoundHeading;
  rank: number;
}

function bestHeading(
  { facts, documentTitle, page }: Sources,
  names: SiteNames,
  claims: readonly Claim[],
  extent: Extent,
  kind?: PageKind,
): FoundHeading | null {
  const places = new Set(facts.headings.flatMap(({ namesPlace, text }) => (namesPlace ? foldForComparison(text) : [])));
  const parts = titleParts(documentTitle, names).filter((part) => !places.has(foldForComparison(part)));
  const told = partInAddress(parts, page.snapshot.url);
  const main = told ?? mainPart(parts, facts.headings);
  const address = addressWords(page.snapshot.url);
  const wanted = [
    ...[...claims.map(({ value }) => value), ...parts].map(wordsOf),
    ...(address.size >= 3 ? [address] : []),
  ];
  const bookNames = new Set(parts.filter((part) => part !== main).map(foldForComparison));
  const named = facts.headings
    .filter(({ text, namesPlace }) => !namesPlace && text.length <= LONGEST_HEADLINE)
    .filter(({ text }) => !namesSite(text, names, documentTitle))
    .map((heading) => ({ ...heading, text: withoutSite(heading.text, names) }));
  const firstMain = named.find(({ level }) => level === 1);
  const isOnly = named.filter(({ level, isVisible }) => level === 1 && isVisible).length === 1;
  const ranked = named.flatMap((heading): Ranked[] => {
    const words = wordsOf(heading.text);
    const likeness = wanted.length === 0 ? 1 : Math.max(...wanted.map((others) => likenessOf(words, others)));
    const isMain = heading.level === 1;
    const isInArticle = heading.node <= extent.last && heading.end > extent.first;
    const isItsOwn = isInArticle || standsAbove(page, heading, extent);
    const leastOfOnly = kind === 'article' && heading.node <= extent.first ? LEAST_IN_ARTICLE : LEAST_OF_ONLY;
    const least = isOnly && isItsOwn ? leastOfOnly : LEAST_LIKENESS;
    // the last part of a title is the name of the book, the forum, the section
    const isBook = bookNames.has(foldForComparison(heading.text));
    if (isMain ? likeness < least || (isBook && told !== undefined) : likeness < 1 || isBook) return [];
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

/** The front page's heading is a slogan or a greeting with the name; elsewhere products are called by it. */
function namesSite(text: string, names: SiteNames, title: string): boolean {
  return names.isFront || title.includes(text) ? isSiteName(text, names) : isDeclaredName(text, names);
}

/** Between a headline and its text stand credits, buttons, the name of a picture. */
const MOST_BETWEEN = 300;

function standsAbove(page: Page, { end }: FoundHeading, { first }: Extent): boolean {
  if (first < end) return false;
  let length = 0;
  for (let id = end; id < first && length <= MOST_BETWEEN; id++) {
    if (page.isVisible(id) && !isSpaceOnly(page.textOf(id))) length += page.textOf(id).length;
  }
  return length <= MOST_BETWEEN;
}

/** What title and Open Graph call a page that offers something: its heading is a slogan. */
function agreedTitle(claims: readonly Claim[]): Claim | null {
  const title = claims.find(({ source }) => source === 'title of the page');
  const other = claims.find(({ source }) => source === 'Open Graph');
  if (!title || !other || foldForComparison(title.value) !== foldForComparison(other.value)) return null;
  return { ...title, value: withoutSections(title.value) };
}

/** A heading that does not say the same as the title in other words, or less of it. */
function isSlogan(heading: string, title: string): boolean {
  const words = wordsOf(heading);
  const others = wordsOf(title);
  return likenessOf(words, others) < MOST_OF_SLOGAN && ![...words].every((word) => others.has(word));
}

const MOST_OF_SLOGAN = 0.8;

/**
 * The part of a title that names the text, where the address does not tell: the first, but where that is a single word
 * which the page has as a heading of its own, and another part is a heading as well: the word is the site's name.
 */
function mainPart([first = '', ...others]: readonly string[], headings: readonly FoundHeading[]): string {
  const shown = new Set(headings.map(({ text }) => foldForComparison(text)));
  if (/\s/.test(first) || !shown.has(foldForComparison(first))) return first;
  return others.find((part) => /\s/.test(part) && shown.has(foldForComparison(part))) ?? first;
}

/** The part behind the first that the address repeats, when it does not repeat the first. */
function partInAddress([first = '', ...others]: readonly string[], url: string): string | undefined {
  const address = addressWords(url);
  if (others.length === 0 || likenessOf(wordsOf(first), address) >= OTHER) return undefined;
  return others.find((part) => likenessOf(wordsOf(part), address) > SAME);
}

const SAME = 0.6;
const OTHER = 0.3;

/** A label before the headline, in the same heading, is none of it: "Solved", "Thread", a category. */
function exactPart({ text, pieces }: FoundHeading, claims: readonly Claim[]): string {
  if (pieces.length < 2) return text;
  const declared = claims.filter(({ source }) => source === 'JSON-LD').map(({ value }) => foldForComparison(value));
  const claimed = declared.length > 0 ? declared : claims.map(({ value }) => foldForComparison(value));
  if (claimed.includes(foldForComparison(text))) return text;
  return pieces.find((piece) => claimed.includes(foldForComparison(piece))) ?? text;
}
