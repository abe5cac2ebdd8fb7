/**
 * Groups of words that occur in class names, such as "navigation" and "comment" (`vocabulary/model/class-groups.ts`). A
 * set of groups is stored as bits.
 */
import { CLASS_GROUPS } from '../../vocabulary/model/class-groups.ts';

export type ClassGroup = keyof typeof CLASS_GROUPS;
export const CLASS_GROUP_NAMES = /* @__PURE__ */ Object.keys(CLASS_GROUPS) as ClassGroup[];

/** Sets of groups as bits: the first 32 groups in `low`, the others in `high`. */
export interface GroupBits {
  low: number;
  high: number;
}
