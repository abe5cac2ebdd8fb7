import type { Page } from '../../page/page.ts';
import { type Coverage, coverageOf } from '../../selection/coverage.ts';
import type { ObjectTable } from '../../selection/objects/types.ts';
import { createTableJudge, type TableJudge } from '../../selection/tables.ts';
import type { Draft } from '../../selection/types.ts';
import { linkedIds } from './anchors.ts';
import { type Lists, listsOf } from './lists/lists.ts';
import { type Footnotes, footnotesOf } from './notes/footnotes.ts';
import { createVisualOrder, type VisualOrder } from './order.ts';
import { createPartLanguages, type PartLanguages } from './part-languages.ts';
import { type Sections, sectionsOf } from './posts/sections.ts';

/** The page, the selection, and the lookups that the walk needs. */
export interface Source {
  page: Page;
  coverage: Coverage;
  objects: ObjectTable;
  captions: ReadonlySet<number>;
  sections: Sections;
  footnotes: Footnotes;
  /** Ids that links in the kept text lead to. */
  anchors: ReadonlySet<string>;
  isInDataTable: TableJudge;
  visualOrder: VisualOrder;
  lists: Lists;
  partLanguages: PartLanguages;
}

/** Prepares the source of the walk; null if nothing is kept. */
export function prepareSource({ page, marks, posts, notes, objects, captions }: Draft): Source | null {
  if (marks.length === 0) return null;
  const coverage = coverageOf(page, marks);
  return {
    page,
    coverage,
    objects,
    captions,
    sections: sectionsOf(page, posts),
    footnotes: footnotesOf(page, notes),
    anchors: linkedIds(page, coverage),
    isInDataTable: createTableJudge(page, coverage),
    visualOrder: createVisualOrder(page),
    lists: listsOf(page, (node) => coverage.keptIn(node) > 0 || objects.standsIn(node)),
    partLanguages: createPartLanguages(page, coverage.root),
  };
}
