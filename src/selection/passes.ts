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

/** Over all that an algorithm kept, text and comments together, in this order. */
export const PAGE_PASSES: readonly Pass[] = [
  // before anything is opened or added: what a page sells is the page's to give
  { name: 'paywall', drops: 'reasonPaywall', run: dropWalled },
  // next, since all that follows reads the opened page
  { name: 'folded text', adds: 'reasonFolded', run: openFolds },
  // with what was folded up: answers often are
  { name: 'posts', adds: 'reasonPost', run: completePosts },
  // the posts must be known
  { name: 'comments', run: tellComments },
  // stands right before the first comment
  {
    name: 'heading of the comments',
    drops: 'reasonCommentsHeading',
    run: dropCommentsTitle,
  },
  // all posts must be there: what their heads have in common tells them
  { name: 'heads of posts', places: 'reasonPostHead', run: dropPostHeads },
  { name: 'tools of posts', drops: 'reasonPageButton', run: dropPostTools },
];

/**
 * What belongs to kept text, over the text and over the comments, each by itself. What one adds may be what another asks
 * for, so they run until nothing changes.
 */
export const TEXT_PASSES: readonly Pass[] = [
  // before any coverage is counted
  { name: 'form controls', drops: 'reasonFormControl', run: dropFormControls },
  // before the notes: a reference may stand in a heading
  {
    name: 'between kept text',
    adds: 'reasonBetween',
    run: addBetweenKept,
  },
  // once it is known which headings and entries stand between kept text
  { name: 'heading of contents', drops: 'reasonLoneHeading', run: dropContentsHeadings },
  { name: 'embedded posts', adds: 'reasonEmbeddedPost', run: addEmbeddedPosts },
  // after the headings, which are kept by themselves; a reference may stand in a cell
  { name: 'tables', adds: 'reasonTable', run: completeTables },
];

/** What goes with the text when it is complete, in this order; after them the text may ask for more once again. */
export const COMPANION_PASSES: readonly Pass[] = [
  // all text that may refer to one must be there
  {
    name: 'notes',
    adds: 'reasonNote',
    places: 'reasonNoteNumber',
    run: addNotes,
  },
  // they go with the text around them, so all of it must be there
  {
    name: 'objects',
    adds: 'reasonObject',
    drops: 'reasonIcon',
    run: findObjects,
  },
  // they go with the objects
  { name: 'captions', adds: 'reasonPictureKept', run: addCaptions },
  { name: 'lone captions', drops: 'reasonPictureNotKept', run: dropLoneCaptions },
];
