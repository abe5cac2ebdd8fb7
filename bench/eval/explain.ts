/** Explains what an algorithm and the later passes did with each block of a page. */
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import { readArticle } from '../../src/article/make-article.ts';
import { traceArticle } from '../../src/article/trace-article.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { visibleBlocks } from '../../src/selection/trace.ts';
import { collapseSpace } from '../../src/shared/text.ts';

export interface ExplainedBlock {
  /** First visible text node. */
  node: number;
  isKept: boolean;
  /** The algorithm's mark for the block, or ''. */
  role: string;
  /** The algorithm's probability that the block is body; null if it gives none. */
  probability: number | null;
  /** The last pass that decided, and its reason. */
  pass: string;
  reason: string;
  text: string;
}

export function explainPage(snapshot: PageSnapshot, id: string, documents: DocumentFactory): ExplainedBlock[] {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  const answer = algorithm.run(page, { population: 'rendered', documents });
  const roles = new Map(answer.marks.map(({ node, role }) => [page.blockOf(node), role]));
  const chances = new Map(answer.trace.map(({ node, probability }) => [page.blockOf(node), probability]));
  const texts = new Map([...visibleBlocks(page)].map(([block, nodes]) => [block, nodes]));
  return traceArticle(readArticle(page, answer), false).map(({ node, isKept, pass, reason }) => {
    const block = page.blockOf(node);
    const text = (texts.get(block) ?? []).map((text) => page.textOf(text)).join('');
    return {
      node,
      isKept,
      role: roles.get(block) ?? '',
      probability: chances.get(block) ?? null,
      pass,
      reason,
      text: collapseSpace(text).trim(),
    };
  });
}
