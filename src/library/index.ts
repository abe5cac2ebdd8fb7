/** Entry point of the npm package `lectern` (docs/library.md). */
export { algorithmIds, ElementMissing, read, UnreadablePage } from './read.ts';
export { readHtml } from './read-html.ts';
export { readPage, snapshotScript } from './read-page.ts';
export type * from './types.ts';
