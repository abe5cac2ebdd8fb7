import { Readability } from '@mozilla/readability';
import { isSpaceOnly } from '../../shared/text.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import type { Algorithm, Mark, RunOptions, Selection } from '../types.ts';
import { cloneForReadability } from './clone.ts';
import { type DocumentLike, type NodeLike, textNodes } from './dom.ts';

/**
 * The npm package `@mozilla/readability`, unchanged, on a document made from the snapshot; its answer is mapped back
 * to marks by the identity of the text nodes, which it moves but does not copy.
 *
 * Deviation: of the rendered page, the class of the root element is not told; as published (`source`) it is.
 */
export default { id: 'readability', run: runReadability } satisfies Algorithm;

function runReadability(snapshot: PageSnapshot, { population, documents }: RunOptions): Selection {
  const clone = cloneForReadability(snapshot, population, documents.create() as DocumentLike);
  // The package's types want the DOM's Document; a serializer that hands the element through keeps node identity.
  const reader = new Readability<NodeLike>(clone.document as never, { serializer: (element) => element as NodeLike });
  const result = reader.parse();
  const content = result?.content;
  if (!content) return emptySelection(snapshot);
  const marks: Mark[] = [];
  for (const text of textNodes(content)) {
    const node = clone.idOf(text);
    if (node !== undefined && !isSpaceOnly(snapshot.nodes.text[node] as string)) marks.push({ node, role: 'body' });
  }
  // Readability puts siblings that it adds later in front of or behind the main part: back to document order.
  marks.sort((a, b) => a.node - b.node);
  if (marks.length === 0) return emptySelection(snapshot);
  return {
    algorithm: 'readability',
    marks,
    text: result?.textContent ?? '',
    trace: marks.map(({ node }) => ({ step: 'grabArticle', node, kept: true, reason: 'in the best candidate' })),
    confidence: null,
    empty: null,
  };
}

function emptySelection({ nodes }: PageSnapshot): Selection {
  const hasText = nodes.block.some((block) => block >= 0);
  return {
    algorithm: 'readability',
    marks: [],
    text: '',
    trace: [],
    confidence: null,
    empty: hasText ? 'no-candidate' : 'no-text',
  };
}
