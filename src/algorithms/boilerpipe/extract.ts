/** What all extractors of the family do: cut the page into blocks, sift them by a chain of filters, print the content. */
import type { PageSnapshot } from '../../snapshot/types.ts';
import { toSelection } from '../steps/selection.ts';
import type { Mark, Population, Selection, TraceEntry } from '../types.ts';
import { segment } from './blocks/segment.ts';
import type { Filter, TextBlock, TextDocument } from './blocks/text-block.ts';

export function extract(
  algorithm: string,
  snapshot: PageSnapshot,
  population: Population,
  filters: readonly Filter[],
): Selection {
  const cut = segment(snapshot, population);
  const document = filters.reduce((current, filter) => filter(current), cut);
  const content = document.blocks.filter(({ isContent }) => isContent);
  return toSelection(algorithm, snapshot, population, {
    marks: content.flatMap(marksOf),
    text: content.map(({ text }) => `${text}\n`).join(''),
    trace: explain(document),
  });
}

function marksOf({ pieces }: TextBlock): Mark[] {
  return pieces.flatMap(({ nodes, isTitle }) =>
    nodes.map((node): Mark => ({ node, role: isTitle ? 'headline' : 'body' })),
  );
}

/** One entry for each block as it was cut from the page. */
function explain({ blocks, removed }: TextDocument): TraceEntry[] {
  return [...blocks, ...removed]
    .flatMap(({ pieces, isContent }) =>
      pieces.map(({ nodes, decision }) => ({ ...decision, node: nodes[0] ?? 0, kept: isContent })),
    )
    .sort((a, b) => a.node - b.node);
}
