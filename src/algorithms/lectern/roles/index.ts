/** Gives every block its role. The model decides which blocks are body; rules with reasons decide the rest. */
import type { PageKind } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import type { ModelScores } from '../model/apply.ts';
import type { BlockChoice } from '../select/choose-blocks.ts';
import { keepAmidText } from './amid-text.ts';
import { takeBesideHeadline } from './beside-headline.ts';
import { keepCitedLists } from './cited-lists.ts';
import { takeCommentBoxes } from './comment-boxes.ts';
import { takeComments } from './comments.ts';
import { takeBylines, takeCaptions } from './credits.ts';
import { keepDeclaredRecipe } from './declared-recipe.ts';
import { takeCopies, takeHiddenCopies, takeRepeatedStandfirst } from './duplicates.ts';
import { takeFormFields } from './form-fields.ts';
import { takeHeadline } from './headline.ts';
import { takeHiddenAsides } from './hidden-asides.ts';
import { keepIngredients } from './ingredients.ts';
import { takeOutsiders } from './outside.ts';
import { takeRepublishing } from './republishing.ts';
import { takeSideColumns } from './side-columns.ts';
import { takeAnnouncedComments, takeSignedEnd } from './signed-comments.ts';
import {
  takeAuthorNotes,
  takeCalls,
  takeDanglingHeadings,
  takeLabels,
  takeLoneLabels,
  takeRelatedLinks,
  takeRelatedSections,
} from './tail.ts';
import { takeFormLines } from './tail-forms.ts';
import { takeClosingLinks, takeTeaserLists } from './teaser-lists.ts';
import { type BlockRole, EVEN, probabilityOf, type RoleRule, type RoleState } from './types.ts';
import { keepVerdict } from './verdicts.ts';

interface Step {
  rule: RoleRule;
  /** The rule does not apply if the total probability of these kinds reaches `from`. */
  notOn: readonly PageKind[];
  /** Default: {@link EVEN}. */
  from?: number;
}

const ANY: readonly PageKind[] = [];
/** Pages of things in boxes: names, pictures and labels are the text. */
const SHOPS: readonly PageKind[] = ['product', 'collection'];
const BOXES: readonly PageKind[] = ['documentation', 'service', 'product', 'collection'];
const THREADS: readonly PageKind[] = ['forum', 'listing'];
const NO_ARTICLE: readonly PageKind[] = ['documentation', 'service', 'forum', 'listing', 'product', 'collection'];

/** The rules in order: a rule does not see blocks that an earlier one took out. */
export const ROLE_STEPS: readonly Step[] = [
  { rule: takeHeadline, notOn: SHOPS },
  { rule: takeHiddenAsides, notOn: ANY },
  // before the comments: the site's latest comments and the prompts for writing one are not part of this article
  { rule: takeSideColumns, notOn: [...BOXES, 'forum'] },
  { rule: takeFormFields, notOn: [...BOXES, 'forum'] }, // a service's text may be its form
  { rule: takeComments, notOn: ['forum'] }, // comments are the body there
  { rule: takeAnnouncedComments, notOn: [...BOXES, 'forum'] },
  { rule: takeSignedEnd, notOn: NO_ARTICLE },
  { rule: takeCommentBoxes, notOn: ['forum'] },
  { rule: takeOutsiders, notOn: ANY },
  { rule: takeCaptions, notOn: NO_ARTICLE },
  { rule: takeBylines, notOn: ANY },
  { rule: takeRelatedSections, notOn: ['documentation'], from: 0.3 }, // "see also" is part of the text
  { rule: takeRelatedLinks, notOn: ANY },
  { rule: takeTeaserLists, notOn: NO_ARTICLE },
  { rule: takeClosingLinks, notOn: NO_ARTICLE },
  { rule: takeLabels, notOn: ANY },
  { rule: takeCalls, notOn: ANY },
  { rule: takeRepublishing, notOn: ANY },
  { rule: takeAuthorNotes, notOn: ANY },
  { rule: takeFormLines, notOn: NO_ARTICLE }, // a service's text may be how to reach it
  { rule: takeCopies, notOn: ['documentation', 'service', ...THREADS] }, // these pages repeat and quote themselves
  { rule: takeRepeatedStandfirst, notOn: ['collection', 'listing'] }, // of repeated text; entries there repeat
  { rule: takeHiddenCopies, notOn: ANY },
  { rule: takeBesideHeadline, notOn: ANY },
  // restores blocks that the rules above take for links to other articles, before their heading is left out
  { rule: keepCitedLists, notOn: [...SHOPS, ...THREADS] },
  { rule: keepDeclaredRecipe, notOn: ANY },
  { rule: keepIngredients, notOn: [...SHOPS, ...THREADS] },
  { rule: keepAmidText, notOn: NO_ARTICLE },
  { rule: keepVerdict, notOn: NO_ARTICLE },
  { rule: takeDanglingHeadings, notOn: ['service', ...THREADS] }, // entries are often only headings
  { rule: takeLoneLabels, notOn: ['service', 'forum'] },
];

/** Applies the rules, with a stop after each. */
export function assignRoles(context: FeatureContext, scores: ModelScores, choice: BlockChoice): RoleState {
  const roles = Array.from(choice.kept, (kept): BlockRole => (kept === 1 ? 'body' : 'other'));
  const state: RoleState = { context, scores, roles, reasons: new Map() };
  for (const { rule, notOn, from = EVEN } of ROLE_STEPS) {
    if (probabilityOf(scores, notOn) < from) rule(state);
  }
  return state;
}
