import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../test/mount-sample.ts';

test.for([
  ['en', 'Copied 1,240 words'],
  ['zh-Hant', 'Copied 1,240 characters'],
  ['ja', 'Copied 1,240 characters'],
  ['th', 'Copied 1,240 words'],
] as const)('what was copied is called what was counted: %s', async ([language, notice]) => {
  const article = sampleArticle(range(1, 5));
  const { root } = mountSample({ article: { ...article, metadata: { ...article.metadata, language } } });
  await userEvent.keyboard('c');
  await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe(notice));
});
