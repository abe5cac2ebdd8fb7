/**
 * Recognises text in which a site speaks for itself, within or below an article: calls, advertisements, links to other
 * pages.
 */
import type { ClassGroup } from '../page/class-groups.ts';
import type { ModelView } from '../page/model-view.ts';
import type { PhrasePurpose } from '../page/phrases.ts';
import { isNamed, speaksOf } from './types.ts';

const PURPOSES: readonly PhrasePurpose[] = ['advertisement', 'share', 'newsletter', 'comment'];
const NAMES: readonly ClassGroup[] = ['advertisement', 'share', 'newsletter', 'related', 'comment', 'navigation'];

/**
 * Whether a block's words speak for the site. Links to related pages are tested separately, because a list of links may
 * follow.
 */
export const speaksForSite = (view: ModelView, block: number): boolean =>
  PURPOSES.some((purpose) => speaksOf(view, block, purpose));

/** Whether one of the `levels` boxes around a block is named after such text. */
export const isNamedForSite = (view: ModelView, block: number, levels: number): boolean =>
  NAMES.some((name) => isNamed(view, block, name, levels));
