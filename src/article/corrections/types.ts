/** What the user has decided about an article: plain data, replayed over every selection of the page that it is about. */
import type { Role } from '../../algorithms/types.ts';

/** Fields of the head that the user may write. */
export const EDITABLE_FIELDS = ['headline', 'byline', 'date'] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** Roles that the user may give to a block; as a comment it is shown only when comments are. */
export const GIVEN_ROLES = ['body', 'headline', 'byline', 'caption', 'comment'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/**
 * One decision. Nodes are ids of the page as it was read: of text nodes, and of elements that stand in the text without
 * being text (pictures, players, formulas), ascending.
 */
export type Correction = Decision & {
  /** Why, in plain words, where that is not a decision of the user on this page. */
  readonly reason?: string;
};

type Decision =
  | { readonly kind: 'remove'; readonly nodes: readonly number[] }
  /** Text that the algorithm or a pass left out, put back as text of the body. */
  | { readonly kind: 'keep'; readonly nodes: readonly number[] }
  /** Nothing outside this element is the article, and what the algorithm kept in it is; where that is little, all of it. */
  | { readonly kind: 'container'; readonly element: number }
  | { readonly kind: 'role'; readonly nodes: readonly number[]; readonly role: GivenRole }
  /** `text` as it shall stand in the head; a date as ISO 8601, or '' for none. */
  | { readonly kind: 'edit'; readonly field: EditableField; readonly text: string };

/** Corrections of one page in the order of the user's decisions; what was undone can be done again until another is made. */
export interface CorrectionHistory {
  readonly done: readonly Correction[];
  readonly undone: readonly Correction[];
}
