import { addBetweenKept } from './between-kept.ts';
import { addCaptions, dropLoneCaptions } from './captions.ts';
import { dropContentsHeadings } from './contents-headings.ts';
import { addEmbeddedPosts } from './embedded-posts.ts';
import { openFolds } from './folds/open-folds.ts';
import { dropWalled } from './folds/paywall.ts';
import { dropFormControls } from './form-controls.ts';
import { addNotes } from './notes/find-notes.ts';
import { findObjects } from './objects/find-objects.ts';
import { dropPostHeads } from './posts/drop-heads.ts';
import { completePosts, dropCommentsTitle, dropPostTools, tellComments } from './posts/thread.ts';
import { completeTables } from './tables.ts';
import type { Pass } from './types.ts';

/** Passes over everything that an algorithm kept, text and comments together, in this order. */
export const PAGE_PASSES: readonly Pass[] = [
  // before anything is opened or added: paid text stays with the page
  { name: 'paywall', drops: 'reasonPaywall', run: dropWalled },
  // next, because all later passes read the opened page
  { name: 'folded text', adds: 'reasonFolded', run: openFolds },
  // after the folds, because answers are often folded
  { name: 'posts', adds: 'reasonPost', run: completePosts },
  // needs the posts
  { name: 'comments', run: tellComments },
  // looks right before the first comment
  {
    name: 'heading of the comments',
    drops: 'reasonCommentsHeading',
    run: dropCommentsTitle,
  },
  // needs all posts: their heads are recognised by what they have in common
  { name: 'heads of posts', places: 'reasonPostHead', run: dropPostHeads },
  { name: 'tools of posts', drops: 'reasonPageButton', run: dropPostTools },
];

/**
 * Passes that add parts of kept text. They run over the text and over the comments separately. One may add text that
 * another needs, so they run until nothing changes.
 */
export const TEXT_PASSES: readonly Pass[] = [
  // before any coverage is counted
  { name: 'form controls', drops: 'reasonFormControl', run: dropFormControls },
  // before the notes: a heading may contain a reference
  {
    name: 'between kept text',
    adds: 'reasonBetween',
    run: addBetweenKept,
  },
  // after the pass that decides about headings between kept text
  { name: 'heading of contents', drops: 'reasonLoneHeading', run: dropContentsHeadings },
  { name: 'embedded posts', adds: 'reasonEmbeddedPost', run: addEmbeddedPosts },
  // after the headings, which are kept by themselves; before the notes: a cell may contain a reference
  { name: 'tables', adds: 'reasonTable', run: completeTables },
];

/**
 * Passes that add notes, objects and the like to the complete text, in this order. Afterwards the text passes run
 * again.
 */
export const COMPANION_PASSES: readonly Pass[] = [
  // needs all text that may refer to a note
  {
    name: 'notes',
    adds: 'reasonNote',
    places: 'reasonNoteNumber',
    run: addNotes,
  },
  // depends on the text around them, so all of it must be there
  {
    name: 'objects',
    adds: 'reasonObject',
    drops: 'reasonIcon',
    run: findObjects,
  },
  // depends on the objects
  { name: 'captions', adds: 'reasonPictureKept', run: addCaptions },
  { name: 'lone captions', drops: 'reasonPictureNotKept', run: dropLoneCaptions },
];
