/** Defines the user's corrections of an article: plain data that can be applied to the result of any algorithm. */
import type { Role } from '../../algorithms/types.ts';

export const EDITABLE_FIELDS = ['headline', 'byline', 'date'] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

export const GIVEN_ROLES = ['body', 'headline', 'byline', 'caption', 'comment'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** A decision of the user. `nodes`: ids of text nodes, pictures, players and formulas in the snapshot, ascending. */
export type Correction = Decision & {
  /** Reason in plain words; present only if the correction is remembered from another page of the site. */
  readonly reason?: string;
};

type Decision =
  | { readonly kind: 'remove'; readonly nodes: readonly number[] }
  /** Puts back text that the algorithm or a pass (a step after the algorithm) left out. */
  | { readonly kind: 'keep'; readonly nodes: readonly number[] }
  /** Limits the article to what the algorithm kept in this element, or to the whole element if that is little. */
  | { readonly kind: 'container'; readonly element: number }
  | { readonly kind: 'role'; readonly nodes: readonly number[]; readonly role: GivenRole }
  /** `text` is what the user typed (a date in the form of ISO 8601), or '' to empty the field. */
  | { readonly kind: 'edit'; readonly field: EditableField; readonly text: string };

/** The user's corrections, first to last. Undone ones can be redone until the user makes a new correction. */
export interface CorrectionHistory {
  readonly done: readonly Correction[];
  readonly undone: readonly Correction[];
}
