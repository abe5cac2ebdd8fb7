/**
 * Recognises text in which a site speaks for itself, within or below an article: calls to act, advertisements, links to
 * other pages.
 */
import type { ClassGroup } from '../../page/blocks/class-groups.ts';
import type { ModelView } from '../../page/blocks/model-view.ts';
import type { PhrasePurpose } from '../../page/blocks/phrases.ts';
import { isNamed, speaksOf } from './types.ts';

const PURPOSES: readonly PhrasePurpose[] = ['advertisement', 'share', 'newsletter', 'comment'];
const NAMES: readonly ClassGroup[] = ['advertisement', 'share', 'newsletter', 'related', 'comment', 'navigation'];

/**
 * Whether a block's words advertise, or invite to share, subscribe or comment. Not for related links: callers check
 * those separately, because a list of links may follow.
 */
export const speaksForSite = (view: ModelView, block: number): boolean =>
  PURPOSES.some((purpose) => speaksOf(view, block, purpose));

/** Whether a class or id on one of the nearest `levels` boxes around a block names a part of the site. */
export const isNamedForSite = (view: ModelView, block: number, levels: number): boolean =>
  NAMES.some((name) => isNamed(view, block, name, levels));
