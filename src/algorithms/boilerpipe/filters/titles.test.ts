import { expect, it } from 'vitest';
import { titleCandidates } from './titles.ts';

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
