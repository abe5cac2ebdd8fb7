/**
 * Makes property tests use the same random examples in every run, so that only a change of the code can make them fail.
 * `LECTERN_SEED=random npm run unit` tries other examples; if one of them fails, write a separate test with it. The long
 * tests try ten times as many examples.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of the random examples; null for a different seed in each run. */
    seed: number | null;
    /** Whether the long tests run too (`LECTERN_LONG=1`). */
    isLong: boolean;
  }
}

const seed = inject('seed');
fc.configureGlobal({ numRuns: inject('isLong') ? 1000 : 100, ...(seed === null ? {} : { seed }) });
