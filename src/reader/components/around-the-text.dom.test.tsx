/** What stands around the text and is no part of it: notices, comments, reasons. */
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../test/mount-sample.ts';
import type { Explanation } from '../types.ts';

const text = (element: Element | null | undefined) => element?.textContent ?? '';

const WHY: Explanation = {
  reasons: new Map([
    [1, 'first reason'],
    [2, 'second reason'],
  ]),
  words: [],
};

describe('a notice', () => {
  const WAYS = [
    { label: 'Use Eatiht', title: 'For this page only', algorithm: 'eatiht' },
    { label: 'Select it on the page', title: 'Goes back to the page.', algorithm: null },
  ];

  test('offers its ways on for this page only', async () => {
    const { root, actions, handle } = mountSample({ notice: 'This may not be an article.', ways: WAYS });
    const ways = [...root.querySelectorAll<HTMLElement>('.notice button')];
    expect(ways.map((way) => [text(way), way.title])).toEqual(WAYS.map(({ label, title }) => [label, title]));
    await userEvent.click(ways[0] as Element);
    expect(actions.setAlgorithm).toHaveBeenCalledWith('eatiht');
    await userEvent.click(ways[1] as Element);
    expect(actions.close).toHaveBeenCalledOnce();
    expect(text(handle.articleElement)).not.toContain('Eatiht');
  });
});

test('Esc ends the explanation first, then the reader', async () => {
  const { actions, handle, state } = mountSample({ explanation: WHY });
  await userEvent.keyboard('{Escape}');
  expect(actions.toggleExplanation).toHaveBeenCalledOnce();
  expect(actions.close).not.toHaveBeenCalled();
  handle.update({ ...state, explanation: null });
  await userEvent.keyboard('{Escape}');
  expect(actions.close).toHaveBeenCalledOnce();
});

describe('comments', () => {
  const withComments = (isShown: boolean) => sampleArticle([1, 2], { comments: { words: 1312, isShown } });

  test('are offered under the text, outside the article', async () => {
    const { root, handle, actions } = mountSample({ article: withComments(false) });
    const line = root.querySelector('.after');
    expect(text(line)).toBe('Show comments1,312 words');
    expect(handle.articleElement?.contains(line)).toBe(false);
    await userEvent.click(line?.querySelector('button') as Element);
    expect(actions.toggleComments).toHaveBeenCalledOnce();
  });

  test('can be hidden again, and say so', async () => {
    const { root, handle, state } = mountSample({ article: withComments(false) });
    handle.update({ ...state, article: withComments(true) });
    expect(text(root.querySelector('.after button'))).toBe('Hide comments');
    await vi.waitFor(() => expect(text(root.querySelector('[role=status]'))).toBe('Comments shown'));
  });

  test('that are not there are not offered', () => {
    expect(mountSample().root.querySelector('.after')).toBeNull();
  });
});

describe('the judgement of the algorithm', () => {
  test('stands above the algorithms', async () => {
    const article = sampleArticle([1], { confidence: 0.93, page: { kind: 'forum', article: 0.2, readable: 0.9 } });
    const { button, panel } = mountSample({ article });
    await userEvent.click(button('Algorithm'));
    expect(text(panel()?.querySelector('.judgement span'))).toBe('Confidence 93\u00a0% · forum');
    expect(panel()?.querySelector('.judgement span')?.getAttribute('title')).toContain('own estimate');
  });

  test('the switch asks for reasons and closes the menu; so does X', async () => {
    const { button, panel, actions } = mountSample();
    await userEvent.click(button('Algorithm'));
    await userEvent.click(panel()?.querySelector('[aria-pressed="false"]') as Element);
    expect(panel()).toBeNull();
    await userEvent.keyboard('x');
    expect(actions.toggleExplanation).toHaveBeenCalledTimes(2);
  });
});

describe('reasons', () => {
  const reason = (root: ShadowRoot) => text(root.querySelector('.reason'));

  test('are shown for the paragraph under the pointer, and for the one with the focus', async () => {
    const { root } = mountSample({ article: sampleArticle(range(1, 4)), explanation: WHY });
    const paragraph = (id: number) => root.querySelector<HTMLElement>(`[data-node="${id}"]`) as HTMLElement;
    expect(reason(root)).toContain('Point at a paragraph');
    await userEvent.hover(paragraph(1));
    await expect.poll(() => reason(root)).toBe('first reason');
    await userEvent.keyboard('{Tab}');
    paragraph(2).focus();
    await expect.poll(() => reason(root)).toBe('second reason');
    expect(root.activeElement).toBe(paragraph(2));
    paragraph(3).focus();
    await expect.poll(() => reason(root)).toContain('Point at a paragraph');
  });

  test('leave nothing behind when nobody asks any more', () => {
    const { root, handle, state } = mountSample({ article: sampleArticle(range(1, 4)), explanation: WHY });
    expect(root.querySelectorAll('[data-node][tabindex]')).toHaveLength(3);
    handle.update({ ...state, explanation: null });
    expect(root.querySelectorAll('[data-node][tabindex], .reason, .left-out')).toHaveLength(0);
  });

  test('are asked for by paragraphs of another text, too', () => {
    const { root, handle, state } = mountSample({ article: sampleArticle([1]), explanation: WHY });
    handle.update({ ...state, article: sampleArticle([1, 2, 3]) });
    expect(root.querySelectorAll('[data-node][tabindex]')).toHaveLength(3);
  });
});
