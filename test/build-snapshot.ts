/** Builds page snapshots for tests without a page. */
export { buildSnapshot, snapshotOfHtml } from '../src/library/build-snapshot.ts';
