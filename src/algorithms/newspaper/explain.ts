/** Makes trace entries that explain which elements are candidates, and which language's stop words are used. */
import type { NodeTable } from '../../page/snapshot/types.ts';
import { firstFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import type { Mark, TraceEntry } from '../types.ts';
import { type Checked, pointsOf } from './best-element.ts';

export function explainChecked({ end }: NodeTable, checked: readonly Checked[], marks: readonly Mark[]): TraceEntry[] {
  const kept = marks.map(({ node }) => node);
  return checked.map((entry) => {
    const node = entry.element.source;
    return { step: 'candidates', node, kept: firstFrom(kept, node) < at(end, node), reason: reasonFor(entry) };
  });
}

function reasonFor(checked: Checked): string {
  const { statistics, ownStopWords, rejection, boost } = checked;
  const { stopWords, words, linkWords } = statistics;
  const counts = `stop words: ${stopWords} of ${words}, words in links: ${linkWords}`;
  if (rejection !== null) return `${counts}; ${rejection}`;
  const points = pointsOf(checked).toFixed(1);
  return `${counts}; gives ${points} points: own stop words ${ownStopWords}, boost ${boost.toFixed(1)}`;
}

export function explainLanguage(declared: string | null, used: string): TraceEntry[] {
  if (declared === used) return [];
  const why = declared === null ? 'the page names no language' : `there is no list of stop words for "${declared}"`;
  return [{ step: 'language', node: 0, kept: true, reason: `${why}: read as "${used}"` }];
}
