/** Differences in words: "+3 paragraphs, −1 caption". */
import type { Difference, Kind, Side } from './differences.ts';

const SIGN: Readonly<Record<Side, string>> = { first: '−', second: '+' };

const PLURALS: Readonly<Partial<Record<Kind, string>>> = { 'block of code': 'blocks of code' };

/** In this order. */
const SIDES: readonly Side[] = ['second', 'first'];

/** What the second article has more, then what it has not; '' where they do not differ. */
export function describeDifferences(differences: readonly Difference[]): string {
  return SIDES.flatMap((side) =>
    [...kindsOf(differences, side)].map(([kind, count]) => `${SIGN[side]}${count} ${nounOf(kind, count)}`),
  ).join(', ');
}

/** As {@link describeDifferences}, of one side and to be heard: "3 paragraphs and 1 caption". */
export function describeKinds({ kinds }: Difference): string {
  const parts = [...kinds].map(([kind, count]) => `${count} ${nounOf(kind, count)}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
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

function nounOf(kind: Kind, count: number): string {
  return count === 1 ? kind : (PLURALS[kind] ?? `${kind}s`);
}
