import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ariaKeys, meaningOf, parseKeys, setOwnKeys, shownKey, withOwnKey } from './own-keys.ts';

const NONE = { keys: '', letterKeys: true };
const press = (key: string, code = '', shiftKey = false) => ({ key, code, shiftKey });

test('by default, a lower-case letter and its capital letter trigger the same action', () => {
  for (const key of ['c', 'C', '?', '1', '{']) expect(meaningOf(press(key), NONE)).toBe(key.toLowerCase());
  expect(meaningOf(press('ArrowUp'), NONE)).toBe('ArrowUp');
});

test.for([
  ['с', 'KeyC', false, 'c'],
  ['С', 'KeyC', true, 'c'],
  ['ψ', 'KeyC', false, 'c'],
  ['ؤ', 'KeyC', false, 'c'],
  ['١', 'Digit1', false, '1'],
  ['х', 'BracketLeft', false, '['],
  ['Х', 'BracketLeft', true, '{'],
  ['؟', 'Slash', true, '?'],
  // with Shift, a British and a Russian keyboard have signs on the keys of digits
  ['£', 'Digit3', true, '£'],
  ['№', 'Digit3', true, '№'],
  // a Dvorak keyboard has j where a US keyboard has c
  ['j', 'KeyC', false, 'j'],
] as const)(
  'the character %s on the key %s (with Shift: %s) triggers the action of the key %s',
  ([key, code, shift, means]) => {
    expect(meaningOf(press(key, code, shift), NONE)).toBe(means);
  },
);

test("replaces the default key of an action with the user's own key", () => {
  const own = { keys: 'ck kc xы', letterKeys: true };
  expect(meaningOf(press('k'), own)).toBe('c');
  expect(meaningOf(press('c'), own)).toBe('k');
  expect(meaningOf(press('л', 'KeyK'), own)).toBe('c');
  expect(meaningOf(press('ы', 'KeyS'), own)).toBe('x');
  expect(meaningOf(press('x'), own)).toBe('');
  expect(meaningOf(press('m'), own)).toBe('m');
});

test('ignores letters, digits and punctuation, but not Esc, if single-key shortcuts are off', () => {
  const off = { keys: 'ck', letterKeys: false };
  for (const key of ['c', 'k', '1', '?', '💡']) expect(meaningOf(press(key), off)).toBe('');
  expect(meaningOf(press('Escape'), off)).toBe('Escape');
});

test('drops keys that users have assigned to commands that no longer exist', () => {
  const keys = parseKeys('dg vx xv rr ck') ?? '';
  expect(keys).toBe('xv ck');
  expect(meaningOf(press('g'), { keys, letterKeys: true })).toBe('g');
  expect(meaningOf(press('v'), { keys, letterKeys: true })).toBe('x');
  expect(parseKeys('dg')).toBe('');
});

test("gives each command exactly one key, whatever the user's own keys are", () => {
  const pair = fc.tuple(fc.constantFrom(...'cmlsaxntew?'.split('')), fc.constantFrom(...'qwertyuiopш;'.split('')));
  const choice = fc.uniqueArray(pair, { selector: ([from]) => from });
  const distinct = choice.map((all) => all.filter(([, to], at) => all.findIndex(([, other]) => other === to) === at));
  fc.assert(
    fc.property(distinct, (pairs) => {
      const keys = pairs.map((both) => both.join('')).join(' ');
      expect(parseKeys(keys)).toBe(keys);
      const taken = 'abcdefghijklmnopqrstuvwxyz?ш;'
        .split('')
        .map((key) => meaningOf(press(key), { keys, letterKeys: true }));
      for (const [from] of pairs) expect(taken.filter((meaning) => meaning === from)).toHaveLength(1);
    }),
  );
});

test.for([null, 1, [], {}, 'c', 'ck x', 'ck  xq', ' ck', 'ck ', 'c k', 'ck '.repeat(200)])(
  "rejects %j as the stored value of the user's own keys",
  (raw) => {
    expect(parseKeys(raw)).toBeUndefined();
  },
);

test("shows the user's own keys instead of the default keys in tooltips and lists", () => {
  setOwnKeys({ keys: 'ck', letterKeys: true });
  expect([shownKey('C'), shownKey('m'), shownKey('Ctrl P')]).toEqual(['K', 'M', 'Ctrl P']);
  expect(withOwnKey('Copy the article (C)')).toBe('Copy the article (K)');
  expect(withOwnKey('复制文章（C）')).toBe('复制文章（K）');
  expect(withOwnKey('Close (Esc)')).toBe('Close (Esc)');
  setOwnKeys({ keys: 'ck', letterKeys: false });
  expect(withOwnKey('Copy the article (C)')).toBe('Copy the article');
  expect(shownKey('C')).toBe('');
  setOwnKeys(NONE);
});

test('names the keys of a Mac on a Mac', () => {
  expect([shownKey('Ctrl P'), ariaKeys('Ctrl P')]).toEqual(['Ctrl P', 'Control+P']);
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect([shownKey('Ctrl P'), ariaKeys('Ctrl P')]).toEqual(['⌘ P', 'Meta+P']);
  vi.unstubAllGlobals();
});
