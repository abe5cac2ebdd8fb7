/**
 * Runs in Node: reads the page of a report (a file that a user saved about a wrongly read page) with the current
 * algorithms. A report contains all data of the page that algorithms need.
 */

import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { Mark, Selection } from '../../src/algorithms/types.ts';
import { readArticle, writeArticle } from '../../src/article/make-article.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { visibleBlocks } from '../../src/selection/trace.ts';
import { countWords } from '../../src/shared/count-words.ts';
import { collapseSpace } from '../../src/shared/text.ts';
import type { ReportedSelection } from '../../src/tools/report/types.ts';
import { expectedTexts } from './expected-texts.ts';
import { type ParsedReport, parseReport } from './parse-report.ts';

export { parseReport };

/** A block (paragraph) that is only in the current article or only in the reported one. */
export interface ChangedBlock {
  node: number;
  text: string;
}

export interface AlgorithmRun {
  algorithm: string;
  /** Reason why the algorithm was not run; '' if it ran. */
  skipped: string;
  /** Number of words in the article, counted as in the reader. */
  words: number;
  confidence: number | null;
  /**
   * The result of this algorithm in the report; null if the report has none. `onlyThen`: blocks that only the reported
   * article contains. `onlyNow`: blocks that only the current article contains.
   */
  before: { confidence: number | null; onlyThen: readonly ChangedBlock[]; onlyNow: readonly ChangedBlock[] } | null;
  /**
   * Precision and recall of the words, compared with the article as the user corrected it; null if the user corrected
   * nothing.
   */
  score: { precision: number; recall: number } | null;
}

/** Throws when a document is requested, because Node has no DOM. Readability needs one, so it is skipped. */
const documents = {
  create(): never {
    throw new NeedsBrowser();
  },
};
class NeedsBrowser extends Error {}

export function readReport(report: ParsedReport, ids: readonly string[]): AlgorithmRun[] {
  const page = createPage(report.snapshot);
  const blocks = [...visibleBlocks(page)].map(([, texts]) => texts);
  const truth = truthOf(page, report);
  return ids.map((id) => runOf(report, { page, blocks, truth }, id));
}

interface ReportedPage {
  page: Page;
  blocks: readonly (readonly number[])[];
  truth: ReadonlySet<number> | null;
}

function truthOf(page: Page, { corrections, shown }: ParsedReport): ReadonlySet<number> | null {
  if (!corrections || corrections.done.length === 0) return null;
  return expectedTexts(page, nodesOf(shown.marks), corrections.done);
}

function runOf(report: ParsedReport, { page, blocks, truth }: ReportedPage, id: string): AlgorithmRun {
  const answer = answerOf(page, id);
  if (answer === null) {
    return { algorithm: id, skipped: 'works on documents only', words: 0, confidence: null, before: null, score: null };
  }
  const read = readArticle(page, answer);
  const article = writeArticle(read);
  const now = new Set(read.selection.text.marks.map(({ node }: Mark) => node));
  const before = report.selections.find(({ algorithm }) => algorithm === id);
  return {
    algorithm: id,
    skipped: '',
    words: article.words,
    confidence: article.confidence,
    before: before ? changes(page, blocks, now, before) : null,
    score: truth && agreement(page, now, truth),
  };
}

function answerOf(page: Page, id: string): Selection | null {
  try {
    const found = allAlgorithms.find((algorithm) => algorithm.id === id);
    return found ? runWithRoles(found, page, { population: 'rendered', documents }) : null;
  } catch (error) {
    if (error instanceof NeedsBrowser) return null;
    throw error;
  }
}

function changes(
  page: Page,
  blocks: ReportedPage['blocks'],
  now: ReadonlySet<number>,
  before: ReportedSelection<readonly Mark[]>,
) {
  const then = new Set(nodesOf(before.article));
  const only = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
    blocks
      .filter((texts) => texts.some((node) => some.has(node)) && !texts.some((node) => others.has(node)))
      .map((texts) => ({ node: texts[0] ?? -1, text: textOf(page, texts) }));
  return { confidence: before.confidence, onlyThen: only(then, now), onlyNow: only(now, then) };
}

function agreement(page: Page, kept: ReadonlySet<number>, truth: ReadonlySet<number>) {
  const { language } = page.snapshot.metadata;
  const words = (nodes: Iterable<number>) =>
    [...nodes].reduce((sum, node) => sum + countWords(page.textOf(node), language), 0);
  const common = words([...kept].filter((node) => truth.has(node)));
  const of = (all: number) => (all === 0 ? 1 : common / all);
  return { precision: of(words(kept)), recall: of(words(truth)) };
}

const nodesOf = (marks: readonly Mark[]) => marks.map(({ node }) => node);

const textOf = (page: Page, nodes: readonly number[]) =>
  collapseSpace(nodes.map((node) => page.textOf(node)).join('')).trim();
