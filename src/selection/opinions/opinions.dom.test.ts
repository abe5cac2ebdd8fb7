import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { arbitraryPage } from '../../../test/arbitrary-page.ts';
import { selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { Mark } from '../../algorithms/types.ts';
import { createPage, type Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { selectArticle } from '../select-article.ts';
import { entryLevels, marksAt } from './agreement.ts';
import { describeGap, findGaps, shownOf } from './gaps.ts';
import type { Shown, Vote } from './types.ts';
import { findUncertain, loweredConfidence } from './uncertain.ts';
import { keepersAt, nearlyKept, probabilitiesOf, sharesOf, votesOf } from './votes.ts';

afterEach(removePages);

const prose = (word: string) =>
  `The ${word} stayed in the harbour all night, because nobody dared to sail before dawn.`;
const STYLE = '<style>body{margin:0}main{width:600px;margin-left:200px}</style>';
const WORDS = ['ferry', 'pilot', 'clerk', 'cook', 'sailor'];
const PAGE = `${STYLE}<main>${WORDS.map((word) => `<p>${prose(word)}</p>`).join('')}</main>`;

const body = (nodes: readonly number[]): Mark[] => nodes.map((node) => ({ node, role: 'body' }));
const opinion = (algorithm: string, nodes: readonly number[]): Vote => ({ algorithm, marks: body(nodes) });
const shownBy = (nodes: readonly number[], more: Partial<Shown> = {}): Shown => ({
  algorithm: 'lectern',
  marks: body(nodes),
  accounted: new Set(),
  confidence: 0.8,
  ...more,
});
const textsWith = (page: Page, ...words: readonly string[]) =>
  textsOf(page).filter((node) => words.some((word) => page.textOf(node).includes(word)));

describe('how many algorithms keep a block', () => {
  it("counts an algorithm as keeping a block only if it keeps at least half of the block's text", async () => {
    const page = createPage((await snapshotPage('<p>One <b>and a longer part</b></p><p>Two</p>')).snapshot);
    const [one = -1, long = -1, two = -1] = textsOf(page);
    const votes = votesOf(page, [opinion('readability', [one, two]), opinion('cetr', [long]), opinion('eatiht', [])]);
    expect(votes.nodes.map((_, row) => keepersAt(votes, row))).toEqual([['cetr'], ['readability']]);
  });

  it('gives variants of an algorithm one vote, and an algorithm that keeps the whole page none', async () => {
    const page = createPage((await snapshotPage('<p>One</p>')).snapshot);
    const all = textsOf(page);
    const votes = votesOf(page, [
      opinion('boilerpipe-article', all),
      opinion('boilerpipe-largest', all),
      opinion('readability', []),
      opinion('html-text', all),
    ]);
    expect([...sharesOf(votes)]).toEqual([0.5]);
    expect([...sharesOf(votes, 'readability')]).toEqual([1]);
  });

  it('an algorithm that takes a block for a reader comment does not count as keeping the block', async () => {
    const page = createPage((await snapshotPage('<p>One</p>')).snapshot);
    const marks = textsOf(page).map((node): Mark => ({ node, role: 'comment' }));
    expect(votesOf(page, [{ algorithm: 'lectern', marks }]).keeps).toEqual([0]);
  });

  it('the record of which algorithms keep which blocks can be written and read as JSON', async () => {
    const page = createPage((await snapshotPage(PAGE)).snapshot);
    const votes = votesOf(page, [opinion('readability', textsOf(page))]);
    expect(JSON.parse(JSON.stringify(votes))).toEqual(votes);
  });
});

describe('text missing from the article', () => {
  it('reports missing text that other algorithms keep, with the kept blocks before and after it', async () => {
    const page = createPage((await snapshotPage(PAGE)).snapshot);
    const all = textsOf(page);
    const kept = textsWith(page, 'ferry', 'sailor');
    const votes = votesOf(page, [opinion('lectern', kept), opinion('readability', all), opinion('cetr', all)]);
    const [gap, ...more] = findGaps(page, shownBy(kept), votes);
    expect(more).toEqual([]);
    expect(gap).toMatchObject({ before: kept[0], after: kept[1], paragraphs: 3, lines: 0, figures: 0 });
    expect(gap?.nodes).toEqual(textsWith(page, 'pilot', 'clerk', 'cook'));
    expect(gap?.certainty).toBe(1);
  });

  it('does not report text as missing if it was dropped on purpose or is beside the main column', async () => {
    const side = `<div style="position:absolute;left:820px;top:0;width:160px"><p>${prose('warden')}</p></div>`;
    const comments = `<div class="comments"><p>${prose('reader')}</p></div>`;
    const page = createPage((await snapshotPage(PAGE.replace('</main>', `${comments}</main>${side}`))).snapshot);
    const kept = textsWith(page, 'ferry', 'clerk', 'sailor');
    const others = textsWith(page, 'pilot', 'reader', 'warden');
    const votes = votesOf(page, [opinion('readability', [...kept, ...others]), opinion('cetr', [...kept, ...others])]);
    const accounted = new Set(textsWith(page, 'pilot'));
    expect(findGaps(page, shownBy(kept, { accounted }), votes)).toEqual([]);
    expect(findGaps(page, shownBy(kept), votes).map(({ nodes }) => nodes)).toEqual([textsWith(page, 'pilot')]);
  });

  it('reports missing text about advertising, but no missing adverts that are labelled as such', async () => {
    const adverts = `<div class="ad-break"><p>${prose('boots')}</p></div><p>ADVERTISEMENT — ${prose('hats')}</p>`;
    const text = `<p>Advertising ${prose('paint')}</p>`;
    const page = createPage((await snapshotPage(PAGE.replace('</main>', `${adverts}${text}</main>`))).snapshot);
    const kept = textsWith(page, 'ferry', 'pilot', 'clerk', 'cook', 'sailor');
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    expect(findGaps(page, shownBy(kept), votes).map(({ nodes }) => nodes)).toEqual([textsWith(page, 'paint')]);
  });

  const owners = 'of the Review and its partners in this and other countries';
  it.each([
    ['the sign © and a year', `<p>© 2026 Harbour Review Ltd, all texts ${owners}</p>`],
    ['"(c)" and a year', `<p>(c) 2019–2026 Harbour Review Ltd, all texts ${owners}</p>`],
    ['the word Copyright and a year', `<p>Copyright 2026 Harbour Review Ltd, all texts ${owners}</p>`],
    ['"All rights reserved"', `<p>All rights reserved. Trademarks are ${owners}.</p>`],
    ['reserved rights in another language', `<p>Alle Rechte vorbehalten, auch die der Übersetzung ${owners}.</p>`],
    ['the class of its box', `<div class="site-disclaimer"><p>${prose('adviser')}</p></div>`],
    ['the class of its paragraph', `<p class="legal-notice">${prose('adviser')}</p>`],
  ])('does not report a missing legal notice of the site that is recognised by %s', async (_what, line) => {
    const page = createPage((await snapshotPage(PAGE.replace('</main>', `${line}</main>`))).snapshot);
    const kept = textsWith(page, 'ferry', 'pilot', 'clerk', 'cook', 'sailor');
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    expect(findGaps(page, shownBy(kept), votes)).toEqual([]);
  });

  it.each([
    [
      'copyright as a subject',
      `<p>Copyright law, as it was changed in 2019, says nothing of harbours, nor of ferries.</p>`,
    ],
    ['a clause', `<p>(c) In 2019 the harbour froze, and nobody went out with a boat for all of a month.</p>`],
    ['a year', `<p>2026 was the year in which all of the harbour froze for the first time.</p>`],
    ['a long text on rights', `<p>${prose('lawyer').repeat(6)} All rights reserved, as he said.</p>`],
    ['a legal subject in a class', `<div class="category-legal"><p>${prose('lawyer')}</p></div>`],
  ])('reports missing text that only resembles a legal notice: %s', async (_what, text) => {
    const page = createPage((await snapshotPage(PAGE.replace('</main>', `${text}</main>`))).snapshot);
    const kept = textsWith(page, 'ferry', 'pilot', 'clerk', 'cook', 'sailor');
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    expect(findGaps(page, shownBy(kept), votes)).toHaveLength(1);
  });

  it('does not report a missing paragraph if the article contains another copy of it', async () => {
    const page = createPage((await snapshotPage(PAGE.replace('</main>', `<p>${prose('pilot')}</p></main>`))).snapshot);
    const [copy = -1] = textsWith(page, 'pilot').slice(-1);
    const kept = textsOf(page).filter((node) => node !== copy);
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    expect(findGaps(page, shownBy(kept), votes)).toEqual([]);
    expect(findGaps(page, shownBy(textsWith(page, 'ferry', 'sailor')), votes)).not.toEqual([]);
  });

  it('does not report a missing paragraph if the algorithm is very sure of its article', async () => {
    const long = `${STYLE}<main>${`<p>${prose('ferry')}</p>`.repeat(40)}<p>${prose('pilot')}</p><p>${prose('cook')}</p></main>`;
    const page = createPage((await snapshotPage(long)).snapshot);
    const kept = textsWith(page, 'ferry', 'cook');
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    expect(findGaps(page, shownBy(kept, { confidence: 0.5 }), votes)).toHaveLength(1);
    expect(findGaps(page, shownBy(kept, { confidence: 0.99 }), votes)).toEqual([]);
  });

  it('does not count a figure between missing lines as missing if the article shows the figure', async () => {
    const drawing = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E`;
    const line = (word: string) => `<p>The ${word} was not there, it seems.</p>`;
    const figure = `${line('clerk')}<img src="${drawing}" width="300" height="200">${line('cook')}`;
    const html = `${STYLE}<main><p>${prose('ferry')}</p>${figure}<p>${prose('sailor')}</p></main>`;
    const { snapshot } = await snapshotPage(html);
    const page = createPage(snapshot);
    const selection = selectArticle(
      page,
      selectText(snapshot, (text) => text.includes('harbour')),
    );
    expect(selection.text.objects.nodes).toHaveLength(1);
    const votes = votesOf(page, [opinion('readability', textsOf(page)), opinion('cetr', textsOf(page))]);
    const gaps = findGaps(page, { ...shownOf(selection), confidence: 0.5 }, votes);
    expect(gaps.map(({ lines, figures }) => ({ lines, figures }))).toEqual([{ lines: 2, figures: 0 }]);
  });

  it('describes missing paragraphs, figures and lines with the right plurals', () => {
    const said = (paragraphs: number, figures: number, lines: number) => describeGap({ paragraphs, figures, lines });
    expect(said(2, 1, 0)).toBe('2 paragraphs and a figure are not shown');
    expect(said(1, 0, 0)).toBe('A paragraph is not shown');
    expect(said(0, 0, 8)).toBe('8 lines are left out here');
    expect(said(0, 0, 1)).toBe('A line is left out here');
    expect(said(1, 3, 2)).toBe('A paragraph, 3 figures and 2 lines are not shown');
  });
});

it('reports that a list may not belong to the article if other algorithms drop it', async () => {
  const items = ['salt and pepper from the mill', 'two pounds of flour, sieved', 'a pint of milk and some butter'];
  const list = `<h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const page = createPage(
    (await snapshotPage(`<h1>Bread</h1><p>${prose('cook')}</p>${list}<p>${prose('clerk')}</p>`)).snapshot,
  );
  const all = textsOf(page);
  const votes = votesOf(page, [
    opinion('readability', textsWith(page, 'harbour')),
    opinion('cetr', textsWith(page, 'harbour')),
  ]);
  const { pieces, share } = findUncertain(page, shownBy(all), votes);
  expect(pieces.map(({ sentence }) => sentence)).toEqual([
    'The list under “Ingredients” may not belong to the article.',
  ]);
  expect(pieces[0]?.node).toBe(textsWith(page, 'salt')[0]);
  expect(share).toBeGreaterThan(0.2);
  expect(loweredConfidence(0.9, { pieces, share })).toBeLessThan(0.85);
  expect(loweredConfidence(0.9, { pieces: [], share: 0 })).toBe(0.9);
  const certain = new Map(all.map((node) => [node, 0.9]));
  expect(findUncertain(page, shownBy(all), votes, certain)).toEqual({ pieces: [], share: 0 });
});

it('describes a doubtful list without a heading if the heading directly above it is too long to quote', async () => {
  const list = '<ul><li>Two hundred grams of salt, of which more below, and a pound of flour, of any kind</li></ul>';
  const long = '<h2>What a cook on a ship needs if the winter is long and no port is open for months</h2>';
  const html = `${STYLE}<main><p>${prose('ferry')}</p><h2>Ingredients</h2><p>${prose('pilot')}</p>${long}${list}</main>`;
  const page = createPage((await snapshotPage(html)).snapshot);
  const votes = votesOf(page, [opinion('readability', textsWith(page, 'harbour')), opinion('cetr', [])]);
  const certain = new Map(textsWith(page, 'harbour').map((node) => [node, 0.9]));
  const { pieces } = findUncertain(page, shownBy(textsOf(page)), votes, certain);
  expect(pieces.map(({ sentence }) => sentence)).toEqual(['A list in the text may not belong to the article.']);
});

it('reports text as doubtful or missing if the algorithm kept it in one snapshot but not in another', async () => {
  const page = createPage((await snapshotPage(PAGE)).snapshot);
  const all = textsOf(page);
  const votes = votesOf(page, [opinion('readability', all), opinion('cetr', [])]);
  const flipped = new Set(textsWith(page, 'pilot'));
  const kept = all.filter((text) => !flipped.has(text));
  const certain = new Map(all.map((node) => [node, 0.9]));
  expect(findUncertain(page, shownBy(all), votes, certain, flipped).pieces.map(({ nodes }) => nodes)).toEqual([
    [...flipped],
  ]);
  const alone = votesOf(page, [opinion('readability', kept), opinion('cetr', kept)]);
  expect(findGaps(page, shownBy(kept), alone)).toEqual([]);
  expect(findGaps(page, shownBy(kept), alone, flipped).map(({ nodes }) => nodes)).toEqual([[...flipped]]);
});

it('reads the probability that a block is article text from the record of the decisions of an algorithm', async () => {
  const page = createPage((await snapshotPage('<p>One</p><p>Two</p>')).snapshot);
  const [one = -1, two = -1] = textsOf(page);
  const trace = [
    { step: 'model', node: one, kept: true, reason: '', probability: 0.7 },
    { step: 'other', node: two, kept: true, reason: '' },
  ];
  expect([...probabilitiesOf(page, trace)]).toEqual([[one, 0.7]]);
});

it('reports dropped text as missing if the model rated it as probable, but not if a rule dropped it', async () => {
  const page = createPage((await snapshotPage(PAGE)).snapshot);
  const all = textsOf(page);
  const [near = -1] = textsWith(page, 'pilot');
  const kept = all.filter((text) => text !== near);
  const votes = votesOf(page, [opinion('readability', kept), opinion('cetr', kept)]);
  const entry = { step: 'model', node: near, kept: false, reason: '', probability: 0.6 };
  const gaps = (change: object) => findGaps(page, shownBy(kept), votes, nearlyKept(page, [{ ...entry, ...change }]));
  expect(gaps({}).map(({ nodes }) => nodes)).toEqual([[near]]);
  expect(gaps({ probability: 0.5 })).toEqual([]);
  expect(gaps({ step: 'role: related' })).toEqual([]);
});

describe('an article of adjustable length', () => {
  const some = (page: Page, seed: number) => textsOf(page).filter((node) => (node * 7 + seed) % 3 === 0);

  it('a longer version of an article contains all text of a shorter version', () => {
    fc.assert(
      fc.property(
        arbitraryPage,
        fc.nat(9),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (snapshot, seed, a, b) => {
          const page = createPage(snapshot);
          const shown = shownBy(some(page, seed));
          const votes = votesOf(page, [
            opinion('lectern', some(page, seed)),
            opinion('readability', some(page, seed + 1)),
            opinion('cetr', textsOf(page)),
          ]);
          const levels = entryLevels(page, votes, shown);
          const at = (level: number) => new Set(marksAt(levels, level, shown).map(({ node }) => node));
          const [strict, generous] = [at(Math.min(a, b)), at(Math.max(a, b))];
          expect([...strict].filter((node) => !generous.has(node))).toEqual([]);
          expect(marksAt(levels, 0.5, shown)).toBe(shown.marks);
          expect([...at(0)].filter((node) => !at(0.5).has(node))).toEqual([]);
          expect([...at(0.5)].filter((node) => !at(1).has(node))).toEqual([]);
          const nodes = marksAt(levels, 1, shown).map(({ node }) => node);
          expect(nodes).toEqual([...new Set(nodes)].sort((x, y) => x - y));
        },
      ),
    );
  });

  it('a shorter version drops text that few algorithms keep, and a longer one adds text', async () => {
    const page = createPage((await snapshotPage(PAGE)).snapshot);
    const kept = textsWith(page, 'ferry', 'pilot', 'sailor');
    const votes = votesOf(page, [
      opinion('lectern', kept),
      opinion('readability', textsWith(page, 'ferry', 'sailor', 'clerk', 'cook')),
      opinion('cetr', textsWith(page, 'ferry', 'sailor', 'cook')),
    ]);
    const levels = entryLevels(page, votes, shownBy(kept));
    const words = (level: number) =>
      marksAt(levels, level, shownBy(kept)).map(({ node }) => /The (\w+)/.exec(page.textOf(node))?.[1]);
    expect(words(0)).toEqual(['ferry', 'sailor']);
    expect(words(0.75)).toEqual(['ferry', 'pilot', 'cook', 'sailor']);
    expect(words(1)).toEqual(WORDS);
  });
});
