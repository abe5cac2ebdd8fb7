import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meaningOf, parseKeys, shownKey } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, singleKeys } from '../../../reader/input/keys.ts';
import { CHOOSABLE, chooseKey, exchangeKeys, originalKey } from './key-choice.ts';

const OURS = [...CHOOSABLE.keys()];
const meaning = (keys: string, key: string) =>
  meaningOf({ key, code: '', shiftKey: false }, { keys, letterKeys: true });

test('no two actions have the same default key, even one in the reader and one while the user corrects', () => {
  const all = [...KEY_LIST, ...EDIT_KEY_LIST].flatMap(({ keys }) => singleKeys(keys));
  expect(all.toSorted((one, other) => (one < other ? -1 : 1)).join('')).toBe('?[]acefhklmnopstwxz{}');
});

test('the user can choose any free character key for an action, but no digit', () => {
  expect(chooseKey('', 'c', 'Q')).toEqual({ kind: 'chosen', keys: 'cq' });
  expect(chooseKey('cq', 'c', 'c')).toEqual({ kind: 'chosen', keys: '' });
  expect(chooseKey('', 'c', 'x')).toEqual({ kind: 'taken', by: 'x' });
  expect(chooseKey('cq', 'm', 'q')).toEqual({ kind: 'taken', by: 'c' });
  // the key C is free, because "cq" has moved its action to the key Q
  expect(chooseKey('cq', 'm', 'c')).toEqual({ kind: 'chosen', keys: 'cq mc' });
  for (const digit of ['1', '٣']) expect(chooseKey('', 'c', digit)).toEqual({ kind: 'digit' });
  for (const name of ['Tab', 'F5', ' ', '']) expect(chooseKey('', 'c', name)).toEqual({ kind: 'none' });
});

test("an action keeps the user's key even if the key is the default key of another action", () => {
  expect(shownKey('q', { keys: 'cq', letterKeys: true })).toBe('');
  expect(originalKey('cq mc', 'c')).toBeNull();
  expect(originalKey('cq', 'c')).toBe('');
});

test('each action has a key of its own, whatever keys the user chooses', () => {
  const ownKey = fc.constantFrom(...OURS);
  const pressed = fc.oneof(ownKey, fc.constantFrom(...'qyujgbi;.,шщψ'.split('')));
  fc.assert(
    fc.property(fc.array(fc.tuple(ownKey, pressed, fc.boolean())), (presses) => {
      let keys = '';
      for (const [key, press, isExchanged] of presses) {
        const choice = chooseKey(keys, key, press);
        if (choice.kind === 'chosen') keys = choice.keys;
        else if (choice.kind === 'taken' && isExchanged) keys = exchangeKeys(keys, key, choice.by);
        expect(parseKeys(keys)).toBe(keys);
      }
      const shown = OURS.map((key) => shownKey(key, { keys, letterKeys: true }));
      expect(new Set(shown).size).toBe(OURS.length);
      for (const [index, key] of OURS.entries()) expect(meaning(keys, (shown[index] ?? '').toLowerCase())).toBe(key);
    }),
  );
});
