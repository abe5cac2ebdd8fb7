/** Explains the decisions of each step as trace entries, with the numbers on which they are based. */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { firstFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import type { TreeElement } from '../steps/element-tree.ts';
import type { Mark, TraceEntry } from '../types.ts';
import type { Checked, Gift } from './best-element.ts';
import type { Alike } from './complement.ts';

interface NewspaperDecisions {
  readonly declared: string | null;
  readonly language: string;
  readonly checked: readonly Checked[];
  readonly gifts: ReadonlyMap<TreeElement, Gift>;
  readonly alike: readonly Alike[];
  readonly removals: readonly TraceEntry[];
  readonly marks: readonly Mark[];
}

export function explain({ nodes }: PageSnapshot, decisions: NewspaperDecisions): TraceEntry[] {
  const kept = decisions.marks.map(({ node }) => node);
  return [
    ...explainLanguage(decisions.declared, decisions.language),
    ...decisions.checked.map(
      (checked): TraceEntry => ({
        step: 'candidates',
        node: checked.element.source,
        kept: firstFrom(kept, checked.element.source) < at(nodes.end, checked.element.source),
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

export function explainLanguage(declared: string | null, used: string): TraceEntry[] {
  if (declared === used) return [];
  const why = declared === null ? 'the page names no language' : `there is no list of stop words for "${declared}"`;
  return [{ step: 'language', node: 0, kept: true, reason: `${why}: read as "${used}"` }];
}
