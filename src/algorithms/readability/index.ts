import { Readability } from '@mozilla/readability';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { populationFlags, readableNodes } from '../steps/population.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Mark, Population, TraceEntry } from '../types.ts';
import { cloneForReadability } from './clone.ts';
import { type DocumentLike, type NodeLike, textNodes } from './dom.ts';

/**
 * The npm package `@mozilla/readability`, unchanged, on a document built from the snapshot. The result is mapped back
 * to marks by the identity of the text nodes, which it moves but does not copy.
 *
 * Deviation: on the rendered page, the class of the root element is left out; as published (`source`) it is included.
 */
export default algorithmOf('readability', (snapshot, population, { documents }) => {
  const clone = cloneForReadability(snapshot, population, documents.create() as DocumentLike);
  // The package's types require the DOM's Document; a serializer that returns the element keeps node identity.
  const reader = new Readability<NodeLike>(clone.document as never, { serializer: (element) => element as NodeLike });
  const result = reader.parse();
  const marks: Mark[] = [];
  for (const text of result?.content ? textNodes(result.content) : []) {
    const node = clone.idOf(text);
    if (node !== undefined && !isSpaceOnly(snapshot.nodes.text[node] as string)) marks.push({ node, role: 'body' });
  }
  // Readability inserts later siblings before or after the main part: restore document order.
  marks.sort((a, b) => a.node - b.node);
  const text = result?.textContent ?? '';
  return { marks, text, trace: explain(snapshot, population, marks) };
});

/** Returns one entry for every text node that could have been kept. The package does not say why it removes a part. */
function explain(snapshot: PageSnapshot, population: Population, marks: readonly Mark[]): TraceEntry[] {
  const kept = new Set(marks.map(({ node }) => node));
  const seen = new Set([...kept, ...readableNodes(snapshot, populationFlags(snapshot, population))]);
  return [...seen]
    .sort((a, b) => a - b)
    .map((node) =>
      kept.has(node)
        ? { step: 'grabArticle', node, kept: true, reason: 'in the best candidate' }
        : { step: 'grabArticle', node, kept: false, reason: 'outside the best candidate, or cleaned out of it' },
    );
}
