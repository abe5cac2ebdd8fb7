import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import type { FeatureContext } from './context.ts';
import { createContext } from './context.ts';
import { fillFeatures } from './matrix.ts';
import { COLUMN, FEATURE_COUNT, FEATURE_NAMES, KIND_FEATURES } from './table.ts';

const PROSE = 'The harbour was quiet, and the boats lay still on the grey water of the bay. ';
const PAGE = `<header class="site-nav"><ul><li><a href="/a">News</a></li><li><a href="/b">Sport</a></li></ul></header>
  <main><article class="post"><h1>The quiet harbour</h1><p class="byline">By Ada Poe</p><time>14 March 2026</time>
  <p>${PROSE.repeat(4)}</p><h2>A part</h2><p>${PROSE.repeat(9)}</p></article></main>
  <div class="comments">${`<div class="comment"><time>14 March 2026</time><p>${PROSE}</p></div>`.repeat(4)}</div>
  <p style="display: none">Hidden</p>`;

/** Features that `fillFeatures` leaves empty, because the models compute them. */
const BY_MODELS = new Set(['s_names', ...KIND_FEATURES]);

function featuresOf(snapshot: PageSnapshot): FeatureContext {
  const context = createContext(createPage(snapshot));
  context.x.fill(Number.NaN);
  fillFeatures(context);
  return context;
}

/** Returns the value of a feature of the block that begins with the given text. */
function featureOf({ view, x }: FeatureContext, text: string, feature: string): number {
  const { nodes } = view.page;
  const block = view.blocks.first.findIndex((node) => (nodes.text[node] as string).trim().startsWith(text));
  return Number((x[block * FEATURE_COUNT + (COLUMN[feature] as number)] as number).toFixed(4));
}

function missing({ view, x }: FeatureContext): string[] {
  const names = new Set<string>();
  for (let index = 0; index < view.blocks.size * FEATURE_COUNT; index++) {
    const name = FEATURE_NAMES[index % FEATURE_COUNT] as string;
    if (!Number.isFinite(x[index]) && !BY_MODELS.has(name)) names.add(name);
  }
  return [...names];
}

test.each([
  ['an article', PAGE],
  ['one word', 'word'],
  ['hidden text only', '<p style="display: none">word</p>'],
  ['links only', '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>'],
  ['scripts without spaces', '<h1>港は静かだった</h1><p>船は灰色の水の上に静かに横たわっていた。</p>'],
])('computes every feature of every block: %s', (_name, html) => {
  expect(missing(featuresOf(snapshotOfHtml(html)))).toEqual([]);
});

test('computes no features for a page without text', () => {
  expect(featuresOf(snapshotOfHtml('')).x.length).toBe(0);
});

test('computes features from the text and the style of a block', () => {
  const context = featuresOf(snapshotOfHtml(PAGE));
  expect(featureOf(context, 'By Ada', 't_words')).toBeCloseTo(Math.log1p(3), 3);
  expect(featureOf(context, 'News', 't_links')).toBe(1);
  expect(featureOf(context, 'The quiet harbour', 'd_heading')).toBe(1);
  expect(featureOf(context, 'The harbour', 't_ending')).toBe(1);
  expect(featureOf(context, 'Hidden', 'l_hidden')).toBe(1);
});

test('counts the elements from a block up to the nearest element with a certain tag or class name', () => {
  const context = featuresOf(snapshotOfHtml(PAGE));
  expect(featureOf(context, 'By Ada', 'a_article')).toBe(1);
  expect(featureOf(context, 'By Ada', 'a_main')).toBe(2);
  expect(featureOf(context, 'By Ada', 'a_nav')).toBe(20);
  expect(featureOf(context, 'News', 'g_navigation')).toBe(3);
});

test('finds the tag of an ancestor 18 levels up, but ignores class names more than 15 levels up', () => {
  let tree: Element = h('p', ['word']);
  for (let level = 0; level < 17; level++) tree = h('div', [tree]);
  const context = featuresOf(buildSnapshot(h('main', { className: 'main' }, [tree])));
  expect(featureOf(context, 'word', 'a_main')).toBe(18);
  expect(featureOf(context, 'word', 'g_main')).toBe(20);
});

test('computes features from the position of a block, the heading before it, and similar boxes', () => {
  const context = featuresOf(snapshotOfHtml(PAGE));
  expect(featureOf(context, 'News', 'p_index')).toBe(0);
  expect(featureOf(context, 'Hidden', 'p_rest')).toBe(0);
  expect(featureOf(context, 'A part', 'h_level')).toBe(1);
  expect(featureOf(context, 'News', 'h_level')).toBe(0);
  expect(featureOf(context, 'News', 'r_own')).toBeCloseTo(Math.log(2), 3);
  expect(featureOf(context, 'Hidden', 'r_own')).toBe(0);
});

test('describes the boxes around a block from small to large, and uses −1 for missing boxes', () => {
  const context = featuresOf(
    buildSnapshot(h('html', [h('body', [h('div', [h('p', ['one']), h('p', ['two'])]), 'three'])])),
  );
  expect(featureOf(context, 'one', 'c1_blocks')).toBeCloseTo(Math.log1p(2), 3);
  expect(featureOf(context, 'one', 'c2_blocks')).toBeCloseTo(Math.log1p(3), 3);
  expect(featureOf(context, 'one', 'c3_blocks')).toBe(-1);
  expect(featureOf(context, 'three', 'c1_blocks')).toBeCloseTo(Math.log1p(3), 3);
  expect(featureOf(context, 'one', 'cb_words')).toBe(-1);
});

test('gives every block the features of the whole page', () => {
  const context = featuresOf(snapshotOfHtml(PAGE));
  for (const text of ['News', 'Hidden']) {
    expect(featureOf(context, text, 'pg_headings')).toBeCloseTo(Math.log1p(2), 3);
    expect(featureOf(context, text, 'pg_thread_items')).toBeCloseTo(Math.log1p(4), 3);
    expect(featureOf(context, text, 'pg_home')).toBe(1);
  }
});

test('computes all features on deeply nested pages and on pages with one long text', () => {
  let deep: Element = h('p', [PROSE]);
  for (let level = 0; level < 50_000; level++) deep = h('div', [deep]);
  expect(missing(featuresOf(buildSnapshot(deep)))).toEqual([]);
  expect(missing(featuresOf(buildSnapshot(h('p', [PROSE.repeat(20_000)]))))).toEqual([]);
});
