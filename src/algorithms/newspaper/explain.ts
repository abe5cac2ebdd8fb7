/** The decisions in words. */
import type { PageSnapshot } from '../../snapshot/types.ts';
import { at } from '../steps/column.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import type { Mark, TraceEntry } from '../types.ts';
import type { Checked } from './candidates.ts';
import type { Alike } from './complement.ts';
import type { Gift } from './gravity.ts';
import { explainLanguage } from './language.ts';

export interface Decisions {
  readonly declared: string | null;
  readonly language: string;
  readonly checked: readonly Checked[];
  readonly gifts: ReadonlyMap<TreeElement, Gift>;
  readonly alike: readonly Alike[];
  readonly removals: readonly TraceEntry[];
  readonly marks: readonly Mark[];
}

/** All decisions in document order. */
export function explain(snapshot: PageSnapshot, decisions: Decisions): TraceEntry[] {
  const isKept = keepsText(snapshot, decisions.marks);
  return [
    ...explainLanguage(decisions.declared, decisions.language),
    ...decisions.checked.map(
      (checked): TraceEntry => ({
        step: 'candidates',
        node: checked.element.source,
        kept: isKept(checked.element),
        reason: candidateReason(checked, decisions.gifts.get(checked.element)),
      }),
    ),
    ...decisions.alike.map(
      (alike): TraceEntry => ({
        step: 'look-alikes',
        node: alike.element.source,
        kept: alike.kept,
        reason: alikeReason(alike),
      }),
    ),
    ...decisions.removals,
  ].sort((a, b) => a.node - b.node);
}

function candidateReason({ statistics, ownStopWords, rejection }: Checked, gift: Gift | undefined): string {
  const { stopWords, words, linkWords } = statistics;
  const counts = `stop words: ${stopWords} of ${words}, words in links: ${linkWords}`;
  if (!gift) return `${counts}; ${rejection}`;
  const { points, boost } = gift;
  return `${counts}; gives ${points.toFixed(1)} points: own stop words ${ownStopWords}, boost ${boost.toFixed(1)}`;
}

function alikeReason({ points, limit, isBest, isDense }: Alike): string {
  const counts = `points: ${points.toFixed(1)}`;
  if (isBest) return `${counts}, the most`;
  return `${counts}; more than ${limit.toFixed(1)} are needed${isDense ? ', and fewer links' : ''}`;
}

/** Whether something is kept of what is in an element: two look-ups. */
function keepsText({ nodes }: PageSnapshot, marks: readonly Mark[]): (element: TreeElement) => boolean {
  const before = new Int32Array(nodes.size + 1);
  for (const { node } of marks) before[node + 1] = 1;
  for (let row = 1; row < before.length; row++) before[row] = at(before, row) + at(before, row - 1);
  return ({ source }) => at(before, at(nodes.end, source)) > at(before, source);
}
