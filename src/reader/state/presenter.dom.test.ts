import { h } from 'hastscript';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, parts, sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';
import { replay } from '../input/user-made.ts';

test.for([
  ['en', 'Copied 1,240 words'],
  ['zh-Hant', 'Copied 1,240 characters'],
  ['ja', 'Copied 1,240 characters'],
  ['th', 'Copied 1,240 words'],
] as const)(
  'the message about copied code counts words or characters, as is usual in the language %s',
  async ([language, notice]) => {
    const tree = h(null, [h('pre', [h('code', 'x')])]) as Article['tree'];
    const article = sampleArticle([], { tree });
    const { root } = mountSample({ article: { ...article, metadata: { ...article.metadata, language } } });
    await userEvent.click(parts().button('Copy this code'));
    await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe(notice));
  },
);

test('the message about a copied article has no word count', async () => {
  const { root } = mountSample();
  await userEvent.keyboard('m');
  await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('Copied as Markdown'));
});

describe('after the reader has closed', () => {
  test('the page is not printed if the user closes the reader while the pictures still load', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { handle, button, panel } = mountSample();
    await userEvent.click(button('Copy, save, print'));
    const item = [...(panel()?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent.startsWith('Print'),
    );
    replay(item as Element, new MouseEvent('click', { bubbles: true }));
    handle.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  test('nothing is drawn after the reader has closed, even if a copy command finishes later', async () => {
    const { handle, dialog, copy } = mountSample();
    let end = (_words: number) => {};
    copy.mockImplementation(() => new Promise((resolve) => (end = resolve)));
    await userEvent.keyboard('c');
    handle.destroy();
    end(1240);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(dialog.childElementCount).toBe(0);
  });
});
