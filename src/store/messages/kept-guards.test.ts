/** Tests that every call about remembered sites has a guard that accepts only valid requests. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOX as SHARED_BOX } from '../../../test/box-signature.ts';
import type { BoxSignature } from '../remembered/types.ts';
import { MEMORY_GUARDS } from './kept-guards.ts';

const BOX: BoxSignature = {
  ...SHARED_BOX,
  tag: 'aside',
  names: ['related'],
  path: ['div'],
  place: 'beside',
  content: 'list',
};
const signature = { kind: 'remove', boxes: [BOX] } as const;
const memory = {
  version: 1,
  site: 'example.org',
  algorithm: 'readability',
  corrections: [{ id: 'abcd', signature, asked: '2026-05-03', used: 0, missed: 0, off: null }],
};

const PASSES: Readonly<Record<keyof typeof MEMORY_GUARDS, readonly unknown[]>> = {
  rememberForSite: [{ signature }, { signature: { kind: 'role', role: 'caption', boxes: [BOX, BOX] } }],
  chooseForSite: [
    { choices: { algorithm: 'eatiht', comments: true, appearance: { theme: 'dark' } } },
    { choices: { algorithm: null, comments: false, appearance: null } },
  ],
  countReplay: [{ outcomes: [] }, { outcomes: [{ id: 'abcd', outcome: 'missed' }] }],
  forgetForSite: [{ id: 'abcd' }],
  forgetRemembered: [{ site: 'example.org', id: 'abcd' }],
  switchRemembered: [{ site: 'localhost:3000', id: 'abcd', isOn: true }],
  changeChoices: [{ site: 'example.org', choices: { appearance: null } }],
  forgetSites: [{ sites: [] }, { sites: ['example.org', '[::1]:80'] }],
  addSites: [{ sites: [memory] }],
};
const CALLS = Object.keys(MEMORY_GUARDS) as (keyof typeof MEMORY_GUARDS)[];

test.each(CALLS)('the guard of the call %s accepts the requests that the extension sends', (call) => {
  expect(PASSES[call].length).toBeGreaterThan(0);
  for (const request of PASSES[call]) expect(MEMORY_GUARDS[call](request)).toBe(true);
});

test.each([
  ['rememberForSite', { signature: { kind: 'edit', boxes: [BOX] } }],
  ['rememberForSite', { signature: { kind: 'remove', boxes: [] } }],
  ['rememberForSite', { signature: { kind: 'remove', boxes: [{ ...BOX, names: ['Some Text'] }] } }],
  ['rememberForSite', { signature: { kind: 'remove', boxes: Array.from({ length: 99 }, () => BOX) } }],
  ['chooseForSite', { choices: { algorithm: 'none' } }],
  ['chooseForSite', { choices: { appearance: { fontSize: 1e9 } } }],
  ['countReplay', { outcomes: [{ id: 'abcd', outcome: 'won' }] }],
  ['forgetForSite', { id: '__proto__' }],
  ['forgetRemembered', { site: 'https://example.org/', id: 'abcd' }],
  ['switchRemembered', { site: 'example.org', id: 'abcd', isOn: 1 }],
  ['forgetSites', { sites: 'example.org' }],
  ['addSites', { sites: [{ ...memory, version: 2 }] }],
] as const)('the guard of the call %s rejects %j', (call, request) => {
  expect(MEMORY_GUARDS[call](request)).toBe(false);
});

test('the guards reject any value that is not a valid request, without an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CALLS), fc.anything({ withNullPrototype: true, withMap: true }), (call, request) => {
      const known = JSON.stringify(request) ?? '';
      if (/"(?:sites|outcomes|choices)":/.test(known)) return;
      expect(MEMORY_GUARDS[call](request)).toBe(false);
    }),
  );
});
