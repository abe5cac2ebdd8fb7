import { expect, it } from 'vitest';
import { GAP, SHORT_BLOCKS, STORM, words } from '../../../test/boilerpipe-examples.ts';
import { runnerOf } from '../../../test/run-algorithm.ts';
import { boilerpipeArticle2 } from './extractors.ts';

const run = runnerOf(boilerpipeArticle2);

function lengths(html: string): number[] {
  return run(html)
    .text.trimEnd()
    .split('\n')
    .map((line) => line.split(' ').length);
}

it('finds no article on a page of two short blocks (example 1 in docs/specs/boilerpipe.md)', () => {
  expect(run(SHORT_BLOCKS)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
});

it.each(['source', 'rendered'] as const)(
  'keeps headline, byline and paragraphs of an article when it reads the %s page',
  (population) => {
    const { text, marks, trace } = run(STORM, population);
    expect(text).toBe(`Storm hits the coast\nBy Ann Lee\n${words(19)}\n${words(20)}\nAdd your comment\n`);
    expect(marks.map(({ role }) => role)).toEqual(['headline', 'body', 'body', 'body', 'body']);
    expect(trace.map(({ kept }) => kept)).toEqual([false, false, true, true, true, true, true, false]);
  },
);

it('keeps a title far above the content, and everything between title and content', () => {
  const parts = `<p>${words(45)}</p>${GAP}<p>${words(50)}</p>`;
  const { text } = run(`<title>The Headline</title><p>x</p><p>The headline!</p>${GAP}${parts}<p>x</p>${GAP}`);
  expect(text).toBe(`The headline!\na link only\n${words(45)}\na link only\n${words(50)}\nx\n`);
});

it('does not merge blocks on different nesting levels', () => {
  const part = (count: number): string => `<p>${words(count)}</p><p>${words(count)}</p>`;
  const link = '<p><a href="#">link</a></p>';
  expect(lengths(`${part(30)}${link}${part(20)}${link}`)).toEqual([30, 30, 1, 20, 20]);
  expect(lengths(`${part(30)}<div>${link}${part(20)}</div>${link}`)).toEqual([30, 30]);
});

it('keeps long blocks on the nesting level of the largest block', () => {
  const html = `<p>x</p>${GAP}<p>${words(100)}</p>${GAP}<p>${words(200)}</p>${GAP}<div><p>${words(120)}</p></div>${GAP}<p>${words(90)}</p>`;
  expect(lengths(html)).toEqual([3, 100, 3, 200]);
});

it('drops headings after the last content block', () => {
  const html = `<p>${words(40)}</p><p>${words(40)}</p><h2>More of the same kind here</h2><div><a href="#">a</a></div>`;
  const { text, trace } = run(html);
  expect(text).toBe(`${words(40)}\n${words(40)}\n`);
  expect(trace.map(({ step }) => step)).toEqual([
    'NumWordsRules',
    'NumWordsRules',
    'TrailingHeadline',
    'NumWordsRules',
  ]);
});

it('keeps a list directly after the largest block', () => {
  const page = (list: string): string =>
    `<p>${words(60)}</p><p>${words(60)}</p><p>a b</p>${list}<p><a href="#">end</a></p>`;
  const items = ['c d', 'e f', words(20)];
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(lengths(page(list))).toEqual([60, 60, 2, 2, 2, 20]);
  expect(run(page(list)).trace.map(({ step }) => step)).toContain('ListAtEnd');
  const noList = `<div><div>${items.map((item) => `<p>${item}</p>`).join('')}</div></div>`;
  expect(lengths(page(noList))).toEqual([60, 60, 2]);
});

it('drops a link "Comment" and everything after it', () => {
  const html = `<p>${words(70)}</p><p><a href="#">Comment</a></p><p>${words(50)}</p><p>${words(50)}</p>`;
  expect(lengths(html)).toEqual([70]);
});
