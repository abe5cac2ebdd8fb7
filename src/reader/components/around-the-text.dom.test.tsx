/** Elements around the article's text: notices and comments. */
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, sampleArticle } from '../../../test/mount-sample.ts';

const text = (element: Element | null | undefined) => element?.textContent ?? '';

describe('a warning', () => {
  const WAYS = [
    { label: 'Use Eatiht', title: 'For this page only', algorithm: 'eatiht' },
    { label: 'Select text on the page', title: 'Goes back to the page.', algorithm: null },
  ];

  test('the warning “This may not be an article” offers another algorithm and a way back to the page', async () => {
    const { root, dispatch, handle } = mountSample({ notice: 'This may not be an article.', ways: WAYS });
    const ways = [...root.querySelectorAll<HTMLElement>('.notice button')];
    expect(ways.map((way) => [text(way), way.title])).toEqual(WAYS.map(({ label, title }) => [label, title]));
    await userEvent.click(ways[0] as Element);
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'eatiht' });
    await userEvent.click(ways[1] as Element);
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'closed' });
    expect(text(handle.dialog.querySelector<HTMLElement>('.article'))).not.toContain('Eatiht');
  });
});

describe('comments', () => {
  const withComments = (isShown: boolean) => sampleArticle([1, 2], { comments: { words: 1312, isShown } });

  test('the button “Show comments” is below the text, outside the article', async () => {
    const { root, handle, dispatch } = mountSample({ article: withComments(false) });
    const line = root.querySelector('.after');
    expect(text(line)).toBe('Show comments1,312 words');
    expect(handle.dialog.querySelector<HTMLElement>('.article')?.contains(line)).toBe(false);
    await userEvent.click(line?.querySelector('button') as Element);
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'comments-toggled' });
  });

  test('when comments appear, the button says “Hide comments” and the status says “Comments shown”', async () => {
    const { root, handle, state } = mountSample({ article: withComments(false) });
    handle.update({ ...state, article: withComments(true) });
    expect(text(root.querySelector('.after button'))).toBe('Hide comments');
    await vi.waitFor(() => expect(text(root.querySelector('[role=status]'))).toBe('Comments shown'));
  });

  test('the button “Show comments” is missing if the page has no comments', () => {
    expect(mountSample().root.querySelector('.after')).toBeNull();
  });
});

describe('the estimated accuracy', () => {
  test('the estimated accuracy of the article is shown above the list of algorithms', async () => {
    const article = sampleArticle([1], { confidence: 0.93, page: { kind: 'forum', article: 0.2, readable: 0.9 } });
    const { button, panel } = mountSample({ article });
    await userEvent.click(button('Algorithm'));
    expect(text(panel()?.querySelector('.judgement'))).toBe('Estimated accuracy: 93% · forum page');
    expect(panel()?.querySelector('.judgement')?.getAttribute('title')).toContain('own estimate');
  });
});
