/**
 * Property tests try the same examples in every run, so that what fails has been changed since it passed. Others are tried with
 * `LECTERN_SEED=random npm run unit`: whoever finds one that fails makes a fixture of it.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** null: another one in each run. */
    seed: number | null;
    /** Whether the long tier runs (`LECTERN_LONG=1`). */
    isLong: boolean;
  }
}

const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ seed });
