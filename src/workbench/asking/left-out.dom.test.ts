import { afterEach, expect, test } from 'vitest';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { Article } from '../../article/types.ts';
import { createPage } from '../../page/page.ts';
import { visibleBlocks } from '../../selection/trace.ts';
import { contentOf, element, textOf } from '../../structure/hast.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import { withLeftOut } from './left-out.ts';

afterEach(removePages);

async function foldOf(pieces: number, isOpened = false) {
  const links = Array.from({ length: pieces }, (_, index) => `<p>Link ${index}.</p>`).join('');
  const { snapshot } = await snapshotPage(`<p>The text.</p>${links}`);
  const page = createPage(snapshot);
  const words = [...visibleBlocks(page).values()].map((texts, index) => ({
    node: texts[0] ?? -1,
    isKept: index === 0,
    pass: 'lectern',
    reason: 'no sentence',
  }));
  const before = words[0]?.node ?? -1;
  const work = { ...NO_WORK, openGaps: isOpened ? [before] : [] };
  const tree = { type: 'root' as const, children: [element('p', { dataNode: String(before) }, 'The text.')] };
  const article = { tree, empty: null } as unknown as Article;
  const [, fold] = contentOf(withLeftOut(article, { page, words, work } as unknown as Scene).tree);
  return fold ? textOf(fold) : '';
}

test('one piece is no "1 pieces"', async () => {
  expect(await foldOf(1)).toMatch(/^1 piece left out here/);
  expect(await foldOf(2)).toMatch(/^2 pieces left out here/);
});

test('offers “Show all” when the list is cut', async () => {
  const some = await foldOf(71);
  expect(some).toMatch(/^71 pieces left out here/);
  expect(some).toMatch(/31 more Show all$/);
  expect(some).not.toContain('Link 70.');
  const all = await foldOf(71, true);
  expect(all).toContain('Link 70.');
  expect(all).not.toContain('Show all');
});
