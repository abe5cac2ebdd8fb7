/**
 * Keeps all text of the page, as zytedata/html-text 0.7 does (the "everything" baseline of the article extraction
 * benchmark).
 *
 * For the whole document (`source`), line breaks follow the original's tables of tags. For the visible text
 * (`rendered`), line breaks are where the browser has them, because a person who copies the page expects the lines on
 * the screen. Visible text also gets no space inside words ("Mac<b>books</b>"), unlike in the original.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { populationFlags, readableNodes } from '../steps/population.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Population, TraceEntry } from '../types.ts';
import { guessedText } from './guessed-text.ts';
import { laidOutText } from './laid-out-text.ts';

const KEPT = 'there is something to read in it';
const LEFT_OUT: Readonly<Record<Population, string>> = {
  source: 'stands in an element that is deleted with what is in it',
  rendered: 'the value or the choices of a form field',
};

export default algorithmOf('html-text', (snapshot, population) => {
  const { nodes, text } = population === 'source' ? guessedText(snapshot) : laidOutText(snapshot);
  return {
    marks: nodes.map((node) => ({ node, role: 'body' })),
    text,
    trace: explain(snapshot, population, new Set(nodes)),
  };
});

function explain(snapshot: PageSnapshot, population: Population, printed: ReadonlySet<number>): TraceEntry[] {
  return readableNodes(snapshot, populationFlags(snapshot, population)).map((node) => {
    const kept = printed.has(node);
    return { step: 'extract-text', node, kept, reason: kept ? KEPT : LEFT_OUT[population] };
  });
}
