/**
 * Recognises text that is about the site and not part of the article, within or below the article: calls to subscribe,
 * advertisements, links to other pages.
 */
import type { ClassGroup } from '../../page/blocks/class-groups.ts';
import type { ModelView } from '../../page/blocks/model-view.ts';
import type { PhrasePurpose } from '../../page/blocks/phrases.ts';
import { isNamed, speaksOf } from './types.ts';

const PURPOSES: readonly PhrasePurpose[] = ['advertisement', 'share', 'newsletter', 'comment'];
const NAMES: readonly ClassGroup[] = ['advertisement', 'share', 'newsletter', 'related', 'comment', 'navigation'];

/**
 * Whether a block's words advertise, or invite to share, subscribe or comment. Does not test for words such as
 * "Related": callers do so separately, because a list that belongs to the text may follow them.
 */
export const speaksForSite = (view: ModelView, block: number): boolean =>
  PURPOSES.some((purpose) => speaksOf(view, block, purpose));

/** Whether a class or id on one of the nearest `levels` boxes around a block names a part of the site. */
export const isNamedForSite = (view: ModelView, block: number, levels: number): boolean =>
  NAMES.some((name) => isNamed(view, block, name, levels));
