import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LONG_LIST } from '../../../test/algorithm-list.ts';
import { mountSample, sampleArticle } from '../../../test/mount-sample.ts';

const text = (element: Element | null) => element?.textContent ?? '';

describe('the reader', () => {
  test('the reader announces that it opened', async () => {
    const { root } = mountSample();
    await expect
      .poll(() => text(root.querySelector('[role=status]')), { timeout: 10_000 })
      .toBe('Reader opened, 8 min');
  });

  test('the reader does not announce that it opened if it has already announced something else', async () => {
    const { root, handle } = mountSample();
    handle.announce('Saved');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    expect(text(root.querySelector('[role=status]'))).toBe('Saved');
  });

  test('the reader explains why it shows no article: still reading, no text, or nothing found', async () => {
    const { handle, state, root, dispatch } = mountSample({ article: null });
    expect(text(root.querySelector('.page'))).toContain('Reading the page…');
    expect(handle.dialog.querySelector<HTMLElement>('.article')).toBeNull();
    handle.update({ ...state, article: sampleArticle([], { empty: 'no-text' }) });
    expect(text(root.querySelector('.page'))).toContain('There is no text on this page');
    handle.update({ ...state, article: sampleArticle([], { empty: 'no-candidate' }) });
    expect(text(root.querySelector('.page h1'))).toBe('Readability found no article here');
    const ways = [...root.querySelectorAll('.ways .button')];
    expect(ways.map(text)).toEqual(['Show all visible text', 'Eatiht']);
    await userEvent.click(ways[0] as Element);
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'html-text' });
  });

  test('an empty reader names the algorithm that found nothing, not the chosen one that could not be loaded', () => {
    const article = sampleArticle([], { empty: 'no-candidate', algorithm: 'eatiht' });
    const { root } = mountSample({ article, notice: 'Readability could not be loaded. This is what Eatiht found.' });
    expect(text(root.querySelector('.page h1'))).toBe('Eatiht found no article here');
    expect([...root.querySelectorAll('.ways .button')].map(text)).toEqual(['Show all visible text', 'Readability']);
  });

  test('an empty reader offers only a few other algorithms, however many there are', () => {
    const article = sampleArticle([], { empty: 'no-candidate', algorithm: 'goose3' });
    const { root } = mountSample({ article, algorithms: LONG_LIST, algorithm: 'goose3' });
    const ways = [...root.querySelectorAll('.ways .button')];
    expect(ways.map(text)).toEqual(['Show all visible text', 'Readability', 'Boilerpipe']);
  });

  test('the reader shows a warning outside the text of the article', () => {
    const { root, handle } = mountSample({ notice: 'Something else is shown.' });
    expect(text(root.querySelector('.notice'))).toBe('Something else is shown.');
    expect(text(handle.dialog.querySelector<HTMLElement>('.article'))).not.toContain('Something else');
  });
});
