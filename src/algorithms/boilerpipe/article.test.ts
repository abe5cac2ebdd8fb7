import { expect, it } from 'vitest';
import { GAP, SHORT_BLOCKS, STORM, words } from '../../../test/boilerpipe-examples.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { createPage } from '../../page/page.ts';
import { boilerpipeArticle } from './extractors.ts';

const documents = { create: () => null };

const run = runnerOf(boilerpipeArticle);

it('finds no article on a page of two short blocks (example 1 in docs/specs/boilerpipe.md)', () => {
  expect(run(SHORT_BLOCKS)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
});

it.each(['source', 'rendered'] as const)(
  'keeps headline, byline and paragraphs of an article when it reads the %s page',
  (population) => {
    const snapshot = snapshotOfHtml(STORM);
    const { text, marks } = boilerpipeArticle.run(createPage(snapshot), { population, documents });
    expect(text).toBe(`Storm hits the coast\nBy Ann Lee\n${words(19)}\n${words(20)}\nAdd your comment\n`);
    expect(marks.map(({ node, role }) => [role, snapshot.nodes.text[node]?.slice(0, 9)])).toEqual([
      ['headline', 'Storm hit'],
      ['body', 'By Ann Le'],
      ['body', 'word0 wor'],
      ['body', 'word0 wor'],
      ['body', 'Add your '],
    ]);
  },
);

it('reports which filter decided about each block', () => {
  const { trace } = run(STORM);
  expect(trace.map(({ step, kept }) => `${step} ${kept}`)).toEqual([
    'NumWordsRules false',
    'NumWordsRules false',
    'ProximityFusion true',
    'NumWordsRules true',
    'NumWordsRules true',
    'NumWordsRules true',
    'NumWordsRules true',
    'NumWordsRules false',
  ]);
});

it('drops "Post a comment" and everything after it if the text before it is long enough for an article', () => {
  const end = `<p>${words(70)}</p><p>Post a comment</p><p>${words(30)}</p>`;
  const { text, trace } = run(end);
  expect(text).toBe(`${words(70)}\n`);
  expect(trace.map(({ step }) => step)).toEqual(['NumWordsRules', 'IgnoreAfterEnd', 'IgnoreAfterEnd']);
});

it('keeps the largest merged block, and all blocks between it and the title', () => {
  const html = `<title>The headline</title><h1>The headline</h1><p>${words(20)}</p>${GAP}<p>${words(50)}</p><p>${words(18)}</p>${GAP}<p>${words(20)}</p><p>x</p>`;
  const { text } = run(html);
  expect(text.split('\n').map((line) => line.split(' ').length)).toEqual([2, 20, 3, 50, 18, 1]);
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<p>${words(30)}</p><p hidden>${words(40)}</p><p>${words(20)}<span hidden> hidden</span></p>`;
  expect(run(html, 'rendered').text).toBe(`${words(30)}\n${words(20)}\n`);
});
