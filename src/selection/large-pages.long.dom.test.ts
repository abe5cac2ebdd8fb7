/** Tests that selecting the text of a large page takes linear time, and never fails because of its size. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { buildSnapshot } from '../../test/build-snapshot.ts';
import { expectLinear } from '../../test/growth.ts';
import { page, rolesOf, SENTENCE } from '../../test/roles-of.ts';
import type { Role } from '../algorithms/types.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { selectArticle, withHead } from './select-article.ts';

const LONG = 120_000;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_unused, index) => make(index));
const snapshotOf = (...content: (ElementContent | ElementContent[])[]): PageSnapshot =>
  buildSnapshot(h('main', h('p', SENTENCE), ...(content as never[]), h('p', SENTENCE)));

/** More texts than the arguments of one call that Chromium accepts. */
const MANY = 150_000;

describe('a page with very many texts', { timeout: LONG }, () => {
  const keptOf = (snapshot: PageSnapshot, isKept: (text: string) => boolean) =>
    selectArticle(createPage(snapshot), selectText(snapshot, isKept)).text.marks.length;

  it('restores a dropped block of code, even if it consists of very many text nodes', () => {
    const code = h(
      'pre',
      times(MANY, () => h('b', 'x')),
    );
    expect(keptOf(snapshotOf(code), (text) => text === SENTENCE)).toBe(MANY + 2);
  });

  it('restores the dropped cells of a table, even if there are very many', () => {
    const table = h(
      'table',
      times(MANY / 2, (row) => h('tr', [h('td', `a${row}`), h('td', 'b'), h('td', 'c')])),
    );
    expect(keptOf(snapshotOf(table), (text) => text === SENTENCE || text.startsWith('a'))).toBe(1.5 * MANY + 2);
  });
});

const source = (index: number): ElementContent[] => [
  h('a', { name: `B${index}` }),
  { type: 'text', value: `Source number ${index} of the list` },
  h('br'),
];

const SHAPES: readonly { name: string; size: number; of(size: number): PageSnapshot }[] = [
  {
    name: 'sources in one box',
    size: 3000,
    of: (size) =>
      snapshotOf(
        times(size, (index) => h('p', [SENTENCE, h('a', { href: `#B${index}` }, `${index}`)])),
        h('div', times(size, source).flat()),
      ),
  },
  {
    name: 'links below many headings',
    size: 3000,
    of: (size) =>
      snapshotOf(
        times(size, (index) => [
          h('h3', `Part ${index}`),
          h('p', h('a', { href: `#x${index}` }, `${index % 999}`)),
        ]).flat(),
        times(size, (index) => h('p', { id: `x${index}` }, `Thing number ${index}`)),
      ),
  },
  {
    name: 'emoji in one paragraph',
    size: 5000,
    of: (size) =>
      snapshotOf(
        h(
          'p',
          times(size, () => h('img', { src: '/a.png', alt: '🎉' })),
        ),
      ),
  },
  { name: 'logos below the text', size: 4000, of: withLogos },
];

/** A page whose text is followed by one box of logos, with the layout that a browser would measure. */
function withLogos(size: number): PageSnapshot {
  const logo = (index: number) =>
    h('a', { href: `https://x.test/${index}` }, h('img', { src: `https://x.test/${index}.png`, alt: '' }));
  const snapshot = buildSnapshot(h('main', h('p', SENTENCE), h('div', times(size, logo))));
  const { nodes, names } = snapshot;
  const images = times(nodes.size, (node) => node).filter((node) => names[nodes.name[node] ?? -1] === 'img');
  for (const node of images) [nodes.width[node], nodes.height[node]] = [100, 60];
  const media = images.map((node) => ({
    node,
    currentSrc: nodes.attributes[node]?.src ?? '',
    naturalWidth: 100,
    naturalHeight: 60,
    broken: false,
  }));
  return { ...snapshot, media };
}

it.each(SHAPES)('reads $name in linear time', { timeout: LONG }, ({ name, size, of }) => {
  const pages = new Map([size, 4 * size].map((count) => [count, of(count)]));
  const read = (count: number) => {
    const snapshot = pages.get(count) as PageSnapshot;
    return selectArticle(createPage(snapshot), selectText(snapshot));
  };
  expectLinear(read, size, name);
});

it('drops thousands of copies of the headline from one element in linear time', { timeout: LONG }, () => {
  const head = { headline: 'The lock', byline: '', description: '', date: '', language: '' };
  const repeated = (size: number) => {
    const snapshot = snapshotOf(
      h('div', times(size, () => [{ type: 'text', value: head.headline } as const, h('hr')]).flat()),
    );
    const answer = selectText(snapshot);
    const roleOf = (node: number): Role => (snapshot.nodes.text[node] === head.headline ? 'headline' : 'body');
    const marks = answer.marks.map(({ node }) => ({ node, role: roleOf(node) }));
    return selectArticle(createPage(snapshot), { ...answer, marks });
  };
  const [few, many] = [repeated(2000), repeated(8000)];
  expect(withHead(few, head).text.marks).toHaveLength(2);
  expectLinear((size) => withHead(size === 2000 ? few : many, head), 2000);
});

it('finds the numbered bibliography entries that a text cites, in linear time', { timeout: LONG }, () => {
  const cited = times(999, (number) => `[${number}]`).join(' ');
  const entry = (index: number) => `<p>[${index % 999}] <a href="https://e${index}.test/">Entry ${index}</a></p>`;
  const html = (size: number) => page(`<p>${SENTENCE}${cited}</p><div><div>${times(size, entry).join('')}</div></div>`);
  const [few, many] = [html(3000), html(12_000)];
  expectLinear((size) => rolesOf(size === 3000 ? few : many, 'article', 'ferry'), 3000);
});
