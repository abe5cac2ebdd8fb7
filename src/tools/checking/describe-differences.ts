/** Describes the differences between two articles in words, such as "+3 paragraphs, −1 caption". */
import { type CountedKey, counted, listed, message } from '../../platform/wording/message.ts';
import type { Difference, Kind, Side } from './differences.ts';

const NAMES: Readonly<Record<Kind, CountedKey>> = {
  heading: 'headings',
  paragraph: 'paragraphs',
  'list item': 'listItems',
  caption: 'captions',
  picture: 'pictures',
  player: 'players',
  'block of code': 'blocksOfCode',
  formula: 'formulas',
};

/** Order of a description: first the parts that only the second article has, then those that only the first has. */
const SIDES: readonly Side[] = ['second', 'first'];

/** Describes what the second article adds, then what it leaves out; '' if there are no differences. */
export function describeDifferences(differences: readonly Difference[]): string {
  return SIDES.flatMap((side) =>
    [...kindsOf(differences, side)].map(([kind, count]) =>
      message(side === 'second' ? 'plus' : 'minus', counted(NAMES[kind], count)),
    ),
  ).join(message('listSeparator'));
}

/** Describes one difference for screen readers, such as "3 paragraphs and 1 caption". */
export function describeKinds({ kinds }: Difference): string {
  return listed([...kinds].map(([kind, count]) => counted(NAMES[kind], count)));
}

export function wordsOf(differences: readonly Difference[], side: Side): number {
  return differences.reduce((sum, difference) => (difference.side === side ? sum + difference.words : sum), 0);
}

export function kindsOf(differences: readonly Difference[], side: Side): ReadonlyMap<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const difference of differences) {
    if (difference.side !== side) continue;
    for (const [kind, count] of difference.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  return kinds;
}
