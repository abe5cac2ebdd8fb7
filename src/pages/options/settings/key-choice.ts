/** Works out the result of a press for one of Lectern's keys. */

import type { MessageKey } from '../../../platform/wording/message.ts';
import { meaningOf } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, singleKeys } from '../../../reader/input/keys.ts';

/** Lectern's actions by their original key. */
export const CHOOSABLE: ReadonlyMap<string, MessageKey> = new Map(
  [...KEY_LIST, ...EDIT_KEY_LIST].flatMap(({ keys, does }) => singleKeys(keys).map((key) => [key, does] as const)),
);

export type KeyChoice =
  /** The new keys. */
  | { kind: 'chosen'; keys: string }
  /** The key is already used for Lectern's key `by`. */
  | { kind: 'taken'; by: string }
  /** Digits choose algorithms. */
  | { kind: 'digit' }
  /** Not a single character. */
  | { kind: 'none' };

/** @param pressed `key` of the event */
export function chooseKey(keys: string, key: string, pressed: string): KeyChoice {
  const wanted = pressed.toLowerCase();
  if (!/^\S$/u.test(wanted)) return { kind: 'none' };
  if (/^\p{Nd}$/u.test(wanted)) return { kind: 'digit' };
  const by = meaning(keys, wanted);
  return CHOOSABLE.has(by) && by !== key ? { kind: 'taken', by } : { kind: 'chosen', keys: withKey(keys, key, wanted) };
}

/** Swaps the keys of two actions. */
export function exchangeKeys(keys: string, key: string, by: string): string {
  const pairs = pairsOf(keys);
  const [mine, theirs] = [pairs.get(key) ?? key, pairs.get(by) ?? by];
  return withKey(withKey(keys, key, theirs), by, mine);
}

/** Restores Lectern's own key; null if that key is now used for something else. */
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
