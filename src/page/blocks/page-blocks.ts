import type { Page } from '../page.ts';
import { type Declared, readDeclared } from './declared.ts';
import { createModelView, type ModelView } from './model-view.ts';
import { findTitleBlock, titleLikeness } from './title.ts';

/** The text blocks of a page, and their similarity to what the page declares about itself. */
export interface PageBlocks {
  view: ModelView;
  declared: Declared;
  /** For each block: its similarity to a title of the page, from 0 to 1. */
  likeness: Float32Array;
  /** The block that shows the headline; -1 for none. */
  titleBlock: number;
}

export function readBlocks(page: Page): PageBlocks {
  const view = createModelView(page);
  const declared = readDeclared(page.snapshot.metadata);
  const likeness = titleLikeness(view, declared.titles);
  return { view, declared, likeness, titleBlock: findTitleBlock(view, likeness) };
}
