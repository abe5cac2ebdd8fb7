/** Block by block: what it is on its page. The model says what is body, rules with reasons say the rest. */
import type { Context } from '../features/context.ts';
import type { Scores } from '../model/apply.ts';
import type { Choice } from '../select/choose-blocks.ts';
import { takeComments } from './comments.ts';
import { takeBylines, takeCaptions } from './credits.ts';
import { takeDuplicates } from './duplicates.ts';
import { keepFootnotes } from './footnotes.ts';
import { takeHeadline } from './headline.ts';
import {
  takeAuthorNotes,
  takeCalls,
  takeDanglingHeadings,
  takeLabels,
  takeRelatedLinks,
  takeRelatedSections,
} from './tail.ts';
import type { BlockRole, RoleRule, RoleState } from './types.ts';

/** In this order: what a rule takes out, the next ones do not see. */
export const ROLE_RULES: readonly RoleRule[] = [
  keepFootnotes,
  takeHeadline,
  takeComments,
  takeCaptions,
  takeBylines,
  takeRelatedSections,
  takeRelatedLinks,
  takeLabels,
  takeCalls,
  takeAuthorNotes,
  takeDuplicates,
  takeDanglingHeadings,
];

export function assignRoles(context: Context, scores: Scores, choice: Choice): RoleState {
  const roles = Array.from(choice.kept, (kept): BlockRole => (kept === 1 ? 'body' : 'other'));
  const state: RoleState = { context, scores, roles, reasons: new Map() };
  for (const rule of ROLE_RULES) rule(state);
  return state;
}
