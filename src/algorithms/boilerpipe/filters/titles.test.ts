import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { segment } from '../blocks/segment.ts';
import { hasLabel, Label } from '../blocks/text-block.ts';
import { titleCandidates, titleCandidates2, titleMatch2 } from './titles.ts';

const cases: [title: string, candidates: string[]][] = [
  ['Storm hits the coast - Daily News', ['Storm hits the coast - Daily News', 'Storm hits the coast']],
  ['Short: a longer part | site.com news', ['Short: a longer part | site.com news', 'a longer part']],
  ['One, and a second (third) part', ['One, and a second (third) part', 'One, and a second', 'and a second']],
  ['Plain', ['Plain']],
  ['Storm hits | ', ['Storm hits |']],
  [' | ', ['|']],
  [' ', []],
];

it.each(cases)('splits the page title "%s" into possible headlines', (title, candidates) => {
  expect([...titleCandidates(title)]).toEqual(candidates);
});

/** Page titles, each with the texts that version 2.0 takes for possible headlines. */
const cases2: [title: string, candidates: string[]][] = [
  ['Storm hits the coast - Daily News', ['storm hits the coast - daily news', 'daily news', 'storm hits the coast']],
  ["Storm's eye - It's here!", ['its here!', 'storms eye', 'storms eye - its here!']],
  [
    'The Daily - A storm hits the whole coast - Weather',
    [
      'a storm hits the whole coast',
      'the daily - a storm hits the whole coast',
      'the daily - a storm hits the whole coast - weather',
      'a storm hits the whole coast - weather',
    ],
  ],
  [
    'One two three four | News.com five six seven | short',
    ['one two three four | news.com five six seven | short', 'one two three four'],
  ],
  ['Big: a b c d » Site', ['a b c d', 'big: a b c d', 'big: a b c d » site']],
  ['A\u00a0b c', ['a b c']],
  ['a  b c d  -  e', ['a  b c d', ' e', 'a  b c d  -  e', 'a  b c d ']],
  ['Storm hits | ', ['storm hits |']],
  ['a well-known storm - site', ['a well-known storm - site', 'a well-known storm', 'known storm']],
  ['averylongsinglewordhere | a b c', ['averylongsinglewordhere | a b c', 'a b c']],
  [' | ', ['|']],
  [" '\u00a0", []],
];

it.each(cases2)('splits the page title "%s" into possible headlines', (title, candidates) => {
  expect([...titleCandidates2(title)].sort()).toEqual(candidates.sort());
});

function titlesOf(html: string): string[] {
  const { blocks } = titleMatch2(segment(snapshotOfHtml(html), 'source'));
  return blocks.filter((block) => hasLabel(block, Label.title)).map(({ text }) => text);
}

it('labels only the first block that matches the title', () => {
  expect(titlesOf('<title>The storm</title><p>x</p><p>The storm</p><h1>The storm</h1>')).toEqual(['The storm']);
});

it.each(['THE STORM', "The 'storm", 'The\u00a0storm', 'The storm!', '?The sto-rm.'])(
  'recognises the block "%s" as the title',
  (text) => {
    expect(titlesOf(`<title>The storm - News</title><p>The storms</p><p>${text}</p>`)).toEqual([text]);
  },
);
