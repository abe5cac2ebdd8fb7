/** What an algorithm thinks of a page, put right by what it keeps: a list of entries is no article, whatever a model says. */
import type { Mark, PageJudgement } from '../algorithms/types.ts';
import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { leavesPage } from '../page/leaves-page.ts';
import type { Page } from '../page/page.ts';
import { type Coverage, coverageOf } from '../selection/coverage.ts';
import { firstFrom } from '../shared/ascending.ts';

/** So many entries make a list. */
const FEWEST_ENTRIES = 4;
/** Entries on a list of them are no longer than this, heading and summary (characters, on average). */
const LONGEST_ENTRY = 700;
/** So much of what is kept stands in the entries, or in links. */
const MOST = 0.5;
/** Of an article that is as probable as this, headings that are links are a part: "ten recipes". */
const SURE_ARTICLE = 0.8;
/** An article that is a list is as probable as this at most. */
const DOUBTFUL = 0.2;

/**
 * The judgement, with the kind of a list where most of what is kept leads to other pages.
 *
 * @param own what the algorithm says; null, and left so, where it does not judge pages
 */
export function judgePage(page: Page, marks: readonly Mark[], own: PageJudgement | null): PageJudgement | null {
  // threads name people who have pages, documentation its chapters
  if (!own || own.kind === 'forum' || own.kind === 'documentation' || own.article >= SURE_ARTICLE) return own;
  if (!isListOfEntries(page, marks)) return own;
  const kind = own.kind === 'article' || own.kind === 'service' ? 'listing' : own.kind;
  return { kind, article: Math.min(own.article, DOUBTFUL), readable: Math.min(own.readable, DOUBTFUL) };
}

/** Whether what is kept is a list of entries that lead to other pages of the site: headlines, with or without summaries. */
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

/** Headings that are kept and are links as a whole. */
function linkedHeadings(page: Page, coverage: Coverage, links: readonly number[]): number[] {
  const isLink = new Set(links);
  return union([...HEADINGS].map(page.index.named)).filter((heading) => {
    const text = coverage.keptIn(heading);
    const within = firstFrom(links, heading) ?? -1;
    const isWithin = within >= 0 && page.holds(heading, within) && coverage.keptIn(within) >= text;
    return text > 0 && (isWithin || isLink.has(page.parentOf(heading)));
  });
}
