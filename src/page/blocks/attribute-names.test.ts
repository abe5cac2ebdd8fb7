import { expect, test } from 'vitest';
import { namesOf } from './attribute-names.ts';
import { CLASS_GROUP_NAMES } from './class-words.ts';

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

test('splits ASCII words in the same way whether or not words with other letters follow them', () => {
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

test('finds the groups of all words in a class, and gives "post-12" and "post-99" the same hash', () => {
  const [name] = namesOf({ class: 'site-nav comments' }) ?? [];
  const bit = (group: (typeof CLASS_GROUP_NAMES)[number]) => 1 << CLASS_GROUP_NAMES.indexOf(group);
  expect(name?.low).toBe(bit('navigation') | bit('comment'));
  expect(namesOf({ class: 'post post-12' })?.[0]?.hash).toBe(namesOf({ class: 'post-99' })?.[0]?.hash);
});
