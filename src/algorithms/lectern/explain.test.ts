import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import { explainBlocks, type ReasonTheme, SAYINGS, THEMES } from './explain.ts';
import { createContext } from './features/context.ts';
import { fillFeatures } from './features/matrix.ts';
import { COLUMN, FEATURE_COUNT } from './features/table.ts';
import { applyModel } from './model/apply.ts';
import { currentModel } from './model/current.ts';

const PROSE = ['ferry', 'pilot', 'clerk', 'cook'].map(
  (who) => `<p>The ${who} stayed in the harbour all night, because nobody dared to sail.</p>`,
);

it('names the position of a block as a reason if the position changed the block’s probability', () => {
  const context = createContext(createPage(snapshotOfHtml(`<article>${PROSE.join('')}</article>`)));
  fillFeatures(context);
  const model = currentModel();
  const scores = applyModel(context, model);
  scores.body.fill(0.5);
  const body = Float32Array.from([0.5, 0, 0.3, 0.7]);
  const kept = new Uint8Array(4).fill(1);
  const reading = { scores, body, kept, reasons: new Map(), quality: 1 };
  const reasons = explainBlocks(context, reading, model).map(({ reason }) => reason);
  expect(reasons[0]).not.toContain('set ');
  expect(reasons[1]).toContain('1% likely to be article text: placed outside the visible page');
  expect(reasons[2]).toContain(
    '30% likely to be article text: outside the main column (at the side, in a row of cards, or fixed to the window)',
  );
  expect(reasons[3]).toContain('70% likely to be article text: in the main column');
});

/**
 * Returns the reasons of a theme (a group of features) for a block with these feature values: the reason for keeping
 * the block, and the reason for leaving it out.
 */
function told(theme: ReasonTheme, features: Readonly<Record<string, number>>): [string, string] {
  const x = new Float32Array(FEATURE_COUNT);
  for (const [name, value] of Object.entries(features)) x[COLUMN[name] ?? Number.NaN] = value;
  return [SAYINGS[theme]({ x, block: 0 }, true), SAYINGS[theme]({ x, block: 0 }, false)];
}

const words = (count: number) => Math.log1p(count);

describe('the reasons for a block', () => {
  it('states the share of links in a block', () => {
    expect(told('links', { t_links: 0 })).toEqual(['no links', '']);
    expect(told('links', { t_links: 0.1 })).toEqual(['few links', '10% of it is links']);
    expect(told('links', { t_links: 1 })).toEqual(['', 'all of it is a link']);
  });

  it('states whether the text of a block is long or short', () => {
    expect(told('text', { t_words: words(90), t_sentences: words(4) })).toEqual(['long text', '']);
    expect(told('text', { t_words: words(9), t_sentences: words(1) })).toEqual(['whole sentences', 'only 9 words']);
    expect(told('text', { t_words: words(2) })).toEqual(['2 words', '2 words, no full sentence']);
  });

  it('states whether a block is in the part with most of the text', () => {
    expect(told('gathering', { k_50: 1 })).toEqual(['in the part with most of the text', '']);
    expect(told('gathering', { k_50: 2 })).toEqual(['', 'outside the part with most of the text']);
  });

  it('states what surrounds a block: paragraphs, links or little text', () => {
    expect(told('around', { w3_words: words(0) })).toEqual(['', 'links and short lines around it']);
    expect(told('around', { w3_words: words(300) })).toEqual(['paragraphs around it', '']);
    expect(told('box', { c1_prose: 0.1 })).toEqual(['', 'in a part with little text']);
    expect(told('box', { c1_prose: 0.9 })).toEqual(['in a part with a lot of text', '']);
    expect(told('box', { c1_links: 0.9 })).toEqual(['', 'in a list of links']);
  });
});

it('only features of the whole page belong to the theme "page"', () => {
  const names = Object.keys(COLUMN);
  expect(names.filter((name, column) => THEMES[column] === 'page' && !/^(?:pg|ty)_/.test(name))).toEqual([]);
});
