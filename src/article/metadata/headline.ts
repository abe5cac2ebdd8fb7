/** Chooses the article's headline. */
import type { Page } from '../../page/page.ts';
import { foldForComparison, isSpaceOnly } from '../../shared/text.ts';
import { says } from '../../vocabulary/match.ts';
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

/** A headline and the heading that shows it. */
export interface Headline extends Claim {
  /** null if no heading on the page matches. */
  heading: FoundHeading | null;
}

const TITLE = 'title of the page';

/**
 * Chooses the headline: the heading that resembles the page's titles, or the only main heading above the text, because
 * people see these; else the page's title without the site's name.
 */
export function chooseHeadline(sources: Sources, names: SiteNames, extent: Extent): Headline {
  const claims = claimsOf(sources, names);
  const heading = bestHeading(sources, names, claims, extent);
  if (heading) return { value: exactPart(heading, claims), source: 'heading on the page', heading };
  const { value, source } = claims[0] ?? NO_CLAIM;
  return { value: names.isFront ? value : withoutSections(value), source, heading: null };
}

/** Returns the page's declared titles without the site's name, best first. */
function claimsOf({ graph, article, facts, meta, documentTitle }: Sources, names: SiteNames): Claim[] {
  const microdata = facts.properties.find(({ name }) => name === 'headline');
  const claims = [
    { value: textsOf(graph, article.headline)[0] ?? '', source: 'JSON-LD' },
    { value: microdata?.value ?? '', source: microdata?.source ?? '' },
    { value: meta['og:title']?.[0] ?? '', source: 'Open Graph' },
    { value: meta['twitter:title']?.[0] ?? '', source: 'meta' },
    { value: meta.citation_title?.[0] ?? meta['dc.title']?.[0] ?? '', source: 'meta' },
    { value: documentTitle, source: TITLE },
  ];
  return claims
    .map(({ value, source }) => ({ value: withoutSite(plainText(value), names), source }))
    .filter(({ value }) => value !== '' && foldForComparison(value) !== foldForComparison(names.site));
}

/** Smallest likeness of the headline to one of the page's titles. */
const LEAST_LIKENESS = 0.45;
/** Longest headline (characters); Reddit has the highest known limit, 300. */
const LONGEST_HEADLINE = 300;

interface Ranked {
  heading: FoundHeading;
  rank: number;
}

function bestHeading(
  { facts, documentTitle, page }: Sources,
  names: SiteNames,
  claims: readonly Claim[],
  extent: Extent,
): FoundHeading | null {
  const below = names.isFront ? undefined : titleBelow(facts.headings, claims, documentTitle, page, extent);
  if (below) return below;
  const places = new Set(
    facts.headings.flatMap(({ leadsTo, text }) => (leadsTo === 'above' ? foldForComparison(text) : [])),
  );
  const parts = titleParts(documentTitle, names).filter((part) => !places.has(foldForComparison(part)));
  const told = partInAddress(parts, page.snapshot.url);
  const main = told ?? parts[0];
  const address = addressWords(page.snapshot.url);
  const wanted = [
    ...[...claims.map(({ value }) => value), ...parts].map(wordsOf),
    ...(address.size >= 3 ? [address] : []),
  ];
  const books = parts.filter((part) => part !== main);
  const bookNames = new Set(books.map(foldForComparison));
  const ofText = [...claims.filter(({ source }) => source !== TITLE).map(({ value }) => value), main ?? ''].map(
    wordsOf,
  );
  const ofBooks = books.map(wordsOf);
  const named = facts.headings
    .filter(({ text, leadsTo }) => leadsTo !== 'above' && text.length <= LONGEST_HEADLINE)
    .filter(({ text }) => !namesSite(text, names, documentTitle))
    .map((heading) => ({ ...heading, text: withoutSite(heading.text, names) }));
  const firstMain = named.find(({ level }) => level === 1);
  const isOnly = named.filter(({ level, isVisible }) => level === 1 && isVisible).length === 1;
  const ranked = named.flatMap((heading): Ranked[] => {
    const words = wordsOf(heading.text);
    const likeness = wanted.length === 0 ? 1 : likest(words, wanted);
    const isMain = heading.level === 1;
    const isInArticle = heading.node <= extent.last && heading.end > extent.first;
    const isItsOwn = isInArticle ? standsAtStart(page, heading, extent) : standsAbove(page, heading, extent);
    // "The Acme Blog" above a text with a different title
    const isSites = isSiteName(heading.text, names) && likest(words, ofText) === 0;
    const least = isOnly && isItsOwn && !isSites ? 0 : LEAST_LIKENESS;
    // the last part of a title is the name of the book, the forum, the section
    const isBook = bookNames.has(foldForComparison(heading.text));
    if (isMain ? likeness < least || (isBook && told !== undefined) : likeness < 1 || isBook) return [];
    const isLikeBook = isBook || likest(words, ofBooks) > Math.max(likest(words, ofText), LEAST_LIKENESS);
    const rank =
      3 * likeness +
      (isMain ? 1 : 0) +
      (heading === firstMain ? 0.3 : 0) +
      (isInArticle || isItsOwn ? 0.4 : 0) -
      (isLikeBook ? 2 : 0) -
      (heading.isVisible ? 0 : 3);
    return [{ heading, rank }];
  });
  return ranked.reduce<Ranked | null>((a, b) => (a && a.rank >= b.rank ? a : b), null)?.heading ?? null;
}

