import { addBetweenKept } from './between-kept.ts';
import { addCaptions, dropLoneCaptions } from './captions.ts';
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
  { name: 'paywall', drops: 'behind the subscription that the page asks for', run: dropWalled },
  // next, since all that follows reads the opened page
  { name: 'folded text', adds: 'folded up on the page, and part of the text around it', run: openFolds },
  // with what was folded up: answers often are
  { name: 'posts', adds: 'a post among posts that are kept', run: completePosts },
  // the posts must be known
  { name: 'comments', run: tellComments },
  // stands right before the first comment
  {
    name: 'heading of the comments',
    drops: 'the heading of the comments, which get one of ours',
    run: dropCommentsTitle,
  },
  // all posts must be there: what their heads have in common tells them
  { name: 'heads of posts', places: 'author and time stand above the post', run: dropPostHeads },
  { name: 'tools of posts', drops: 'a button of the page', run: dropPostTools },
];

/**
 * What belongs to kept text, over the text and over the comments, each by itself. What one adds may be what another asks
 * for, so they run until nothing changes.
 */
export const TEXT_PASSES: readonly Pass[] = [
  // before any coverage is counted
  { name: 'form controls', drops: 'the state of a form control', run: dropFormControls },
  // before the notes: a reference may stand in a heading
  {
    name: 'between kept text',
    adds: 'a heading or code between passages that are kept',
    run: addBetweenKept,
  },
  { name: 'embedded posts', adds: 'a post in the text', run: addEmbeddedPosts },
  // after the headings, which are kept by themselves; a reference may stand in a cell
  { name: 'tables', adds: 'the rest of a table that is kept', run: completeTables },
];

/** What goes with the text when it is complete, in this order; after them the text may ask for more once again. */
export const COMPANION_PASSES: readonly Pass[] = [
  // all text that may refer to one must be there
  {
    name: 'notes',
    adds: 'a note that the text refers to',
    places: 'number of a note and link back from it, which the reader sets in its own way',
    run: addNotes,
  },
  // they go with the text around them, so all of it must be there
  {
    name: 'objects',
    adds: 'part of code or of a formula that is kept',
    drops: 'an icon, or a tool of the page beside headings or code',
    run: findObjects,
  },
  // they go with the objects
  { name: 'captions', adds: 'the caption of a picture that is kept', run: addCaptions },
  { name: 'lone captions', drops: 'the caption of a picture that is not kept', run: dropLoneCaptions },
];
