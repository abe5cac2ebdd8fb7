/** Finds the verdict at the end of a review: a score or stars, and the words beside it. */

import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import { jsonLdOf, typesOf } from '../../page/json-ld.ts';
import type { Page } from '../../page/page.ts';
import { at } from '../../shared/column.ts';
import { calls } from '../../vocabulary/match.ts';
import { RATING_NAMES } from '../../vocabulary/names/parts.ts';
import { CONTROLS, holdsAny } from './amid-text.ts';
import { isInside, isNamed, type RoleState, restore, saysOneOf, speaksForSite, speaksOf } from './state.ts';

/** Longest box with a score that counts as a verdict (words). */
const MOST_WORDS = 60;
/** Longest line with a score and its label (words). */
const SCORE_WORDS = 5;
/** The verdict is searched for directly after the last kept block, and directly after this many of its ancestors. */
const MAX_BOX_LEVELS = 2;
/** Number of a line's ancestors whose class and id are searched for the name of a score or of comments. */
const NAME_LEVELS = 3;
const RATING = calls(RATING_NAMES);
const SCORE = /(?<![\d/])\d{1,3}(?:[.,]\d+)?\s?\/\s?(?:5|6|10|20|100)(?![\d/])/;
/** Matches a text that consists only of stars and white space. */
const STARS = /^(?:[\s★☆⭐✩✪✭✮✯⯨⯪½]|\ufe0f)*$/u;
const STAR = /[★☆⭐✩✪✭✮✯⯨⯪]/gu;
const FEWEST_STARS = 3;

/** Restores the box with a score directly below the text, unless it contains readers' votes or links. */
export function keepVerdict(state: RoleState): void {
  const { roles, view } = state;
  const { page, blocks } = view;
  const last = roles.lastIndexOf('body');
  if (last < 0) return;
  const beside = [at(blocks.element, last), ...page.ancestorsOf(at(blocks.element, last), MAX_BOX_LEVELS)];
  for (const element of beside) {
    const box = nextBox(view, element);
    if (box < 0 || !isVerdict(state, box)) continue;
    restore(state, seenBlocksIn(view, box), 'reasonScore');
    return;
  }
}

/** Returns the next sibling of an element that is a box with text; -1 if there is none. */
function nextBox(view: ModelView, element: number): number {
  const { page, blocks } = view;
  const parent = page.parentOf(element);
  for (let node = page.endOf(element); parent >= 0 && node < page.endOf(parent); node = page.endOf(node)) {
    if (!page.isElement(node) || !page.isVisible(node)) continue;
    if (at(blocks.boundary, node) === node && endBlockIn(view, node) > firstBlockIn(view, node)) return node;
  }
  return -1;
}

function isVerdict(state: RoleState, box: number): boolean {
  const { view } = state;
  const [first, end] = [firstBlockIn(view, box), endBlockIn(view, box)];
  const words = sumOf(view.sums.words, first, end);
  if (words > MOST_WORDS || sumOf(view.sums.linkWords, first, end) > 0) return false;
  if (holdsAny(view, box, view.page.endOf(box), CONTROLS)) return false;
  const seen = seenBlocksIn(view, box);
  const isOfSite = (block: number) =>
    state.reasons.has(block) ||
    speaksForSite(view, block) ||
    speaksOf(view, block, 'related') ||
    isNamed(view, block, 'comment', NAME_LEVELS) ||
    isInside(view, block, NAME_LEVELS, 'footer');
  if (seen.length === 0 || seen.some(isOfSite) || speaksOfVotes(view, first, end)) return false;
  const declared = declaredRatings(view.page);
  return seen.some((block) => tellsScore(view, block, declared));
}

function tellsScore(view: ModelView, block: number, declared: ReadonlySet<string>): boolean {
  if (at(view.text.words, block) > SCORE_WORDS || at(view.text.digitWords, block) === 0) return false;
  const line = lineOf(view, block).trim();
  if (SCORE.test(line) || declared.has(line.replace(',', '.'))) return true;
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(line)) return false;
  const around = view.page.ancestorsOf(at(view.blocks.first, block), NAME_LEVELS);
  return around.some((element) => view.page.index.isCalled(element, RATING));
}

function declaredRatings(page: Page): ReadonlySet<string> {
  const ratings = jsonLdOf(page).filter((node) => typesOf(node).includes('Rating'));
  return new Set(ratings.map(({ ratingValue }) => String(ratingValue)));
}

const saysVotes = saysOneOf('votes');

const speaksOfVotes = ({ text: { wordHashes, wordStart } }: ModelView, first: number, end: number): boolean =>
  saysVotes(wordHashes, at(wordStart, first), at(wordStart, end));

/** Returns the text nodes that are a row of stars beside kept text. Such texts are not part of any block. */
export function starsBeside({ view, roles }: RoleState): number[] {
  const { page, blocks } = view;
  const found: number[] = [];
  for (let node = 0; node < page.nodes.size; node++) {
    if (!page.isText(node) || at(blocks.ofText, node) >= 0 || !page.isVisible(node) || !isStars(page.textOf(node)))
      continue;
    const around = page.ancestorsOf(node, MAX_BOX_LEVELS + 1);
    if (around.some((element) => CONTROLS.has(page.nameOf(element)) || page.nameOf(element) === 'a')) continue;
    const box = at(blocks.boundary, node);
    const parent = page.parentOf(box);
    const isAlone = firstBlockIn(view, box) === endBlockIn(view, box);
    if (parent < 0 || !isAlone) continue;
    const next = at(blocks.begun, node);
    const isBeside = (block: number) => roles[block] === 'body' && page.parentOf(at(blocks.element, block)) === parent;
    if (isBeside(next) || isBeside(next - 1)) found.push(node);
  }
  return found;
}

const isStars = (text: string) => STARS.test(text) && (text.match(STAR)?.length ?? 0) >= FEWEST_STARS;
