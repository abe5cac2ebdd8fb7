/** The steps of all extractors in the family: cut the page into blocks, apply a chain of filters, print the content. */
import { algorithmOf } from '../steps/selection.ts';
import type { Algorithm, Mark, TraceEntry } from '../types.ts';
import { segment } from './blocks/segment.ts';
import type { BoilerpipeBlock, Filter, TextDocument } from './blocks/text-block.ts';

export function extractor(id: string, filters: readonly Filter[]): Algorithm {
  return algorithmOf(id, (snapshot, population) => {
    const document = filters.reduce((current, filter) => filter(current), segment(snapshot, population));
    const content = document.blocks.filter(({ isContent }) => isContent);
    return {
      marks: content.flatMap(marksOf),
      text: content.map(({ text }) => `${text}\n`).join(''),
      trace: explain(document),
    };
  });
}

function marksOf({ pieces }: BoilerpipeBlock): Mark[] {
  return pieces.flatMap(({ nodes, isTitle }) =>
    nodes.map((node): Mark => ({ node, role: isTitle ? 'headline' : 'body' })),
  );
}

/** Returns one entry for each block as it was cut from the page. */
function explain({ blocks, removed }: TextDocument): TraceEntry[] {
  return [...blocks, ...removed]
    .flatMap(({ pieces, isContent }) =>
      pieces.map(({ nodes, decision }) => ({ ...decision, node: nodes[0] ?? 0, kept: isContent })),
    )
    .sort((a, b) => a.node - b.node);
}
