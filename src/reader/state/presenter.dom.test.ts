import { h } from 'hastscript';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, parts, sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';

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
