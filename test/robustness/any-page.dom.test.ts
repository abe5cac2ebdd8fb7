/** Tests that any tree of any elements with any attributes becomes an article that is safe in every export format. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPage } from '../arbitrary-page.ts';
import { articleBy, expectSafe, SOME } from './whole-way.ts';

it.each(SOME)('the algorithm %s makes an article without forbidden markup from any page', (algorithm) => {
  fc.assert(
    fc.property(arbitraryPage, (snapshot) => {
      const article = articleBy(snapshot, algorithm);
      expectSafe(article);
      expect(article.words).toBeGreaterThanOrEqual(0);
    }),
  );
});
