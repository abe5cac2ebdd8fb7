/** Checks on generated pages that articles obey the laws in `laws.ts`. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPage } from '../arbitrary-page.ts';
import { LAWFUL, readBy } from '../read-by.ts';
import { LAWS } from './laws.ts';

const RUNS = 60;

it.each(LAWFUL)('the algorithm %s obeys the laws for articles (laws.ts) on generated pages', (algorithm) => {
  fc.assert(
    fc.property(arbitraryPage, (snapshot) => {
      const read = readBy(snapshot, algorithm);
      for (const [name, law] of Object.entries(LAWS)) expect(law(read), name).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
