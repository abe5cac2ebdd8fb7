import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTree } from './check/temporary-tree.mjs';
import { checkWords } from './check-words.mjs';

const NAMES = { 'src/vocabulary/names/related.ts': "export const NAMES = 'related|teaser|newsletter|comments?';" };

/** The problems of a tree with this module, beside names that the vocabulary has. */
const problemsOf = (code, path = 'src/article/x.ts', allowed = new Map()) =>
  withTree({ ...NAMES, [path]: code }, (project) => checkWords(project, allowed));

const LISTS = {
  'a pattern with alternatives': 'export const NEXT = /^(?:next|forward|onward)$/i;',
  'alternatives in a group of a pattern': 'export const NEXT = /(?:^|-)(?:box-)?(?:next|forward|onward)\\d/;',
  'a pattern of strings': "export const NEXT = new RegExp('^' + 'next|forward|onward');",
  'a word with letters that English has not': "export const NEXT = ['nächste'];",
  'a word in another script': 'export const NEXT = /^далее/;',
  'a word in a script without cases': "export const isNext = (text: string) => text === '次へ';",
  'a set of names': "export const BOXES = new Set(['related', 'teaser', 'newsletter']);",
  'names that are parted': "export const BOXES = 'related teaser newsletter'.split(' ');",
  'names to be parted elsewhere': "export const BOXES = { aside: 'related teaser newsletter box' };",
};

for (const [name, code] of Object.entries(LISTS)) {
  test(`${name} is a list`, () => {
    const problems = problemsOf(code);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0], /^src\/article\/x\.ts:1: move these words to src\/vocabulary\/: /);
  });
  test(`${name} may stand in the vocabulary, in tests, and in ports`, () => {
    const own = ['src/vocabulary/x.ts', 'src/article/x.test.ts', 'src/algorithms/goose/x.ts'];
    for (const path of own) assert.deepEqual(problemsOf(code, path), []);
  });
}

const NO_LISTS = {
  'elements of HTML': 'export const BLOCKS = /^(?:table|figure|blockquote|section)$/;',
  'two words': 'export const SIDES = /^(?:left|right)$/;',
  'types of schema.org': 'export const TYPES = /(?:Article|Posting|Report|Recipe)$/;',
  'letters of a script': "export const RUSSIAN = /[ыэё]/i;\nexport const QUOTES = '“”';",
  'a type': "export type Kind = 'related' | 'teaser' | 'newsletter';",
  'words of our own': "export const STEPS = ['take', 'select', 'build'];",
  'a sentence': "export const REASON = 'related to the newsletter of comments and teaser';",
};

for (const [name, code] of Object.entries(NO_LISTS))
  test(`${name} are no list of pages' words`, () => assert.deepEqual(problemsOf(code), []));

test('a file may keep its list with a reason; a reason without a list goes', () => {
  const allowed = new Map([['src/article/x.ts', 'because']]);
  assert.deepEqual(problemsOf(LISTS['a set of names'], 'src/article/x.ts', allowed), []);
  assert.match(problemsOf('export {};', 'src/article/x.ts', allowed)[0], /remove the entry for src\/article\/x\.ts/);
});
