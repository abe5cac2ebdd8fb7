/**
 * The rules that decide, in order, what the blocks chosen by an algorithm are: body text, headline, caption, comment,
 * or not part of the article.
 */
import type { PageKind } from '../../algorithms/types.ts';
import type { PageBlocks } from '../../page/blocks/page-blocks.ts';
import { keepAmidText, keepQuoteSources } from './amid-text.ts';
import { takeAuthorBoxes, takeAuthorNotes } from './author-notes.ts';
import { keepCitedLists } from './cited-lists.ts';
import { takeCommentBoxes } from './comment-boxes.ts';
import { takeComments } from './comments.ts';
import { takeCopies, takeHiddenCopies, takeRepeatedStart } from './duplicates.ts';
import { takeBylines, takeCaptions, takeHeadline } from './head-and-captions.ts';
import {
  takeAdverts,
  takeAppeals,
  takeConsentRequests,
  takeFormFields,
  takeGoods,
  takeOffers,
  takePolls,
  takeRepublishing,
  takeSignUps,
} from './notices.ts';
import { takeAboveHeadline, takeBesideHeadline, takeNextArticles, takeOutsiders, takeWikiBoxes } from './outside.ts';
import { keepDeclaredRecipe, keepIngredients } from './recipes.ts';
import { takeHiddenAsides, takeSideColumns } from './side-columns.ts';
import { takeAnnouncedComments, takeSignedEnd } from './signed-comments.ts';
import { type BlockRole, EVEN, probabilityOf, type RoleState } from './state.ts';
import {
  takeCalls,
  takeDanglingHeadings,
  takeLabels,
  takeLoneLabels,
  takeRelatedLinks,
  takeRelatedSections,
} from './tail.ts';
import { takeFormLines } from './tail-forms.ts';
import {
  keepEntries,
  takeClosingLinks,
  takeListsBelow,
  takeRowsWithoutHeading,
  takeTeaserLists,
} from './teaser-lists.ts';
import { keepVerdict } from './verdicts.ts';

interface Step {
  /** Changes the roles of blocks and gives reasons. */
  rule(state: RoleState): void;
  /** Kinds of pages on which the rule is skipped. */
  notOn: readonly PageKind[];
  /** The rule is skipped if the kinds in `notOn` have at least this probability together; {@link EVEN} by default. */
  from?: number;
}

const ANY: readonly PageKind[] = [];
/** Pages of shops. Many rules skip them, because their small boxes are content: names, pictures, labels of products. */
const SHOPS: readonly PageKind[] = ['product', 'collection'];
const BOXES: readonly PageKind[] = ['documentation', 'service', 'product', 'collection'];
const THREADS: readonly PageKind[] = ['forum', 'listing'];
const NO_ARTICLE: readonly PageKind[] = ['documentation', 'service', 'forum', 'listing', 'product', 'collection'];

/** The rules in the order in which they run. Each rule reads the roles that the earlier rules gave. */
const ROLE_STEPS: readonly Step[] = [
  { rule: takeHeadline, notOn: SHOPS },
  { rule: takeHiddenAsides, notOn: ANY },
  // Before the comments, because the site's latest comments in a side column are not comments on this article.
  { rule: takeSideColumns, notOn: [...BOXES, 'forum'] },
  { rule: takeFormFields, notOn: [...BOXES, 'forum'] }, // The text of a service's page may be its form.
  { rule: takeComments, notOn: ANY }, // The rule itself skips forums whose metadata declare no article.
  { rule: takeAnnouncedComments, notOn: [...BOXES, 'forum'] },
  { rule: takeSignedEnd, notOn: NO_ARTICLE },
  { rule: takeCommentBoxes, notOn: ['forum'] },
  { rule: takeAboveHeadline, notOn: [...BOXES, 'forum'] }, // The first post of a thread may be above a repeated title.
  { rule: takeOutsiders, notOn: ['forum', 'collection'] }, // Their text is often in several boxes.
  { rule: takeNextArticles, notOn: NO_ARTICLE },
  { rule: takeWikiBoxes, notOn: ANY },
  { rule: takeCaptions, notOn: NO_ARTICLE },
  { rule: takeBylines, notOn: ANY },
  { rule: takeRelatedSections, notOn: ['documentation'], from: 0.3 }, // "See also" is part of documentation.
  { rule: takeRelatedLinks, notOn: ANY },
  { rule: takeTeaserLists, notOn: NO_ARTICLE },
  { rule: takeClosingLinks, notOn: NO_ARTICLE },
  { rule: takeListsBelow, notOn: ['documentation', 'service', 'forum'], from: 0.3 },
  { rule: takeLabels, notOn: ANY },
  { rule: takeCalls, notOn: ANY },
  { rule: takeConsentRequests, notOn: ['documentation', 'service'] }, // Terms of use ask for consent, too.
  { rule: takeOffers, notOn: NO_ARTICLE },
  { rule: takeAdverts, notOn: NO_ARTICLE },
  { rule: takePolls, notOn: NO_ARTICLE },
  { rule: takeSignUps, notOn: NO_ARTICLE },
  { rule: takeGoods, notOn: NO_ARTICLE },
  { rule: takeAppeals, notOn: NO_ARTICLE },
  { rule: takeRepublishing, notOn: ANY },
  { rule: takeAuthorNotes, notOn: ANY },
  { rule: takeAuthorBoxes, notOn: NO_ARTICLE },
  { rule: takeFormLines, notOn: NO_ARTICLE }, // The text of a service's page may be its contacts.
  // Pages of these kinds repeat or quote their own text.
  { rule: takeCopies, notOn: ['documentation', 'service', 'forum'], from: 0.4 },
  { rule: takeRepeatedStart, notOn: ['collection', 'listing'] }, // The entries of a list may repeat a line.
  { rule: takeHiddenCopies, notOn: ANY },
  { rule: takeBesideHeadline, notOn: ANY },
  // Restores lists that earlier rules drop. Runs before `takeDanglingHeadings`, which would drop the lists' headings.
  { rule: keepCitedLists, notOn: [...SHOPS, ...THREADS] },
  { rule: keepDeclaredRecipe, notOn: ANY },
  { rule: keepIngredients, notOn: [...SHOPS, ...THREADS] },
  { rule: keepAmidText, notOn: NO_ARTICLE },
  { rule: keepQuoteSources, notOn: NO_ARTICLE },
  { rule: keepVerdict, notOn: NO_ARTICLE },
  { rule: takeDanglingHeadings, notOn: ['service', ...THREADS] }, // List entries are often only headings.
  { rule: takeLoneLabels, notOn: ['service', 'forum'] },
  { rule: keepEntries, notOn: ANY },
  { rule: takeRowsWithoutHeading, notOn: ANY },
];

export function assignRoles(blocks: PageBlocks, scores: RoleState['scores'], kept: Uint8Array): RoleState {
  const roles = Array.from(kept, (isKept): BlockRole => (isKept === 1 ? 'body' : 'other'));
  const state: RoleState = { ...blocks, scores, kept, roles, reasons: new Map() };
  for (const { rule, notOn, from = EVEN } of ROLE_STEPS) {
    if (probabilityOf(scores, notOn) < from) rule(state);
  }
  return state;
}
