/** Changes the keys (shortcuts) of actions: sets a key if it is free, swaps two keys or restores the default key. */

import type { MessageKey } from '../../../platform/wording/message.ts';
import { meaningOf } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, singleKeys } from '../../../reader/input/keys.ts';

/** Names of the actions whose key the user can change, by the default key of the action. */
export const CHOOSABLE: ReadonlyMap<string, MessageKey> = new Map(
  [...KEY_LIST, ...EDIT_KEY_LIST].flatMap(({ keys, does }) => singleKeys(keys).map((key) => [key, does] as const)),
);

export type KeyChoice =
  /** The key is free; `keys` is the new value of the setting. */
  | { kind: 'chosen'; keys: string }
  /** Another action has the key; `by` is the default key of that action. */
  | { kind: 'taken'; by: string }
  /** The key is a digit, which always chooses an algorithm. */
  | { kind: 'digit' }
  /** The key is not a single character. */
  | { kind: 'none' };

/** Returns the setting `keys` with the pressed key for the action with default key `key`, or why that is impossible. */
export function chooseKey(keys: string, key: string, pressed: string): KeyChoice {
  const wanted = pressed.toLowerCase();
  if (!/^\S$/u.test(wanted)) return { kind: 'none' };
  if (/^\p{Nd}$/u.test(wanted)) return { kind: 'digit' };
  const by = meaningOf({ key: wanted, code: '', shiftKey: false }, { keys, letterKeys: true });
  return CHOOSABLE.has(by) && by !== key ? { kind: 'taken', by } : { kind: 'chosen', keys: withKey(keys, key, wanted) };
}

/** Returns the setting with the keys of two actions (default keys `key` and `by`) swapped. */
export function exchangeKeys(keys: string, key: string, by: string): string {
  const pairs = pairsOf(keys);
  const [mine, theirs] = [pairs.get(key) ?? key, pairs.get(by) ?? by];
  return withKey(withKey(keys, key, theirs), by, mine);
}

/** Returns the setting with the action's default key restored; null if another action uses that key. */
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
