import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { buildTree } from '../element-tree.ts';
import { findBest, highLinkDensity, type Propagation, type Search } from './best-element.ts';
import { childRows, measure, rowsBelow, statisticsCounter } from './measures.ts';

function isDense(html: string, needsWords = false): boolean {
  const tree = buildTree(snapshotOfHtml(`<p>${html}</p>`), 'source');
  const isWord = needsWords ? (word: string): boolean => /^\w+$/.test(word) : undefined;
  const measures = measure([tree], statisticsCounter(new Set(), isWord), { needsWords });
  const [row = 0] = rowsBelow(measures, 0, 'p');
  return highLinkDensity(measures, row) !== null;
}

it.each([
  ['one two', false],
  ['<a>one</a>', true],
  ['<a>one</a> two', false],
  ['<a>one</a> <a>two</a> three', false],
  ['<a>one</a> <a>two</a> <a>a b</a> c d', true],
  ['<a></a><a></a>', true],
])('Goose joins the texts of links before it counts their words: %s', (html, dense) => {
  expect(isDense(html)).toBe(dense);
});

it.each([
  ['<a>one,</a> two', true],
  ['<a>one,</a> two three', false],
  ['<a></a>, ...', true],
  ['<a></a> two', false],
])('Newspaper counts no words in links without text: %s', (html, dense) => {
  expect(isDense(html, true)).toBe(dense);
});

const PARENTS: Propagation = { share: (points, distance) => (distance === 1 ? points : 0), reach: 2 };
const FIVE = 'the the the the the';
const SIX = `${FIVE} the`;

function run(html: string, propagation = PARENTS): { result: Search; boosts: number[]; best: string } {
  const tree = buildTree(snapshotOfHtml(`<body>${html}</body>`), 'source');
  const measures = measure([tree], statisticsCounter(new Set(['the'])), { needsWords: false });
  const result = findBest(measures, measures.roots, propagation);
  const boosts = result.candidates.map(({ boost }) => boost);
  return { result, boosts, best: measures.elements[result.best]?.attributes.id ?? '' };
}

describe('boosts', () => {
  it('gives a decreasing boost to each candidate after a paragraph with more than five stop words', () => {
    const { boosts } = run(
      `<p>${SIX}</p><p>${SIX}</p><div></div><p>${FIVE}</p><p>${FIVE}</p><p>${FIVE}</p><p>${FIVE}</p>`,
    );
    expect(boosts).toEqual([0, 50, 25, 50 / 3, 12.5, 0]);
  });

  it('lowers the points of the last quarter of the candidates if there are more than 15', () => {
    const { boosts } = run(`<p>${FIVE}</p>`.repeat(40));
    expect(boosts.slice(29)).toEqual([0, -0, -1, -4, -9, -16, -25, -36, 5, 5, 5]);
    expect(run(`<p>${FIVE}</p>`.repeat(15)).boosts).toEqual(Array(15).fill(0));
  });
});

describe('best element', () => {
  it('takes the parent of a `p` rather than the parent of a `td` if both have the highest score', () => {
    const html = `<table id="t"><tr id="r"><td>${SIX}</td></tr></table><div id="d"><p>${SIX}</p></div>`;
    expect(run(html).best).toBe('d');
  });

  it('takes the parent of the first candidate as the best element if no score is above 0', () => {
    const nobody: Propagation = { share: () => 0, reach: Number.POSITIVE_INFINITY };
    expect(run(`<div id="a"><b id="b"><p>${SIX}</p></b></div>`, nobody).best).toBe('b');
  });

  it('finds no best element on a page without candidates', () => {
    expect(run('<p>the the</p>').result.best).toBe(-1);
  });
});

it('gives every ancestor of a candidate a share of the points that falls with the distance', () => {
  const goose: Propagation = {
    share: (points, distance) => Math.trunc(points * (1.5 / (distance + 0.5))),
    reach: Number.POSITIVE_INFINITY,
  };
  const { result } = run(`<div><div><p>${FIVE}</p></div></div>`, goose);
  const [head = 0, body = 0] = childRows(result.measures, 0);
  expect([0, head, body, body + 1, body + 2].map((row) => result.scores[row])).toEqual([1, 0, 2, 3, 5]);
});
