import type { ElementContent } from 'hast';
import { isElement } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** A rule separates two passages: none at the start or end, never two in a row. */
export const dropStrayRules: CleanPass = (children) => {
  const kept: ElementContent[] = [];
  for (const child of children) {
    const last = kept[kept.length - 1];
    if (isElement(child, 'hr') && (!last || isElement(last, 'hr'))) continue;
    kept.push(child);
  }
  if (isElement(kept[kept.length - 1], 'hr')) kept.pop();
  return kept;
};
