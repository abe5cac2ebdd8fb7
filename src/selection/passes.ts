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

/** Passes (small changes) that run, in this order, over all texts that the algorithm kept, including comments. */
export const PAGE_PASSES: readonly Pass[] = [
  // Runs first, so that the other passes do not rely on text that a paywall hides.
  { name: 'paywall', drops: 'reasonPaywall', run: dropWalled },
  // Opens the folds (collapsed text) of the page before the passes below, because they also read the text in folds.
  { name: 'folded text', adds: 'reasonFolded', run: openFolds },
  // Runs after the folds are opened, because answers in a forum are often folded.
  { name: 'posts', adds: 'reasonPost', run: completePosts },
  // Runs after the posts are complete, so that restored posts get the same role as the other posts.
  { name: 'comments', run: tellComments },
  // Runs after the comments get their role, because this pass checks the heading right above the first comment.
  { name: 'heading of the comments', drops: 'reasonCommentsHeading', run: dropCommentsTitle },
  // Runs after all posts are found: a post's head (author, time) is recognized by what it shares with other heads.
  { name: 'heads of posts', places: 'reasonPostHead', run: dropPostHeads },
  { name: 'tools of posts', drops: 'reasonPageButton', run: dropPostTools },
];

/** Passes that run over the article's text and over its comments separately, repeatedly until nothing changes. */
export const TEXT_PASSES: readonly Pass[] = [
  // Runs first, so that no later pass counts the text of form controls as kept.
  { name: 'form controls', drops: 'reasonFormControl', run: dropFormControls },
  // Runs before the notes are searched for: a restored heading may contain the marker of a note.
  { name: 'between kept text', adds: 'reasonBetween', run: addBetweenKept },
  // Runs after 'between kept text', because that pass may restore the heading of a table of contents.
  { name: 'heading of contents', drops: 'reasonLoneHeading', run: dropContentsHeadings },
  { name: 'embedded posts', adds: 'reasonEmbeddedPost', run: addEmbeddedPosts },
  // Runs before the notes are searched for: a restored cell may contain the marker of a note.
  { name: 'tables', adds: 'reasonTable', run: completeTables },
];

/** Passes that add notes, objects and captions. If they change anything, `TEXT_PASSES` and they run again. */
export const COMPANION_PASSES: readonly Pass[] = [
  // Runs after all text is found that may refer to a note.
  { name: 'notes', adds: 'reasonNote', places: 'reasonNoteNumber', run: addNotes },
  // Runs after all text is found, because objects are kept with the text around them.
  { name: 'objects', adds: 'reasonObject', drops: 'reasonIcon', run: findObjects },
  // Runs after the objects are found, because captions belong to objects.
  { name: 'captions', adds: 'reasonPictureKept', run: addCaptions },
  { name: 'lone captions', drops: 'reasonPictureNotKept', run: dropLoneCaptions },
];
