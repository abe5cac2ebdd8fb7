/** Readability (Arc90, then Mozilla; Apache-2.0), by the npm package @mozilla/readability. */
import { Readability } from '@mozilla/readability';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { readableNodes } from '../steps/population.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Mark, Population, TraceEntry } from '../types.ts';
import { cloneForReadability } from './clone.ts';
import { type DocumentLike, type NodeLike, textNodes } from './dom.ts';

/**
 * Runs the npm package `@mozilla/readability`, unchanged, on a document built from the snapshot. The package moves text
 * nodes without copying them, so kept nodes can be mapped back to the snapshot (docs/specs/readability.md).
 */
export default algorithmOf('readability', (snapshot, population, { documents }) => {
  const document = documents.create() as DocumentLike;
  const ids = cloneForReadability(snapshot, population, document);
  // `never`, because the package's types require the DOM's Document; the serializer returns elements instead of HTML
  const reader = new Readability<NodeLike>(document as never, { serializer: (element) => element as NodeLike });
  const result = reader.parse();
  const marks: Mark[] = [];
  for (const text of result?.content ? textNodes(result.content) : []) {
    const node = ids.get(text);
    if (node !== undefined && !isSpaceOnly(snapshot.nodes.text[node] as string)) marks.push({ node, role: 'body' });
  }
  // Readability may move siblings before the main part, so the marks are sorted back into document order
  marks.sort((a, b) => a.node - b.node);
  const text = result?.textContent ?? '';
  return { marks, text, trace: explain(snapshot, population, marks) };
});

/** Gives a general reason for each text, because Readability does not explain its decisions. */
function explain(snapshot: PageSnapshot, population: Population, marks: readonly Mark[]): TraceEntry[] {
  const kept = new Set(marks.map(({ node }) => node));
  const seen = new Set([...kept, ...readableNodes(snapshot, population)]);
  return [...seen]
    .sort((a, b) => a - b)
    .map((node) =>
      kept.has(node)
        ? { step: 'grabArticle', node, kept: true, reason: 'in the best candidate' }
        : { step: 'grabArticle', node, kept: false, reason: 'outside the best candidate, or cleaned out of it' },
    );
}
