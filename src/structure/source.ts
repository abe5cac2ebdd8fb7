import type { Mark } from '../algorithms/types.ts';
import { type PageView, viewPage } from '../page/view.ts';
import { settleCaptions } from '../selection/captions.ts';
import { completeMarks } from '../selection/complete.ts';
import type { Coverage } from '../selection/coverage.ts';
import type { Footnotes } from '../selection/notes/types.ts';
import { createTableJudge, type TableJudge } from '../selection/tables.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { linkedIds } from './anchors.ts';
import { findObjects, type ObjectTable } from './objects.ts';
import { createVisualOrder, type VisualOrder } from './order.ts';
import { createPartLanguages, type PartLanguages } from './part-languages.ts';
import type { Sections } from './sections.ts';

/** The page and what is known of it: all that the walk asks at its nodes. */
export interface Source {
  page: PageView;
  coverage: Coverage;
  objects: ObjectTable;
  sections: Sections;
  footnotes: Footnotes;
  /** Ids that links in the kept text lead to. */
  anchors: ReadonlySet<string>;
  isInDataTable: TableJudge;
  visualOrder: VisualOrder;
  partLanguages: PartLanguages;
}

/** null when nothing is kept. */
export function prepareSource(snapshot: PageSnapshot, kept: readonly Mark[], sections: Sections): Source | null {
  if (kept.length === 0) return null;
  const view = viewPage(snapshot);
  const { marks, coverage: complete, footnotes } = completeMarks(view, kept);
  const objects = findObjects(view, complete);
  const { page, coverage } = settleCaptions(view, complete, objects, marks);
  return {
    page,
    coverage,
    objects,
    sections,
    footnotes,
    anchors: linkedIds(page, coverage),
    isInDataTable: createTableJudge(page, coverage),
    visualOrder: createVisualOrder(page),
    partLanguages: createPartLanguages(page, coverage.root),
  };
}
