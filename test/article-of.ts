import type { Selection } from '../src/algorithms/types.ts';
import { type ArticleOptions, readArticle, writeArticle } from '../src/article/make-article.ts';
import type { Article } from '../src/article/types.ts';
import { createPage } from '../src/page/page.ts';
import { NodeKind, type PageSnapshot } from '../src/page/snapshot/types.ts';
import { UnsoundSelection } from '../src/selection/check-answer.ts';
import { isSpaceOnly } from '../src/shared/text.ts';
import { snapshotPage } from './render.ts';

/** Returns a selection of all visible text nodes, or of those that `isKept` accepts. */
export function selectText(
  snapshot: PageSnapshot,
  isKept: (text: string, node: number) => boolean = () => true,
): Selection {
  const { nodes } = snapshot;
  const marks = nodes.text.flatMap((text, node) => {
    const isText = nodes.kind[node] === NodeKind.text && nodes.hidden[node] === 0 && !isSpaceOnly(text);
    return isText && isKept(text, node) ? [{ node, role: 'body' as const }] : [];
  });
  return { algorithm: 'test', marks, text: '', trace: [], confidence: null, page: null, empty: null };
}

/** Returns the article of a page with all its visible text, or with the text nodes that `isKept` accepts. */
export async function articleOf(html: string, isKept?: (text: string, node: number) => boolean): Promise<Article> {
  const { snapshot } = await snapshotPage(html);
  return articleFrom(snapshot, selectText(snapshot, isKept));
}

/**
 * Makes the article of a page from an algorithm's result (`answer`). Throws UnsoundSelection if the later steps
 * (passes) find faults in that result.
 */
export function articleFrom(snapshot: PageSnapshot, answer: Selection, options?: ArticleOptions): Article {
  const read = readArticle(createPage(snapshot), answer);
  if (read.selection.faults.length > 0) throw new UnsoundSelection(answer.algorithm, read.selection.faults);
  return writeArticle(read, options);
}
