/** Choosing keys: what a press for one of Lectern's keys comes to. */

import type { MessageKey } from '../../../platform/wording/message.ts';
import { meaningOf } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, singleKeys } from '../../../reader/input/keys.ts';

/** What Lectern has keys for, by its own key. */
export const CHOOSABLE: ReadonlyMap<string, MessageKey> = new Map(
  [...KEY_LIST, ...EDIT_KEY_LIST].flatMap(({ keys, does }) => singleKeys(keys).map((key) => [key, does] as const)),
);

export type KeyChoice =
  /** The keys as they are to be from now on. */
  | { kind: 'chosen'; keys: string }
  /** It does something else already, on Lectern's key `by`. */
  | { kind: 'taken'; by: string }
  /** Digits are algorithms. */
  | { kind: 'digit' }
  /** No single character. */
  | { kind: 'none' };

/** @param pressed as the event has it */
export function chooseKey(keys: string, key: string, pressed: string): KeyChoice {
  const wanted = pressed.toLowerCase();
  if (!/^\S$/u.test(wanted)) return { kind: 'none' };
  if (/^\p{Nd}$/u.test(wanted)) return { kind: 'digit' };
  const by = meaning(keys, wanted);
  return CHOOSABLE.has(by) && by !== key ? { kind: 'taken', by } : { kind: 'chosen', keys: withKey(keys, key, wanted) };
}

/** The key that is taken changes its place with the one that takes it. */
export function exchangeKeys(keys: string, key: string, by: string): string {
  const pairs = pairsOf(keys);
  const [mine, theirs] = [pairs.get(key) ?? key, pairs.get(by) ?? by];
  return withKey(withKey(keys, key, theirs), by, mine);
}

/** Back to Lectern's own; null where that one does something else now. */
export function originalKey(keys: string, key: string): string | null {
  const without = withKey(keys, key, key);
  return [...pairsOf(without).values()].includes(key) ? null : without;
}

function withKey(keys: string, key: string, own: string): string {
  const pairs = pairsOf(keys).set(key, own);
  return [...pairs]
    .filter(([from, to]) => from !== to)
    .map((pair) => pair.join(''))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ');
}

const pairsOf = (keys: string): Map<string, string> =>
  new Map(keys.split(' ').flatMap((pair) => (pair === '' ? [] : [[pair.charAt(0), pair.slice(1)] as const])));

const meaning = (keys: string, key: string) =>
  meaningOf({ key, code: '', shiftKey: false }, { keys, letterKeys: true });
