/** The user's decisions about an article: plain data, replayed over every selection of its page. */
import type { Role } from '../../algorithms/types.ts';

/** Fields of the head that the user can edit. */
export const EDITABLE_FIELDS = ['headline', 'byline', 'date'] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** Roles that the user can give to a block; a comment is shown only when comments are. */
export const GIVEN_ROLES = ['body', 'headline', 'byline', 'caption', 'comment'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/**
 * One decision. Nodes are ids in the snapshot, ascending: text nodes and embedded elements that are not text (pictures,
 * players, formulas).
 */
export type Correction = Decision & {
  /** Reason in plain words, if the user did not make this decision on this page. */
  readonly reason?: string;
};

type Decision =
  | { readonly kind: 'remove'; readonly nodes: readonly number[] }
  /** Text that the algorithm or a pass left out, restored as body text. */
  | { readonly kind: 'keep'; readonly nodes: readonly number[] }
  /**
   * Limits the article to the text that the algorithm kept in this element; if that is little, to the whole element.
   */
  | { readonly kind: 'container'; readonly element: number }
  | { readonly kind: 'role'; readonly nodes: readonly number[]; readonly role: GivenRole }
  /** `text` is the new value in the head; a date as ISO 8601, or '' for none. */
  | { readonly kind: 'edit'; readonly field: EditableField; readonly text: string };

/** Corrections of one page in the user's order; undone ones can be redone until a new one is made. */
export interface CorrectionHistory {
  readonly done: readonly Correction[];
  readonly undone: readonly Correction[];
}