const likest = (words: ReadonlySet<string>, texts: readonly ReadonlySet<string>[]) =>
  Math.max(0, ...texts.map((others) => likenessOf(words, others)));

/**
 * Finds the title below a main heading that is the blog's name: a link to the page itself, or the other part of the
 * document's title.
 */
function titleBelow(
  headings: readonly FoundHeading[],
  claims: readonly Claim[],
  documentTitle: string,
  page: Page,
  extent: Extent,
): FoundHeading | undefined {
  const title = foldForComparison(documentTitle);
  const main = headings.find(({ level, isVisible }) => level === 1 && isVisible);
  const name = foldForComparison(main?.text ?? '');
  const others = claims.filter(({ source }) => source !== TITLE).map(({ value }) => foldForComparison(value));
  if (main && (others.includes(name) || main.leadsTo === 'here')) return undefined;
  const found = headings.filter((heading) => {
    if (heading === main || !heading.isVisible || heading.leadsTo === 'above') return false;
    if (heading.node < (main?.node ?? 0) || !standsAtStart(page, heading, extent)) return false;
    if (heading.leadsTo === 'here') return true;
    const text = foldForComparison(heading.text);
    // the title is exactly this text, and the main heading names only the section
    if (main && text !== '' && text === title && likenessOf(wordsOf(main.text), wordsOf(text)) < OTHER) return true;
    const isOther = text !== '' && title.replace(name, '').includes(text) && !name.includes(text);
    if (!main)
      return isOther && others.every((other) => other.includes(text)) && isTitlePart(heading.text, documentTitle);
    // "Title - Name", or "Name: Title" if the name is one word, a link to the site, or a link with text between it and
    // the title
    const isFirst = title.indexOf(text) < title.indexOf(name);
    const isAway =
      !name.includes(' ') ||
      main.leadsTo === 'above' ||
      (main.leadsTo !== '' && lengthBetween(page, main.end, heading.node) > 0);
    return isOther && title.includes(name) && (isFirst || isAway);
  });
  // sections match as well, so take the longest
  const best = found.sort((a, b) => b.text.length - a.text.length)[0];
  return best?.level === 1 ? undefined : best;
}

/**
 * Checks for a title part: at the start, after a colon, or after another separator unless it is last (the site's name).
 */
function isTitlePart(text: string, title: string): boolean {
  const [before = '', after = ''] = title.split(text);
  return before === '' || /[:»›]\s*$/.test(before) || (/[|–—-]\s+$/.test(before) && after.trim() !== '');
}

/** Checks whether a heading is at the start of the text, with at most a date before it. */
function standsAtStart(page: Page, { node, end }: FoundHeading, { first }: Extent): boolean {
  return first >= end || lengthBetween(page, first, node) <= MOST_BEFORE;
}

const MOST_BEFORE = 100;

/** Checks whether a heading names the site: on front pages also in a slogan, elsewhere a product may bear the name. */
function namesSite(text: string, names: SiteNames, title: string): boolean {
  return names.isFront || title.includes(text) ? isSiteName(text, names) : isDeclaredName(text, names);
}

/** Longest text between a headline and the article (characters): credits, buttons, a picture's title. */
const MOST_BETWEEN = 300;

function standsAbove(page: Page, { end }: FoundHeading, { first }: Extent): boolean {
  return first >= end && lengthBetween(page, end, first) <= MOST_BETWEEN;
}

function lengthBetween(page: Page, from: number, to: number): number {
  let length = 0;
  for (let id = from; id < to && length <= MOST_BETWEEN; id++) {
    if (page.isVisible(id) && !isSpaceOnly(page.textOf(id))) length += page.textOf(id).length;
  }
  return length;
}

/** Returns a later part of the title that the address repeats, if it does not repeat the first one. */
function partInAddress([first = '', ...others]: readonly string[], url: string): string | undefined {
  const address = addressWords(url);
  if (others.length === 0 || likenessOf(wordsOf(first), address) >= OTHER) return undefined;
  return others.find((part) => likenessOf(wordsOf(part), address) > SAME);
}

const SAME = 0.6;
const OTHER = 0.3;

const LEADS_ON = says('whole', 'showMore', 'more');

/** Removes labels in the same heading that are not part of the headline: "Solved", "Thread", a category, "more". */
function exactPart({ text: all, pieces }: FoundHeading, claims: readonly Claim[]): string {
  if (pieces.length < 2) return all;
  const more = pieces.at(-1) ?? '';
  const text = all.endsWith(more) && LEADS_ON.test(more) ? all.slice(0, -more.length).trim() : all;
  const declared = claims.filter(({ source }) => source === 'JSON-LD').map(({ value }) => foldForComparison(value));
  const claimed = declared.length > 0 ? declared : claims.map(({ value }) => foldForComparison(value));
  if (claimed.includes(foldForComparison(text))) return text;
  return pieces.find((piece) => claimed.includes(foldForComparison(piece))) ?? text;
}
