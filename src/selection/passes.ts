import { openFolds } from './folds/open-folds.ts';
import { dropWalled } from './folds/paywall.ts';
import { addBetweenKept, dropContentsHeadings } from './headings.ts';
import { addNotes } from './notes/find-notes.ts';
import { addCaptions, dropLoneCaptions } from './objects/figures.ts';
import { addEmbeddedPosts } from './objects/find-embeds.ts';
import { findObjects } from './objects/find-objects.ts';
import { dropFormControls } from './objects/page-controls.ts';
import { dropPostHeads } from './posts/post-head.ts';
import { completePosts, dropCommentsTitle, dropPostTools, tellComments } from './posts/thread.ts';
import { completeTables } from './tables.ts';
import type { Pass } from './types.ts';

/** Passes that run, in this order, over everything that the algorithm kept: text and comments together. */
export const PAGE_PASSES: readonly Pass[] = [
  // First, so that folds (collapsed text) are not opened on pages with a paywall.
  { name: 'paywall', drops: 'reasonPaywall', run: dropWalled },
  // Before all passes below, because they read the page with its folds open.
  { name: 'folded text', adds: 'reasonFolded', run: openFolds },
  // After the folds are opened, because the answers in a forum are often folded.
  { name: 'posts', adds: 'reasonPost', run: completePosts },
  // After the posts are complete, so that restored posts get the same role as the other posts.
  { name: 'comments', run: tellComments },
  // After the comments have their role, because this pass checks the heading right above the first comment.
  { name: 'heading of the comments', drops: 'reasonCommentsHeading', run: dropCommentsTitle },
  // After all posts are found: a post's head is recognised by what it shares with the heads of other posts.
  { name: 'heads of posts', places: 'reasonPostHead', run: dropPostHeads },
  { name: 'tools of posts', drops: 'reasonPageButton', run: dropPostTools },
];

/** Passes that run over the article's text and over its comments separately, repeatedly until nothing changes. */
export const TEXT_PASSES: readonly Pass[] = [
  // First, so that no later pass counts the text of form controls as kept.
  { name: 'form controls', drops: 'reasonFormControl', run: dropFormControls },
  // Before the notes: a heading may contain the marker of a note.
  { name: 'between kept text', adds: 'reasonBetween', run: addBetweenKept },
  // After the pass that restores headings, because it may restore the heading of a table of contents.
  { name: 'heading of contents', drops: 'reasonLoneHeading', run: dropContentsHeadings },
  { name: 'embedded posts', adds: 'reasonEmbeddedPost', run: addEmbeddedPosts },
  // Before the notes: a cell may contain the marker of a note.
  { name: 'tables', adds: 'reasonTable', run: completeTables },
];

/** Passes that add notes, objects and captions to the complete text. Those of `TEXT_PASSES` run again after them. */
export const COMPANION_PASSES: readonly Pass[] = [
  // After all text that may refer to a note is found.
  { name: 'notes', adds: 'reasonNote', places: 'reasonNoteNumber', run: addNotes },
  // After all text around the objects is found.
  { name: 'objects', adds: 'reasonObject', drops: 'reasonIcon', run: findObjects },
  // After the objects are found, because captions belong to them.
  { name: 'captions', adds: 'reasonPictureKept', run: addCaptions },
  { name: 'lone captions', drops: 'reasonPictureNotKept', run: dropLoneCaptions },
];
