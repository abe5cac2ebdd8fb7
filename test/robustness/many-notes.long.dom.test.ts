/** Tests that pages with thousands of notes are read in linear time. */
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { articleFrom, selectText } from '../article-of.ts';
import { buildSnapshot } from '../build-snapshot.ts';
import { expectLinear } from '../growth.ts';
import { SENTENCE } from './around-prose.ts';

const LONG = 120_000;

const marginNote = (name: string) => (index: number) =>
  h('p', [SENTENCE, h('span', { className: [name] }, `A note in the margin, number ${index}.`), SENTENCE]);

const switched = (index: number) =>
  h('p', [
    SENTENCE,
    h('label', { for: `note${index}` }, '⊕'),
    h('input', { type: 'checkbox', id: `note${index}` }),
    h('span', { className: ['sidenote'] }, `A note behind a switch, number ${index}.`),
  ]);

const many = (make: (index: number) => ReturnType<typeof h>) => (count: number) =>
  Array.from({ length: count }, (_, index) => make(index));

it.each([
  ['numbered margin notes', many(marginNote('sidenote'))],
  ['margin notes without numbers', many(marginNote('marginnote'))],
  ['margin notes that a checkbox shows', many(switched)],
] as const)('reads %s in linear time', { timeout: LONG }, (label, children) => {
  const read = (count: number) => {
    const snapshot = buildSnapshot(h('main', [h('h1', 'The flood'), ...children(count)]));
    return articleFrom(snapshot, selectText(snapshot));
  };
  expect(JSON.stringify(read(20).tree).match(/dataFootnoteRef/g)?.length).toBeGreaterThanOrEqual(20);
  expectLinear(read, 1000, label);
});
