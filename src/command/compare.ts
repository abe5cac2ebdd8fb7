import { algorithmIds } from '../library/read.ts';
import type { Reading } from '../library/types.ts';
import { countWords } from '../shared/count-words.ts';
import { countEach } from '../shared/lists.ts';

interface Row extends Pick<Reading, 'algorithm' | 'keptShare' | 'confidence'> {
  words: number;
  /** Number of words that this algorithm keeps but the algorithm of the first row leaves out. */
  more: number;
  /** Number of words that this algorithm leaves out but the algorithm of the first row keeps. */
  less: number;
}

/** Returns one row per algorithm. The first row is for `reading`; the other rows are compared with it. */
export async function compareAll(reading: Reading): Promise<readonly Row[]> {
  const others = algorithmIds.filter((id) => id !== reading.algorithm);
  const rows = [rowOf(reading, reading)];
  for (const id of others) rows.push(rowOf(await reading.with(id), reading));
  return rows;
}

function rowOf(reading: Reading, first: Reading): Row {
  const { algorithm, wordCount, keptShare, confidence } = reading;
  const more = wordsMissingIn(first, reading);
  return { algorithm, words: wordCount, keptShare, more, less: wordsMissingIn(reading, first), confidence };
}

/** Counts the words that `one` leaves out but `other` keeps. */
function wordsMissingIn(one: Reading, other: Reading): number {
  const rest = countEach(other.leftOut.map(({ text }) => text));
  return one.leftOut.reduce((sum, { text }) => {
    const times = rest.get(text) ?? 0;
    rest.set(text, times - 1);
    return times > 0 ? sum : sum + countWords(text, one.language);
  }, 0);
}

const HEAD = ['algorithm', 'words', 'kept', 'more', 'less', 'confidence'];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ algorithm, words, keptShare, more, less, confidence }) => [
    algorithm,
    String(words),
    `${Math.round(100 * keptShare)} %`,
    more === 0 ? '' : `+${more}`,
    less === 0 ? '' : `-${less}`,
    confidence === null ? '' : confidence.toFixed(2),
  ]);
  const all = [HEAD, ...lines];
  const widths = HEAD.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  return all
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
