import type { Page } from '../../page/page.ts';
import { plainText } from '../../shared/plain-text.ts';
import { foldForComparison } from '../../shared/text.ts';
import { says } from '../../vocabulary/match.ts';
import {
  type Extent,
  LONGEST_HEADLINE,
  lengthBetween,
  SHORTEST_HEADLINE,
  standsAbove,
  standsAtStart,
  visiblePart,
} from './headline-place.ts';
import { textsOf } from './json-ld.ts';
import { addressWords, likenessOf, wordsOf } from './likeness.ts';
import type { FoundHeading } from './page-facts.ts';
import { type Claim, metaClaims, NO_CLAIM, type Sources } from './sources.ts';
import {
  hasSeparatorIn,
  isDeclaredName,
  isSiteName,
  partsFromEnds,
  type SiteNames,
  titleParts,
  withoutSections,
  withoutSite,
} from './title.ts';

interface Headline extends Claim {
  /** The heading on the page whose text is the headline; null if there is none. */
  heading: FoundHeading | null;
}

const TITLE = 'title of the page';

/** Chooses the heading that is most like the page's titles, or the only `h1` above the text; else a title. */
export function chooseHeadline(sources: Sources, names: SiteNames, extent: Extent): Headline {
  const claims = claimsOf(sources, names);
  const heading = bestHeading(sources, names, claims, extent);
  const titles = claims.map(({ value }) => value);
  if (heading)
    return { value: withSeparator(exactPart(heading, claims), titles), source: 'heading on the page', heading };
  const { value, source } = claims[0] ?? NO_CLAIM;
  const title = names.isFront ? value : (visiblePart(value, sources.page, names, extent) ?? withoutSections(value));
  return { value: title, source, heading: null };
}

/** Returns the titles that the page declares, the most reliable first. Cuts the site's name off each. */
function claimsOf({ graph, article, facts, meta, documentTitle }: Sources, names: SiteNames): Claim[] {
  const microdata = facts.properties.find(({ name }) => name === 'headline');
  const claims = [
    { value: textsOf(graph, article.headline)[0] ?? '', source: 'JSON-LD' },
    { value: microdata?.value ?? '', source: microdata?.source ?? '' },
    ...metaClaims(meta, ['og:title', 'twitter:title']),
    { value: meta.citation_title?.[0] ?? meta['dc.title']?.[0] ?? '', source: 'meta' },
    { value: documentTitle, source: TITLE },
  ];
  return claims
    .map(({ value, source }) => ({ value: withoutSite(plainText(value), names), source }))
    .filter(({ value }) => value !== '' && foldForComparison(value) !== foldForComparison(names.site));
}

/** A heading can be the headline only if it has at least this share of words in common with a title of the page. */
const LEAST_LIKENESS = 0.45;

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
  const declared = [...claims.map(({ value }) => value), ...parts];
  const address = addressWords(page.snapshot.url);
  const wanted = [...declared.map(wordsOf), ...(address.size >= 3 ? [address] : [])];
  const books = parts.filter((part) => part !== main);
  const bookNames = new Set(books.map(foldForComparison));
  const ofText = [...claims.filter(({ source }) => source !== TITLE).map(({ value }) => value), main ?? ''].map(
    wordsOf,
  );
  const ofBooks = books.map(wordsOf);
  const titles = new Set(declared.map(foldForComparison));
  // if the page shows the first part of its title as text, it is the headline ("Question : Forum" on Reddit)
  let isShown: boolean | undefined;
  const isMainShown = () =>
    (isShown ??=
      !names.isFront &&
      main !== undefined &&
      // a shorter first part is a kicker (a topic before the headline): "Interview: Ada Lovelace on numbers"
      main.split(' ').length >= SHORTEST_HEADLINE &&
      visiblePart(main, page, names, extent) === main);
  const named = facts.headings
    .filter(({ text, leadsTo }) => leadsTo !== 'above' && text.length <= LONGEST_HEADLINE)
    .filter(({ text }) => !namesSite(text, names, documentTitle))
    .map((heading) => ({ ...heading, text: withoutSite(withoutKicker(heading, claims, names), names) }));
  const firstMain = named.find(({ level }) => level === 1);
  const isOnly = named.filter(({ level, isVisible }) => level === 1 && isVisible).length === 1;
  const ranked = named.flatMap((heading): Ranked[] => {
    const words = wordsOf(heading.text);
    const likeness = wanted.length === 0 ? 1 : likest(words, wanted);
    const isMain = heading.level === 1;
    const isInArticle = heading.node <= extent.last && heading.end > extent.first;
    const isItsOwn = isInArticle ? standsAtStart(page, heading, extent) : standsAbove(page, heading, extent);
    // whether the heading is the site's name ("The Acme Blog") and shares no word with the titles of the article
    const isSites = isSiteName(heading.text, names) && likest(words, ofText) === 0;
    const least = isOnly && isItsOwn && !isSites ? 0 : LEAST_LIKENESS;
    // whether the heading is a part of the document's title that names a book, forum or section and not the article
    const isBook = bookNames.has(foldForComparison(heading.text));
    if (isMain ? likeness < least || (isBook && (told !== undefined || isMainShown())) : likeness < 1 || isBook)
      return [];
    // a heading below level 1 with the title's words in another order is the heading of a section
    if (!isMain && !isItsOwn && !titles.has(foldForComparison(heading.text))) return [];
    const isLikeBook = isBook || likest(words, ofBooks) > Math.max(likest(words, ofText), LEAST_LIKENESS);
    const rank =
      3 * likeness +
      (isMain ? 1 : 0) +
      (heading === firstMain ? 0.3 : 0) +
      (isInArticle || isItsOwn ? 0.4 : 0) -
      (isInMenu(page, heading) ? 2 : 0) -
      (isLikeBook ? 2 : 0) -
      (heading.isVisible ? 0 : 3);
    return [{ heading, rank }];
  });
  return ranked.reduce<Ranked | null>((a, b) => (a && a.rank >= b.rank ? a : b), null)?.heading ?? null;
}

