/**
 * Corrects an algorithm's judgement of a page by the kept text: a list of entries is not an article, even if a model
 * says so.
 */
import type { Mark, PageJudgement } from '../algorithms/types.ts';
import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { leavesPage } from '../page/leaves-page.ts';
import type { Page } from '../page/page.ts';
import { type Coverage, coverageOf } from '../selection/coverage.ts';
import { firstFrom } from '../shared/ascending.ts';

/** Fewest entries of a list. */
const FEWEST_ENTRIES = 4;
/** Longest average list entry, heading and summary together (characters). */
const LONGEST_ENTRY = 700;
/** Smallest share of the kept text inside entries, or inside links, on a list page. */
const MOST = 0.5;
/** Article probability from which linked headings count as part of the article ("ten recipes"). */
const SURE_ARTICLE = 0.8;
/** Highest article probability of a list page. */
const DOUBTFUL = 0.2;

/**
 * Returns the judgement, changed to a listing if most of the kept text leads to other pages.
 *
 * @param own the algorithm's judgement; null, and returned as null, if it does not judge pages
 */
export function judgePage(page: Page, marks: readonly Mark[], own: PageJudgement | null): PageJudgement | null {
  // threads link to user pages, documentation links to its chapters
  if (!own || own.kind === 'forum' || own.kind === 'documentation' || own.article >= SURE_ARTICLE) return own;
  if (!isListOfEntries(page, marks)) return own;
  const kind = own.kind === 'article' || own.kind === 'service' ? 'listing' : own.kind;
  return { kind, article: Math.min(own.article, DOUBTFUL), readable: Math.min(own.readable, DOUBTFUL) };
}

/** Checks whether the kept text is a list of entries that link to other pages: headlines, with or without summaries. */
function isListOfEntries(page: Page, marks: readonly Mark[]): boolean {
  const coverage = coverageOf(page, marks);
  const kept = coverage.keptIn(0);
  const links = page.index.named('a').filter((link) => coverage.keptIn(link) > 0 && leavesPage(page, link));
  const linked = links.reduce((sum, link) => sum + coverage.keptIn(link), 0);
  if (links.length >= FEWEST_ENTRIES && linked >= MOST * kept) return true;
  const heads = linkedHeadings(page, coverage, links);
  const first = heads[0];
  if (first === undefined || heads.length < FEWEST_ENTRIES) return false;
  const above = marks.reduce((sum, { node }) => sum + (node < first ? coverage.keptIn(node) : 0), 0);
  return kept - above >= MOST * kept && kept - above <= LONGEST_ENTRY * heads.length;
}

/** Returns the kept headings whose whole text is a link. */
function linkedHeadings(page: Page, coverage: Coverage, links: readonly number[]): number[] {
  const isLink = new Set(links);
  return union([...HEADINGS].map(page.index.named)).filter((heading) => {
    const text = coverage.keptIn(heading);
    const within = firstFrom(links, heading) ?? -1;
    const isWithin = within >= 0 && page.holds(heading, within) && coverage.keptIn(within) >= text;
    return text > 0 && (isWithin || isLink.has(page.parentOf(heading)));
  });
}
