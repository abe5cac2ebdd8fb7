/**
 * Makes property tests use the same examples in every run, so that only a change of the code can make them fail.
 * `LECTERN_SEED=random npm run unit` tries other examples; if an example fails, write a separate test with it.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of the examples; null for a different seed in each run. */
    seed: number | null;
    /** Whether the long tier runs (`LECTERN_LONG=1`). */
    isLong: boolean;
  }
}

const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ seed });
