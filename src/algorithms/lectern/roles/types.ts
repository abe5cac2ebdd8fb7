import type { Page } from '../../../page/page.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../steps/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import type { ModelScores } from '../model/apply.ts';
import { CLASS_GROUP_NAMES, type ClassGroup } from '../page/class-groups.ts';
import { TAG_GROUPS, type TagGroup } from '../page/elements.ts';
import { endBlockIn, firstBlockIn, type ModelView, SHORT_WORDS, sumOf } from '../page/model-view.ts';
import { type PhrasePurpose, purposeBit } from '../page/phrases.ts';
import { saysFor } from './known-phrases.ts';

/** The role of a block on its page, kept or not. */
export type BlockRole =
  | 'body'
  | 'headline'
  | 'standfirst'
  | 'byline'
  | 'date'
  | 'caption'
  | 'comment'
  | 'related'
  | 'navigation'
  | 'other';

/** Roles of all blocks while the rules run one after the other. */
export interface RoleState {
  readonly context: FeatureContext;
  readonly scores: ModelScores;
  /** 'body' for blocks that the model kept and no rule took out. */
  readonly roles: BlockRole[];
  /** Why a rule gave a block its role; blocks without a rule have none. */
  readonly reasons: Map<number, MessageKey>;
}

/** Probability above which something is more probable than not. */
export const EVEN = 0.5;

/** Returns the probability that the page is of one of these kinds. */
export function probabilityOf({ kinds }: ModelScores, names: readonly PageKind[]): number {
  return names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
}

/** Returns the mean probability of some blocks, whatever their length. */
export function meanProbability({ scores }: RoleState, blocks: readonly number[]): number {
  return blocks.reduce((sum, block) => sum + at(scores.body, block), 0) / blocks.length;
}

/** Probability from which a block is text, even in a list of links. */
const SURE_TEXT = 0.7;

export function areSure(state: RoleState, blocks: readonly number[]): boolean {
  return meanProbability(state, blocks) >= SURE_TEXT;
}

/** A rule after the model: it changes roles and gives reasons. */
export type RoleRule = (state: RoleState) => void;

export function give({ roles, reasons }: RoleState, block: number, role: BlockRole, reason: MessageKey): void {
  roles[block] = role;
  reasons.set(block, reason);
}

/** Whether a short block has words for this purpose; false for a long one. */
export function speaksOf({ text, purposes }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  if ((at(purposes, block) & purposeBit(purpose)) !== 0) return true;
  if (at(text.words, block) > SHORT_WORDS) return false;
  return saysFor(purpose, text.wordHashes, at(text.wordStart, block), at(text.wordStart, block + 1));
}

const HEADING = 1 << TAG_GROUPS.indexOf('heading');

/** Number of words tested at the beginning or end of a text, where a label is. */
const AT_ONCE = 3;

/** Returns all text of a block. */
export function lineOf({ page, blocks }: ModelView, block: number): string {
  let line = '';
  for (let node = at(blocks.first, block); node <= at(blocks.last, block); node++)
    if (blocks.ofText[node] === block) line += page.textOf(node);
  return line;
}

/** Whether a block's first words serve this purpose. */
export function opensWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const start = at(text.wordStart, block);
  const end = Math.min(start + AT_ONCE, at(text.wordStart, block + 1));
  return saysFor(purpose, text.wordHashes, start, end);
}

/** Longest phrase for a purpose (words). */
const LONGEST_PHRASE = 10;

/** Whether a block's very first words serve this purpose, as a label's do. "Read nutrition labels" does not. */
export function beginsWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const start = at(text.wordStart, block);
  const last = Math.min(start + LONGEST_PHRASE, at(text.wordStart, block + 1));
  const says = (from: number, end: number) => saysFor(purpose, text.wordHashes, from, end);
  for (let end = start + 1; end <= last; end++) if (says(start, end)) return !says(start + 1, end);
  return false;
}

/** Whether a block's last words serve this purpose. */
export function closesWith({ text }: ModelView, block: number, purpose: PhrasePurpose): boolean {
  const end = at(text.wordStart, block + 1);
  const start = Math.max(end - AT_ONCE, at(text.wordStart, block));
  return saysFor(purpose, text.wordHashes, start, end);
}

/**
 * Largest share of the running text in a named box; a larger box is the article itself, named after its topic:
 * "category-credit-cards".
 */
const PART_OF_TEXT = 0.5;

/**
 * Whether one of the `levels` elements above a block's text has such a name. Only boxes count (highlighted code has
 * comments too), and not the heading around a text.
 *
 * @param most largest share of the page's running text in such a box
 */
export function isNamed(
  view: ModelView,
  block: number,
  group: ClassGroup,
  levels: number,
  most: number = PART_OF_TEXT,
): boolean {
  const { elements, page, blocks, sums } = view;
  const index = CLASS_GROUP_NAMES.indexOf(group);
  const bits = index < 32 ? elements.groupsLow : elements.groupsHigh;
  const bit = 1 << (index % 32);
  const mostWords = most * at(sums.good, blocks.size);
  let element = page.parentOf(at(blocks.first, block));
  for (let level = 0; level < levels && element >= 0; level++) {
    const isBox = at(blocks.boundary, element) === element && (at(elements.tags, element) & HEADING) === 0;
    if (isBox && (at(bits, element) & bit) !== 0)
      if (sumOf(sums.good, firstBlockIn(view, element), endBlockIn(view, element)) <= mostWords) return true;
    element = page.parentOf(element);
  }
  return false;
}

/** Whether one of the `levels` elements above a block's text is in this tag group. */
export function isInside({ elements, page, blocks }: ModelView, block: number, tag: TagGroup, levels: number): boolean {
  const bit = 1 << TAG_GROUPS.indexOf(tag);
  let element = page.parentOf(at(blocks.first, block));
  for (let level = 0; level < levels && element >= 0; level++) {
    if ((at(elements.tags, element) & bit) !== 0) return true;
    element = page.parentOf(element);
  }
  return false;
}

/** Levels above a text searched for its link. */
const LINK_LEVELS = 8;

/** Returns the link around a text. */
export function linkAround(page: Page, text: number): number | undefined {
  return page.ancestorsOf(text, LINK_LEVELS).find((element) => page.nameOf(element) === 'a');
}

/** Whether all of a block is set in bold, as many headings are. */
export function isBold({ text }: ModelView, block: number): boolean {
  return at(text.bold, block) > 0 && at(text.bold, block) >= at(text.characters, block);
}

/**
 * Whether a block is neither a heading nor an entry of a list or table, where words that label other blocks are the
 * topic.
 */
export function isPlain(view: ModelView, block: number, levels: number): boolean {
  if (at(view.headingLevel, block) > 0) return false;
  return !(['li', 'table', 'pre', 'dl'] as const).some((tag) => isInside(view, block, tag, levels));
}
