/** Describes the differences between two articles in words: "+3 paragraphs, −1 caption". */
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

/** Articles in the order of a description: what the second one adds, then what only the first one has. */
const SIDES: readonly Side[] = ['second', 'first'];

/** Returns the second article's additions, then its omissions; '' if there are none. */
export function describeDifferences(differences: readonly Difference[]): string {
  return SIDES.flatMap((side) =>
    [...kindsOf(differences, side)].map(([kind, count]) =>
      message(side === 'second' ? 'plus' : 'minus', counted(NAMES[kind], count)),
    ),
  ).join(message('listSeparator'));
}

/** Describes one difference for screen readers: "3 paragraphs and 1 caption". */
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
