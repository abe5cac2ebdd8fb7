/**
 * Property tests use the same examples in every run, so that a failure means a change. `LECTERN_SEED=random npm run
 * unit` tries others: turn an example that fails into a fixture.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of the examples; null for a different one in each run. */
    seed: number | null;
    /** Whether the long tier runs (`LECTERN_LONG=1`). */
    isLong: boolean;
  }
}

const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ seed });
