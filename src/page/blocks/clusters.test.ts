import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../page.ts';
import { findClusters } from './clusters.ts';
import { createModelView } from './model-view.ts';

const PROSE = 'The harbour was quiet, and the boats lay still on the grey water of the bay. ';
const MENU = '<ul><li><a href="/a">One place to go</a></li><li><a href="/b">Another place to go</a></li></ul>';

function clustersOf(html: string) {
  const view = createModelView(createPage(snapshotOfHtml(html)));
  const clusters = findClusters(view);
  const { nodes, names } = view.page.snapshot;
  /** Returns the id or tag of a box. */
  const name = (box: number) => {
    const element = view.boxes.element[box] as number;
    return nodes.attributes[element]?.id ?? names[nodes.name[element] as number];
  };
  return { ...clusters, name };
}

test('finds the box whose paragraphs score highest', () => {
  const page = `${MENU}<main id="main">${`<p>${PROSE}</p>`.repeat(5)}</main><aside id="side"><p>${PROSE}</p><p>x</p></aside>`;
  const { top, sentences, scores, name } = clustersOf(page);
  expect(name(top)).toBe('main');
  expect(name(sentences)).toBe('main');
  expect(Math.max(...scores)).toBe(scores[top]);
});

test('lowers the score of a box whose paragraphs contain links', () => {
  const linked = `<p>${PROSE}<a href="/x">${PROSE}</a></p>`;
  const { top, name } = clustersOf(
    `<div id="linked">${linked.repeat(4)}</div><div id="plain">${`<p>${PROSE}</p>`.repeat(4)}</div>`,
  );
  expect(name(top)).toBe('plain');
});

test('finds the deepest boxes with at least 30, 50 and 80 percent of the running text', () => {
  const page = `<div id="all"><div id="most">${`<p>${PROSE}</p>`.repeat(6)}<section id="half">${`<p>${PROSE}</p>`.repeat(8)}</section></div><p>${PROSE}</p></div>`;
  const { holds30, holds50, holds80, name } = clustersOf(page);
  expect([holds30, holds50, holds80].map(name)).toEqual(['half', 'half', 'most']);
});

test('finds the range of blocks with the most running text', () => {
  const { lenient, strict } = clustersOf(`${MENU}<h1>A</h1>${`<p>${PROSE}</p>`.repeat(3)}${MENU}<p>end</p>`);
  expect(lenient).toEqual([3, 6]);
  expect(strict).toEqual([3, 6]);
});

test('includes headings and short hidden text in the range of blocks with the most running text', () => {
  const { lenient, strict } = clustersOf(
    `<p>${PROSE.repeat(3)}</p><h2>Next</h2><p style="display: none">x</p><p>${PROSE.repeat(3)}</p>`,
  );
  expect(lenient).toEqual([0, 4]);
  expect(strict).toEqual([0, 4]);
});

test('returns the root box and empty ranges for a page without text', () => {
  expect(clustersOf('<p></p>')).toMatchObject({ top: 0, sentences: 0, holds80: 0, lenient: [0, 0], strict: [0, 0] });
});