/** Returns whether a heading is in a list or navigation, such as breadcrumbs, which often repeat the title. */
function isInMenu(page: Page, { node }: FoundHeading): boolean {
  return page.ancestorsOf(node, 4).some((id) => /^(?:nav|li)$/.test(page.nameOf(id)));
}

/**
 * Returns the text of a heading without its kicker (a topic above the headline), if the shorter text equals a declared
 * title. It may also equal the last part of a declared title ("Ice in June" in "Weather: Ice in June"), unless a
 * declared title equals the whole heading.
 */
function withoutKicker({ text, pieces }: FoundHeading, claims: readonly Claim[], names: SiteNames): string {
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 2 || last.split(' ').length < SHORTEST_HEADLINE) return text;
  // titles in microdata are not used: they repeat the heading with its kicker
  const titles = claims.filter(({ source }) => !/microdata|RDFa/.test(source)).map(({ value }) => value);
  const folded = titles.map(foldForComparison);
  const parts = titles.map((title) => foldForComparison(titleParts(title, names).at(-1) ?? ''));
  const known = folded.includes(foldForComparison(text)) ? folded : [...folded, ...parts];
  return known.includes(foldForComparison(last)) ? last : text;
}

/** Returns the text with the separator that one of the titles, or a part of it, has in place of a space. */
function withSeparator(text: string, titles: readonly string[]): string {
  return titles.flatMap(partsFromEnds).find((part) => hasSeparatorIn(part, text)) ?? text;
}

const likest = (words: ReadonlySet<string>, texts: readonly ReadonlySet<string>[]) =>
  Math.max(0, ...texts.map((others) => likenessOf(words, others)));

/** Returns a lower heading with the post's title if the main heading is only the blog's name, or missing. */
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
    // if the document's title is exactly the lower heading, a main heading with other words only names a section
    if (main && text !== '' && text === title && likenessOf(wordsOf(main.text), wordsOf(text)) < OTHER) return true;
    const isOther = text !== '' && title.replace(name, '').includes(text) && !name.includes(text);
    if (!main)
      return isOther && others.every((other) => other.includes(text)) && isTitlePart(heading.text, documentTitle);
    // Most titles name the post before the blog ("Post - Blog"). The other order counts only if the blog's name is one
    // word, a link to the site, or a link with text between it and the post's title.
    const isFirst = title.indexOf(text) < title.indexOf(name);
    const isAway =
      !name.includes(' ') ||
      main.leadsTo === 'above' ||
      (main.leadsTo !== '' && lengthBetween(page, main.end, heading.node) > 0);
    return isOther && title.includes(name) && (isFirst || isAway);
  });
  // headings of sections may be found, too; most of them are shorter than the title of the post
  const best = found.sort((a, b) => b.text.length - a.text.length)[0];
  return best?.level === 1 ? undefined : best;
}

/** Returns whether a text is at a title's start, after a colon, or between separators. The last part is the site. */
function isTitlePart(text: string, title: string): boolean {
  const [before = '', after = ''] = title.split(withSeparator(text, [title]));
  return before === '' || /[:»›]\s*$/.test(before) || (/[|–—-]\s+$/.test(before) && after.trim() !== '');
}

/** Returns whether a heading is the site's name. A merely similar one, such as "Acme Phone", may name a product. */
function namesSite(text: string, names: SiteNames, title: string): boolean {
  return names.isFront || title.includes(text) ? isSiteName(text, names) : isDeclaredName(text, names);
}

/** Returns a later part of the title if the page's address has its words, and not those of the first part. */
function partInAddress([first = '', ...others]: readonly string[], url: string): string | undefined {
  const address = addressWords(url);
  if (others.length === 0 || likenessOf(wordsOf(first), address) >= OTHER) return undefined;
  return others.find((part) => likenessOf(wordsOf(part), address) > SAME);
}

const SAME = 0.6;
const OTHER = 0.3;

/** Separator between a title and the names of sections. No headline contains such a separator. */
const BEFORE_SECTION = /\s[·|•]\s/;

const LEADS_ON = says('whole', 'showMore', 'more');

/** Returns the text of a heading without labels inside it such as "Solved", "Thread", "more", "#12" or a category. */
function exactPart({ text: all, pieces }: FoundHeading, claims: readonly Claim[]): string {
  if (pieces.length < 2) return all;
  const more = pieces.at(-1) ?? '';
  const text = all.endsWith(more) && LEADS_ON.test(more) ? all.slice(0, -more.length).trim() : all;
  const declared = claims.filter(({ source }) => source === 'JSON-LD').map(({ value }) => foldForComparison(value));
  const claimed = declared.length > 0 ? declared : claims.map(({ value }) => foldForComparison(value));
  if (claimed.includes(foldForComparison(text))) return text;
  // the first part of a title: "Dates are shifted · Issue #12 · ada/leaf"; before a colon, it would be a topic
  const firstParts = claims.flatMap(({ value }) => {
    const [first = '', ...others] = value.split(BEFORE_SECTION);
    return others.length === 0 ? [] : [foldForComparison(first)];
  });
  const isHeadline = (piece: string) =>
    claimed.includes(foldForComparison(piece)) ||
    (piece.split(' ').length >= SHORTEST_HEADLINE && firstParts.includes(foldForComparison(piece)));
  return pieces.find(isHeadline) ?? text;
}
