/** Explains why an algorithm, or one of the later steps (passes), kept or dropped each block (paragraph) of a page. */

import { allAlgorithms } from '../../src/algorithms/all.ts';
import { readArticle } from '../../src/article/make-article.ts';
import { traceArticle } from '../../src/article/trace-article.ts';
import { documents } from '../../src/library/documents.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { visibleBlocks } from '../../src/selection/trace.ts';
import { collapseSpace } from '../../src/shared/text.ts';

export interface ExplainedBlock {
  node: number;
  isKept: boolean;
  /** Role that the algorithm gave to the block, such as headline or caption; '' for none. */
  role: string;
  /** The algorithm's probability that the block belongs to the article; null if the algorithm computes none. */
  probability: number | null;
  /** Name of the pass (a step after the algorithm) that decided last whether to keep the block. */
  pass: string;
  reason: string;
  text: string;
}

export function explainPage(snapshot: PageSnapshot, id: string): ExplainedBlock[] {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const page = createPage(snapshot);
  const answer = runWithRoles(algorithm, page, { population: 'rendered', documents });
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
