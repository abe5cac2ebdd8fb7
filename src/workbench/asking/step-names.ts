/** What the passes after an algorithm are called, where somebody asks what decided. */
import { type MessageKey, message } from '../../wording/message.ts';

/** By the names in the trace; those that say nothing of a block are none of them. */
export const STEP_NAMES: Readonly<Record<string, MessageKey>> = {
  paywall: 'stepPaywall',
  'folded text': 'stepFolded',
  posts: 'stepPosts',
  comments: 'stepComments',
  'heading of the comments': 'stepCommentsHeading',
  'heads of posts': 'stepPostHeads',
  'tools of posts': 'stepPostTools',
  'form controls': 'stepFormControls',
  'between kept text': 'stepBetween',
  'heading of contents': 'stepContentsHeading',
  'embedded posts': 'stepEmbeddedPosts',
  tables: 'stepTables',
  notes: 'stepNotes',
  objects: 'stepObjects',
  captions: 'stepCaptions',
  'lone captions': 'stepLoneCaptions',
  'heading links': 'stepHeadingLinks',
  figures: 'stepFigures',
  'repeated pictures': 'stepRepeatedPictures',
  'repeated headline': 'stepRepeatedHeadline',
  'repeated credits': 'stepRepeatedCredits',
  'pull quotes': 'stepPullQuotes',
  standfirst: 'stepStandfirst',
  'head of the article': 'stepHead',
};

export function stepName(pass: string): string {
  const key = STEP_NAMES[pass];
  return key ? message(key) : pass;
}
