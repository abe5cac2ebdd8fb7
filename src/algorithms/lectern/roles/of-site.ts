/** What a site says for itself within or below a text: calls, advertisements, links to more of it. */
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

/** Whether a box around a block is named after such parts, up to some levels above it. */
export const isNamedForSite = (view: ModelView, block: number, levels: number): boolean =>
  NAMES.some((name) => isNamed(view, block, name, levels));
