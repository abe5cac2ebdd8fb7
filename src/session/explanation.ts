/** Why the text is what it is: the trace of the article, brought to the places that the reader shows. */
import type { ReadArticle } from '../article/make-article.ts';
import { traceArticle } from '../article/trace-article.ts';
import type { Page } from '../page/page.ts';
import type { Explanation } from '../reader/types.ts';
import { reasonsToKeep } from '../selection/trace.ts';
import { collapseSpace } from '../shared/text.ts';

/** How many pieces that were left out are named. */
const MOST_LEFT_OUT = 50;
/** How much of each is shown (characters). */
const FIRST_WORDS = 90;

/** Costs passes over the page and asks for the trace of the algorithm, which it may write only then: not before it is wanted. */
export function explainArticle(read: ReadArticle, areCommentsShown: boolean): Explanation {
  const { page } = read.selection.text;
  const dropped = traceArticle(read, areCommentsShown)
    .filter(({ isKept }) => !isKept)
    .map(({ node, reason }) => ({ text: blockText(page.base, node), reason }));
  return {
    reasons: reasonsToKeep(read.selection, areCommentsShown),
    leftOutCount: dropped.length,
    leftOut: dropped
      .sort((a, b) => b.text.length - a.text.length)
      .slice(0, MOST_LEFT_OUT)
      .map(({ text, reason }) => ({ text: firstWords(text), reason })),
  };
}

/** What a person sees of the block that a text node stands in. */
function blockText(page: Page, node: number): string {
  const block = page.blockOf(node);
  const last = page.snapshot.blocks.last[block] ?? node;
  let text = '';
  for (let id = node; id <= last; id++) if (page.blockOf(id) === block && page.isVisible(id)) text += page.textOf(id);
  return collapseSpace(text).trim();
}

function firstWords(line: string): string {
  if (line.length <= FIRST_WORDS) return line;
  return `${line
    .slice(0, FIRST_WORDS)
    .replace(/\S{1,30}$/, '')
    .trimEnd()} …`;
}
