import { expect, test } from 'vitest';
import { CLASS_GROUPS } from '../../vocabulary/model/class-groups.ts';
import { CLASS_GROUP_NAMES, groupsOfToken, namesOf } from './attribute-names.ts';

function groupsOf(token: string): string[] {
  const groups = groupsOfToken(token);
  return CLASS_GROUP_NAMES.filter((_name, index) => (groups & (1 << index)) !== 0);
}

test('recognizes a known word at the beginning of a class name, such as "nav" in "navbar"', () => {
  expect(groupsOf('nav')).toEqual(['navigation']);
  expect(groupsOf('navbar')).toEqual(['navigation']);
  expect(groupsOf('commentlist')).toEqual(['comment']);
});

test('recognizes long words anywhere in a class name ("blognavigation"), but short words only at its beginning', () => {
  expect(groupsOf('blognavigation')).toContain('navigation');
  expect(groupsOf('wpcomments')).toContain('comment');
  expect(groupsOf('subnav')).toEqual([]);
});

test('recognizes words such as "ad" and "more" in a class name only if they are a whole word in it', () => {
  expect(groupsOf('ad')).toEqual(['advertisement']);
  expect(groupsOf('add')).toEqual([]);
  expect(groupsOf('more')).toEqual(['related']);
  expect(groupsOf('moreover')).toEqual([]);
});

test('recognizes every known word in a class name such as "articlecomments" (both "article" and "comment")', () => {
  expect(groupsOf('authorbiography')).toEqual(['author']);
  expect(groupsOf('articlecomments')).toEqual(['comment', 'article']);
});

test('finds no word group for unknown tokens or tokens with letters beyond ASCII', () => {
  for (const token of ['', 'x', 'xy', 'qqqqqq', 'ナビ', 'nàv']) expect(groupsOf(token)).toEqual([]);
});

test('assigns every known word for class names to its group, such as "nav" to "navigation"', () => {
  for (const name of CLASS_GROUP_NAMES) {
    for (const word of CLASS_GROUPS[name].split(' ')) expect(groupsOf(word.replace('=', ''))).toContain(name);
  }
});

test('known words for class names have at least three lower-case letters, or two if they must be a whole token', () => {
  for (const word of Object.values(CLASS_GROUPS).join(' ').split(' '))
    expect(word).toMatch(/^(?:=[a-z]{2,}|[a-z]{3,})$/);
});

test('finds the same word groups in a class name as if it searched for each known word separately', () => {
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

function tokensOf(className: string): readonly string[] {
  return namesOf({ class: className })?.[0]?.tokens ?? [];
}

test.each([
  ['postBody post-123', 'post body'],
  ['a entry  Entry-title_2', 'entry title'],
  ['XMLHttp parseJSON', 'xmlhttp parse json'],
  ['md:w-1/2 hover:underline', 'md hover underline'],
  ['überschrift naïveText', 'überschrift naïve text'],
  ['abcdefghijklmnopqr abcdefghijklmnopqrs', 'abcdefghijklmnopqr'],
  ['123 - x', ''],
])('splits the attribute value "%s" into the tokens "%s"', (value, tokens) => {
  expect(tokensOf(value).join(' ')).toBe(tokens);
});

test('reads at most twelve tokens and 200 characters of an attribute value', () => {
  const letters = 'abcdefghijklmnopq'.split('');
  expect(tokensOf(letters.map((letter) => `x${letter}`).join(' '))).toHaveLength(12);
  expect(tokensOf(`${'-'.repeat(199)}late`)).toEqual([]);
});

test('splits ASCII words of a class in the same way, whether or not words with other letters follow', () => {
  const value = 'postBody-12 GridItem__fooBAR x1y2 aBcD';
  expect(tokensOf(`${value} ñandú`)).toEqual([...tokensOf(value), 'ñandú']);
});

test('lists class tokens first, and gives all other tokens a prefix, such as # for an id', () => {
  const names = namesOf({
    'data-component': 'Card',
    'data-testid': 'story',
    'aria-label': 'Main menu',
    itemprop: 'headline',
    role: 'main',
    id: 'content',
    class: 'post',
    title: 'left out',
  });
  expect(names?.flatMap(({ tokens }) => tokens)).toEqual([
    'post',
    '#content',
    'r=main',
    'ip=headline',
    'al=main',
    'al=menu',
    'dt=story',
    'dc=card',
  ]);
});

test('returns null for an element that has no class, id or similar attribute', () => {
  expect(namesOf({ href: '/', class: '' })).toBeNull();
});

test('splits a repeated attribute value only once', () => {
  expect(namesOf({ class: 'entry-content' })).toBe(namesOf({ class: 'entry-content' }));
  expect(namesOf({ class: 'entry' })?.[0]).not.toBe(namesOf({ id: 'entry' })?.[0]);
});

test('recognizes every known word in a class attribute, and gives "post-12" and "post-99" the same hash', () => {
  const [name] = namesOf({ class: 'site-nav comments' }) ?? [];
  const bit = (group: (typeof CLASS_GROUP_NAMES)[number]) => 1 << CLASS_GROUP_NAMES.indexOf(group);
  expect(name?.groups).toBe(bit('navigation') | bit('comment'));
  expect(namesOf({ class: 'post post-12' })?.[0]?.hash).toBe(namesOf({ class: 'post-99' })?.[0]?.hash);
});
