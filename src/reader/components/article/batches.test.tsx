import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../../test/mount-sample.ts';
import { batchesOf } from './batches.ts';

const PARAGRAPHS = 3000;

function longArticle() {
  const article = sampleArticle(range(1, PARAGRAPHS - 1));
  article.tree.children.unshift(h('p', h('a', { href: '#end' }, 'To the end')));
  article.tree.children.push(h('p', { id: 'lectern-end' }, 'The end'));
  return article;
}

const shownIn = (root: ShadowRoot) => root.querySelectorAll('.body > p').length;

describe('a long article', () => {
  test('is cut between its blocks, and nothing is lost', () => {
    const { tree } = longArticle();
    const batches = batchesOf(tree);
    expect(batches.length).toBeGreaterThan(2);
    expect(batches.flatMap(({ children }) => children)).toEqual(tree.children);
    expect(batchesOf(sampleArticle([]).tree)).toHaveLength(1);
  });

  test('begins with a batch of three screens, whatever its script', () => {
    const treeOf = (text: string) => h(null, ...range(0, 60).map(() => h('p', text.repeat(10)))) as Root;
    const first = (text: string) => batchesOf(treeOf(text))[0]?.children.length;
    expect(first('The harbour was quiet. ')).toBe(18);
    expect(first('港は静かだった、夜が明けるまでずっと。')).toBe(11);
  });

  test('is there in part at once, which fills the screen, and then whole', async () => {
    const { root, dialog } = mountSample({ article: longArticle() });
    expect(shownIn(root)).toBeLessThan(PARAGRAPHS / 2);
    expect(dialog.scrollHeight).toBeGreaterThan(2 * dialog.clientHeight);
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
  });

  test('comes in larger parts the more there is, or each would lay out all the others again', async () => {
    const line = () => ['A line of more than forty characters, and no more.', h('br')];
    const blocks = range(0, 120).map(() => h('p', range(0, 200).flatMap(line)));
    const article = sampleArticle([], { tree: h(null, blocks) as Root });
    expect(batchesOf(article.tree)).toHaveLength(blocks.length);
    const { root } = mountSample({ article });
    let draws = 0;
    new MutationObserver(() => draws++).observe(root.querySelector('.body') as Element, { childList: true });
    await expect.poll(() => shownIn(root), { timeout: 20_000 }).toBe(blocks.length);
    expect(draws).toBeLessThan(blocks.length / 2);
  });

  test.each([
    ['to be selected', () => userEvent.keyboard('{Control>}a{/Control}')],
    ['to be searched', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
    ['to be printed', () => window.dispatchEvent(new Event('beforeprint'))],
    [
      'for what a menu does',
      (root: ShadowRoot) => root.querySelector('.body')?.dispatchEvent(new Event('contextmenu', { bubbles: true })),
    ],
  ])('is whole %s', async (_what, act) => {
    const { root } = mountSample({ article: longArticle() });
    await act(root);
    expect(shownIn(root)).toBe(PARAGRAPHS);
  });

  test('is whole for a link to its end', async () => {
    const { root } = mountSample({ article: longArticle() });
    root.querySelector<HTMLAnchorElement>('.body a')?.click();
    expect(root.activeElement?.textContent).toBe('The end');
  });

  test('keeps the place when another version of it comes', async () => {
    const { root, dialog, handle, state } = mountSample({ article: longArticle() });
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
    dialog.scrollTop = dialog.scrollHeight / 2;
    const place = dialog.scrollTop;
    handle.update({ ...state, article: longArticle() });
    expect(Math.abs(dialog.scrollTop - place)).toBeLessThan(3);
  });

  test('grows no more when the reader is closed', async () => {
    const { root, handle } = mountSample({ article: longArticle() });
    const shown = shownIn(root);
    handle.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect(shownIn(root)).toBeLessThanOrEqual(shown);
  });
});
