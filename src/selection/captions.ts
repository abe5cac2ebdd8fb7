import type { Mark } from '../algorithms/types.ts';
import type { PageView } from '../page/view.ts';
import { isSpaceOnly } from '../shared/text.ts';
import { NodeKind } from '../snapshot/types.ts';
import type { ObjectTable } from '../structure/objects.ts';
import { type Coverage, computeCoverage } from './coverage.ts';
import { type Figure, figureOf } from './figures.ts';

/** A page on which captions are `<figcaption>`s, and what is kept of it now. */
interface Captioned {
  page: PageView;
  coverage: Coverage;
}

/**
 * A caption stays with its picture or goes with it, whatever an algorithm thinks of it: it is kept where the picture (or
 * player, or chart) is, and where the picture could not be kept it is not.
 */
export function settleCaptions(
  page: PageView,
  coverage: Coverage,
  objects: ObjectTable,
  marks: readonly Mark[],
): Captioned {
  const kept = new Set<number>();
  const dropped = new Set<number>();
  for (const node of objects.nodes) {
    if (objects.get(node)?.place !== 'block') continue;
    const { caption } = figureOf(page, coverage, node);
    if (caption >= 0) kept.add(caption);
  }
  for (const { node } of page.snapshot.media) {
    const figure = figureOf(page, coverage, node);
    if (!kept.has(figure.caption) && isLeftAlone(coverage, objects, figure)) dropped.add(figure.caption);
  }
  if (kept.size === 0 && dropped.size === 0) return { page, coverage };
  return {
    page: { ...page, nameOf: (node) => (kept.has(node) ? 'figcaption' : page.nameOf(node)) },
    coverage: computeCoverage(page.snapshot, settleMarks(page, marks, kept, dropped)),
  };
}

/** A kept caption with nothing that it could be the caption of. */
function isLeftAlone(coverage: Coverage, objects: ObjectTable, { unit, caption }: Figure): boolean {
  if (caption < 0 || coverage.keptIn(caption) === 0 || objects.standsIn(unit)) return false;
  // A table or a passage in the same figure has the caption as well.
  return coverage.keptIn(unit) <= coverage.keptIn(caption);
}

function settleMarks(
  page: PageView,
  marks: readonly Mark[],
  kept: ReadonlySet<number>,
  dropped: ReadonlySet<number>,
): readonly Mark[] {
  const { nodes } = page.snapshot;
  const textsIn = (elements: ReadonlySet<number>) =>
    [...elements].flatMap((element) => {
      const ids = Array.from(
        { length: (nodes.end[element] as number) - element },
        (_unused, offset) => element + offset,
      );
      return ids.filter((id) => nodes.kind[id] === NodeKind.text);
    });
  const gone = new Set(textsIn(dropped));
  const marked = new Set(marks.map(({ node }) => node));
  const added = textsIn(kept).filter(
    (node) => nodes.hidden[node] === 0 && !marked.has(node) && !isSpaceOnly(nodes.text[node] as string),
  );
  return [
    ...marks.filter(({ node }) => !gone.has(node)),
    ...added.map((node): Mark => ({ node, role: 'caption' })),
  ].sort((a, b) => a.node - b.node);
}
