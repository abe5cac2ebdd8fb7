import type { ElementContent } from 'hast';
import { isElement } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Drops rules at the start or end and repeated rules: a rule separates two passages. */
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
