/** Builds page snapshots for tests that run without a browser. */
export { buildSnapshot, snapshotOfHtml } from '../src/library/build-snapshot.ts';
