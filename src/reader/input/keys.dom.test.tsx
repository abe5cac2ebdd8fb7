import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, sampleArticle } from '../../../test/mount-sample.ts';
import { setOwnKeys } from '../../platform/wording/own-keys.ts';

describe('keys', () => {
  test('Esc closes an open panel and restores the focus, and a second Esc closes the reader', async () => {
    const { root, panel, button, dispatch } = mountSample();
    await userEvent.click(button('Appearance'));
    expect(panel()?.contains(root.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(root.activeElement).toBe(button('Appearance'));
    expect(dispatch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });

  test('Shift+Esc, which opens the task manager of browsers, does not close the reader', async () => {
    const { dialog, dispatch } = mountSample();
    await expect.poll(() => dialog.open).toBe(true);
    const pressed: KeyboardEvent[] = [];
    const note = (event: KeyboardEvent) => pressed.push(event);
    window.addEventListener('keydown', note, { capture: true });
    await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
    window.removeEventListener('keydown', note, { capture: true });
    expect(pressed.map(({ key, defaultPrevented }) => [key, defaultPrevented])).toContainEqual(['Escape', false]);
    expect(dispatch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });

  test('C and M copy, digits choose algorithms, and A and ? open their panels', async () => {
    const { dispatch, copy, panel } = mountSample();
    await userEvent.keyboard('cm239');
    expect(copy.mock.calls).toEqual([['rich'], ['markdown']]);
    expect(dispatch.mock.calls).toEqual([
      [{ type: 'algorithm-chosen', algorithm: 'eatiht' }],
      [{ type: 'algorithm-chosen', algorithm: 'html-text' }],
    ]);
    await userEvent.keyboard('a');
    expect(panel()?.getAttribute('aria-label')).toBe('Appearance');
    await userEvent.keyboard('?');
    expect(panel()?.getAttribute('aria-label')).toBe('Keyboard shortcuts');
    const keys = [...(panel()?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    expect(keys).toContain('1 – 3');
    await userEvent.keyboard('?');
    expect(panel()).toBeNull();
  });

  test('keys chosen by the user replace the default keys, also in tooltips and in the list of shortcuts', async () => {
    setOwnKeys({ keys: 'cq', letterKeys: true });
    const { copy, panel, root } = mountSample();
    await userEvent.keyboard('cq');
    expect(copy.mock.calls).toEqual([['rich']]);
    expect(root.querySelector('[title^="Copy the article"]')).toHaveProperty('title', 'Copy the article (Q)');
    await userEvent.keyboard('?');
    expect(panel()?.querySelector('dd:nth-of-type(3)')?.previousElementSibling?.textContent).toBe('Q');
    setOwnKeys({ keys: 'cq', letterKeys: false });
    await userEvent.keyboard('?cq1');
    expect(panel()?.getAttribute('aria-label')).toBe('Keyboard shortcuts');
    expect(copy).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    setOwnKeys({ keys: '', letterKeys: true });
  });

  test('while a tool is open, letter keys run only the commands of that tool', async () => {
    const { dispatch, copy, key, panel, root, dialog } = mountSample();
    const strip = document.createElement('section');
    strip.dataset.onlyKeys = 'hy';
    root.querySelector('.tools')?.append(strip);
    await userEvent.keyboard('cma1o?eh');
    expect(copy).not.toHaveBeenCalled();
    expect(dispatch).not.toHaveBeenCalled();
    expect(panel()).toBeNull();
    expect(key.mock.calls.map(([{ key }]) => key)).toEqual(['h']);
    const before = dialog.scrollTop;
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => dialog.scrollTop).toBeGreaterThan(before);
    strip.remove();
    await userEvent.keyboard('c');
    expect(copy).toHaveBeenCalledOnce();
  });

  test('a key that is held down runs its command only once', async () => {
    const { copy } = mountSample();
    await userEvent.keyboard('{c>4/}');
    expect(copy).toHaveBeenCalledOnce();
  });

  test('the reader ignores its letter keys while Ctrl or Alt is held', async () => {
    const { copy } = mountSample();
    await userEvent.keyboard('{Control>}m{/Control}{Alt>}c{/Alt}');
    expect(copy).not.toHaveBeenCalled();
  });

  test('the reader’s keys work even after the reader has lost the focus', async () => {
    const { root, dispatch } = mountSample();
    (root.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });

  test('Ctrl+A and Ctrl+C copy exactly the article', async () => {
    const { root, dialog } = mountSample({ article: sampleArticle([1, 2]) });
    const text = () => dialog.querySelector<HTMLElement>('.article')?.innerText ?? '';
    // the date is formatted after the first paint
    await expect.poll(text).toMatch(/^The harbour\s+Ada Poe · March 14, 2026\s+Paragraph 1\./);
    await userEvent.keyboard('{Control>}a{/Control}');
    const shown = text();
    const squeeze = (value: string) => value.replace(/\s+/g, ' ').trim();
    expect(squeeze(String(document.getSelection()))).toBe(squeeze(shown));
    // does not paste, because tests that run at the same time share the clipboard
    const copies: boolean[] = [];
    root.addEventListener('copy', (event) => copies.push(event.defaultPrevented));
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(copies, 'the browser copies the selection').toEqual([false]);
  });
});
