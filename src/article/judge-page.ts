/** Corrects an algorithm's judgement: a page is not an article if only a list of linked headlines is kept. */
import type { Mark, PageJudgement } from '../algorithms/types.ts';
import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { leavesPage } from '../page/links.ts';
import { isSetByStyles, mainColumn } from '../page/main-column.ts';
import type { Page } from '../page/page.ts';
import { type Coverage, coverageOf } from '../selection/coverage.ts';
import { toldBy } from '../selection/marks.ts';
import type { ArticleSelection } from '../selection/types.ts';
import { firstFrom } from '../shared/ascending.ts';

const FEWEST_ENTRIES = 4;
/** Maximum average length of a list entry, heading and summary together (characters). */
const LONGEST_ENTRY = 700;
/** A page is a list if at least this share (0–1) of its kept text is in list entries, or in links. */
const MOST = 0.5;
/** If the algorithm's probability of an article is at least this (0–1), a list stays an article ("Ten recipes"). */
const SURE_ARTICLE = 0.8;
/** Maximum probability (0–1) that a list of entries is an article, or has a text to read. Higher ones are lowered. */
const DOUBTFUL = 0.2;

/** Lowers the probabilities of a list of links to other pages, and turns "article" and "service" into "listing". */
export function judgePage(page: Page, marks: readonly Mark[], own: PageJudgement | null): PageJudgement | null {
  // forum threads link to their members, and manuals to their chapters: many links do not make these pages listings
  if (!own || own.kind === 'forum' || own.kind === 'documentation' || own.article >= SURE_ARTICLE) return own;
  if (!isListOfEntries(page, marks)) return own;
  const kind = own.kind === 'article' || own.kind === 'service' ? 'listing' : own.kind;
  return { kind, article: Math.min(own.article, DOUBTFUL), readable: Math.min(own.readable, DOUBTFUL) };
}

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

function linkedHeadings(page: Page, coverage: Coverage, links: readonly number[]): number[] {
  const isLink = new Set(links);
  return union([...HEADINGS].map(page.index.named)).filter((heading) => {
    const text = coverage.keptIn(heading);
    const within = firstFrom(links, heading) ?? -1;
    const isWithin = within >= 0 && page.holds(heading, within) && coverage.keptIn(within) >= text;
    return text > 0 && (isWithin || isLink.has(page.parentOf(heading)));
  });
}

/** Text is missing if at least this share (0–1) of the main column, from first to last kept line, was left out. */
const PART = 0.1;
/** Minimum length of missing text (characters). Shorter text is a pull quote, a note or a call to subscribe. */
const FEWEST = 200;

/** Returns whether text of the main column is missing between the first and last kept line there. */
export function lacksText({ text: { page, marks, posts }, commentMarks, answer, changes }: ArticleSelection): boolean {
  // in a forum thread, the texts between posts, such as profiles of members, are left out on purpose
  if (posts.length > 0) return false;
  const column = mainColumn(page);
  const { width } = page.snapshot.viewport;
  if (!column || !isSetByStyles(column, width)) return false;
  // text that Lectern moved or removed on purpose, after the algorithm, is not missing
  const known = new Uint8Array(page.nodes.size);
  for (const list of [marks, commentMarks, answer.marks, changes]) for (const { node } of list) known[node] = 1;
  const isTold = toldBy(page, marks);
  const inColumn = marks.filter(({ node }) => column.holds(node));
  let kept = 0;
  let lost = 0;
  for (let node = inColumn[0]?.node ?? 0; node < (inColumn.at(-1)?.node ?? 0); node++) {
    if (!column.holds(node)) continue;
    if (known[node] === 1) kept += column.charactersOf(node);
    else if (!isTold(node)) lost += column.charactersOf(node);
  }
  return lost >= FEWEST && lost >= PART * (kept + lost);
}
