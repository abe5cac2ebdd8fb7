import { expect, test } from 'vitest';
import { CLASS_GROUPS } from '../../vocabulary/model/class-groups.ts';
import { CLASS_GROUP_NAMES, groupsOfToken } from './class-words.ts';

function groupsOf(token: string): string[] {
  const { low, high } = groupsOfToken(token);
  return CLASS_GROUP_NAMES.filter((_name, index) =>
    index < 32 ? (low & (1 << index)) !== 0 : (high & (1 << (index - 32))) !== 0,
  );
}

test('matches a known word at the beginning of a token (a part of a class name)', () => {
  expect(groupsOf('nav')).toEqual(['navigation']);
  expect(groupsOf('navbar')).toEqual(['navigation']);
  expect(groupsOf('commentlist')).toEqual(['comment']);
});

test('matches long words anywhere in a token, but short words only at its beginning', () => {
  expect(groupsOf('blognavigation')).toContain('navigation');
  expect(groupsOf('wpcomments')).toContain('comment');
  expect(groupsOf('subnav')).toEqual([]);
});

test('matches words such as "ad" and "more" only if they are the whole token', () => {
  expect(groupsOf('ad')).toEqual(['advertisement']);
  expect(groupsOf('add')).toEqual([]);
  expect(groupsOf('more')).toEqual(['related']);
  expect(groupsOf('moreover')).toEqual([]);
});

test('finds the groups of all words in a token such as "articlesidebar"', () => {
  expect(groupsOf('authorbiography')).toEqual(['author']);
  expect(groupsOf('articlesidebar')).toEqual(['sidebar', 'article']);
});

test('finds no word group for unknown tokens or tokens with letters beyond ASCII', () => {
  for (const token of ['', 'x', 'xy', 'qqqqqq', 'ナビ', 'nàv']) expect(groupsOf(token)).toEqual([]);
});

test('finds the group of every word in the table of class words', () => {
  for (const name of CLASS_GROUP_NAMES) {
    for (const word of CLASS_GROUPS[name].split(' ')) expect(groupsOf(word.replace('=', ''))).toContain(name);
  }
});

test('every class word has at least three lower-case letters, or two if it must be a whole token', () => {
  for (const word of Object.values(CLASS_GROUPS).join(' ').split(' '))
    expect(word).toMatch(/^(?:=[a-z]{2,}|[a-z]{3,})$/);
});

test('finds the same word groups as a slow search through all words, one after another', () => {
  const words = Object.values(CLASS_GROUPS).join(' ').replaceAll('=', '').split(' ');
  for (const token of words.map((word, index) => `${word}${words[(index * 7) % words.length]}`)) {
    const expected = CLASS_GROUP_NAMES.filter((name) =>
      CLASS_GROUPS[name].split(' ').some((word) => {
        if (word.startsWith('=')) return token === word.slice(1);
        return word.length < 5 ? token.startsWith(word) : token.includes(word);
      }),
    );
    expect(groupsOf(token)).toEqual(expected);
  }
});
