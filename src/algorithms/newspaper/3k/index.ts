/**
 * Newspaper3k 0.2.8 (L. Ou-Yang 2013–2018; docs/specs/newspaper.md, "Newspaper3k"): Goose that protects elements with
 * an article, gives points only to parents and grandparents, and keeps all short paragraphs.
 *
 * Deviations: a page in a language without a stop list is read as English, where the original fails; stop words are
 * those of goose3, which differ in seven languages (fa, fr, hi, hu, ro, sr, sv); the browser cuts the words of
 * languages without spaces.
 */
import { buildTree } from '../../steps/element-tree/build.ts';
import type { TreeElement } from '../../steps/element-tree/tree.ts';
import { findCandidates } from '../../steps/goose/candidates.ts';
import { explain } from '../../steps/goose/explain.ts';
import { type Measures, measure } from '../../steps/goose/measures.ts';
import { postClean } from '../../steps/goose/post-clean.ts';
import { printedNodes } from '../../steps/goose/printed-nodes.ts';
import { type Gravity, gravity, type Propagation } from '../../steps/goose/scores.ts';
import { addSiblings } from '../../steps/goose/siblings.ts';
import { STOP_WORDS } from '../../steps/goose/stop-words.ts';
import { pageLanguage } from '../../steps/page-language.ts';
import { algorithmOf } from '../../steps/selection.ts';
import { stopList } from '../../steps/stop-list.ts';
import type { TraceEntry } from '../../types.ts';
import { explainLanguage } from '../language.ts';
import { clean } from './clean.ts';
import { counterFor } from './count.ts';
import { format, printText } from './format.ts';

const LINK_DENSITY = { needsWords: true } as const;
/** Children of the best element that never have too many links. */
const KEPT_NAMES: ReadonlySet<string> = new Set(['p']);

/** Points: the parent gets all, its parent half of them. */
const PROPAGATION: Propagation = {
  share: (points, distance) => [points, points / 2][distance - 1] ?? 0,
  reach: 2,
};

export default algorithmOf('newspaper-3k', (snapshot, population) => {
  const page = buildTree(snapshot, population);
  const declared = pageLanguage(snapshot);
  const list = stopList(STOP_WORDS, declared);
  const cleaned = clean(page);
  const measures = measure([page], counterFor(list));
  const candidates = findCandidates(measures, measures.roots, LINK_DENSITY);
  const accepted = candidates.filter(({ rejected }) => rejected === null);
  const scored = gravity(measures, accepted, PROPAGATION);

  const article = measures.elements[scored.best];
  const edits = article ? finish(article, measures, scored) : [];
  const printed = article ? printedNodes(article) : [];
  const others = [...explainLanguage(declared, list.language), ...edits];
  return {
    marks: printed.map((node) => ({ node, role: 'body' })),
    text: article ? printText(article) : '',
    trace: explain(snapshot, { measures, candidates, gravity: scored, trace: cleaned }, printed, others),
  };
});

/** Adds to the best element, removes from it, and prepares it for printing. */
function finish(article: TreeElement, measures: Measures, { scores, best }: Gravity): TraceEntry[] {
  return [
    ...addSiblings(measures, best, { ...LINK_DENSITY, mean: 'exact' }),
    ...postClean(measures, scores, best, { ...LINK_DENSITY, keptNames: KEPT_NAMES, demanding: false }),
    ...format(article),
  ];
}
