import { foldForComparison } from '../../shared/text.ts';
import type { FoundHeading } from './visible.ts';

/** What pages put between headline and site name. */
const SEPARATOR = /\s+[|\-–—·•»«:/]+\s+|\s*[|»«]\s*/;
/** Shorter texts are contained in titles by chance. */
const SHORTEST_PART = 12;

export interface HeadlineSources {
  /** Of JSON-LD and Open Graph, best first. */
  declared: readonly string[];
  documentTitle: string;
  /** Visible h1 and h2 elements in document order. */
  headings: readonly FoundHeading[];
  /** First and last text node of the article, or -1. */
  firstText: number;
  lastText: number;
  site: string;
}

/**
 * The headline, from the best source that says anything: a visible heading that the page's own claims confirm, the
 * article's own h1, what the page declares, a lone h1, the title without the site's name.
 */
export function chooseHeadline(sources: HeadlineSources): string {
  const { declared, documentTitle, headings, site } = sources;
  const named = headings.filter(({ text }) => foldForComparison(text) !== foldForComparison(site));
  const mainHeadings = named.filter(({ level }) => level === 1);
  const own = onlyText(mainHeadings.filter((heading) => isInArticle(heading, sources)));
  const confirmed = confirmedHeading(named, sources);
  const fromPage = declared.find((text) => text !== '' && foldForComparison(text) !== foldForComparison(site)) ?? '';
  // A confirmed h1 outside the article beside another one in it is the site's name, which titles confirm as well.
  const outer = confirmed && own !== '' && fromPage === '' && confirmed.level === 1 && !isInArticle(confirmed, sources);
  if (confirmed && !outer) return confirmed.text;
  return own || withoutSite(fromPage, site) || onlyText(mainHeadings) || withoutSite(documentTitle, site);
}

/** The longest heading that the page claims as its title: the site's name may be claimed too, and is shorter. */
function confirmedHeading(
  headings: readonly FoundHeading[],
  { declared, documentTitle }: HeadlineSources,
): FoundHeading | undefined {
  return headings
    .filter(({ text }) => isClaimed(text, declared, documentTitle))
    .sort((a, b) => b.text.length - a.text.length)[0];
}

function isInArticle({ node, end }: FoundHeading, { firstText, lastText }: HeadlineSources): boolean {
  return end > firstText && node <= lastText;
}

function onlyText(headings: readonly FoundHeading[]): string {
  return headings.length === 1 ? (headings[0]?.text ?? '') : '';
}

/** The page claims a text as its title: declared, or the document's title or a part of it. */
function isClaimed(text: string, declared: readonly string[], documentTitle: string): boolean {
  const folded = foldForComparison(text);
  if (folded === '') return false;
  const parts = documentTitle.split(SEPARATOR).map(foldForComparison);
  const claims = [...declared, documentTitle].map(foldForComparison);
  return (
    parts.includes(folded) ||
    claims.some((claim) => claim === folded || (folded.length >= SHORTEST_PART && ` ${claim} `.includes(` ${folded} `)))
  );
}

/** Cuts the site's name off a title. */
function withoutSite(title: string, site: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part.trim() !== '');
  const folded = foldForComparison(site);
  if (parts.length < 2 || folded === '') return title.trim();
  const first = parts[0] as string;
  const last = parts[parts.length - 1] as string;
  if (foldForComparison(last) === folded) {
    return title.slice(0, title.lastIndexOf(last)).replace(/[\s|\-–—·•»«:/]+$/, '');
  }
  if (foldForComparison(first) === folded) return title.slice(first.length).replace(/^[\s|\-–—·•»«:/]+/, '');
  return title.trim();
}
