import { at } from '../../steps/column.ts';
import { PAGE_KINDS } from '../../types.ts';
import { endBlockIn, firstBlockIn } from '../page/model-view.ts';
import { give, type RoleState } from './types.ts';

/** Of what the model is as sure as this, it is the text wherever it stands. */
const SURE_TEXT = 0.85;
/** A part of the likely text that makes the box around it that of the article. */
const PART_OF_TEXT = 0.75;
/** Words count for the text by what the model gives them beyond this. */
const EVEN = 0.5;
/** So much of that in all, or there is no text to find a box for. */
const FEWEST_WORDS = 10;
/** Elements that are a piece of a text, and not the box around it. */
const PIECES: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'dl', 'pre', 'blockquote', 'figure', 'table']);
/** On pages that are less probably articles than this, the boxes are the text. */
const POSSIBLE = 0.1;

/**
 * What stands outside the box that holds the article and is not surely text: side columns, other articles, the foot of the page.
 * Between the headline and the box stand the standfirst and pictures.
 */
export function takeOutsiders(state: RoleState): void {
  const { roles, scores, context } = state;
  if (at(scores.kinds, PAGE_KINDS.indexOf('article')) < POSSIBLE) return;
  const { view, titleBlock } = context;
  const box = boxOfText(state);
  if (box < 0) return;
  const first = firstBlockIn(view, box);
  const end = endBlockIn(view, box);
  const isInTwin = new Uint8Array(roles.length);
  for (const twin of twinsOf(state, box)) isInTwin.fill(1, firstBlockIn(view, twin), endBlockIn(view, twin));
  const start = titleBlock >= 0 && titleBlock < first ? titleBlock : first;
  for (let block = 0; block < roles.length; block++) {
    if ((block >= start && block < end) || isInTwin[block] === 1) continue;
    if (roles[block] === 'body' && at(scores.body, block) < SURE_TEXT) give(state, block, 'other', 'reasonOutsideBox');
  }
}

/** How far above the box of the text its twins are looked for. */
const TWIN_LEVELS = 3;
/** What a twin holds is text: so many words as probable as this, on average. */
const FEWEST_IN_TWIN = 20;
const TEXT = 0.7;

/** Boxes beside that of the text that are made alike and hold text: some sites begin another box after every wide picture. */
function twinsOf(state: RoleState, box: number): number[] {
  const { page, elements } = state.context.view;
  return [box, ...page.ancestorsOf(box, TWIN_LEVELS - 1)].flatMap((element) => {
    const parent = page.parentOf(element);
    // boxes without a name are alike by chance
    if (parent < 0 || (page.attributesOf(element).class ?? '') === '') return [];
    const isLike = (other: number) => at(elements.signature, other) === at(elements.signature, element);
    return page.childrenOf(parent).filter((other) => other !== element && isLike(other) && isText(state, other));
  });
}

/** Whether all that a box holds, kept or not, is probably text, and none of it comments. */
function isText({ context: { view }, scores, roles }: RoleState, box: number): boolean {
  let words = 0;
  let likely = 0;
  for (let block = firstBlockIn(view, box); block < endBlockIn(view, box); block++) {
    words += at(view.text.words, block);
    if (roles[block] !== 'comment') likely += at(view.text.words, block) * at(scores.body, block);
  }
  return words >= FEWEST_IN_TWIN && likely >= words * TEXT;
}

/** The smallest element around the middle of the likely text that holds most of it, or -1. */
function boxOfText({ roles, scores, context: { view } }: RoleState): number {
  const { page, text, blocks } = view;
  const sums = new Float64Array(roles.length + 1);
  for (let block = 0; block < roles.length; block++) {
    const likely = roles[block] === 'body' ? Math.max(at(scores.body, block) - EVEN, 0) : 0;
    sums[block + 1] = at(sums, block) + at(text.words, block) * likely;
  }
  const total = at(sums, roles.length);
  if (total < FEWEST_WORDS) return -1;
  const middle = sums.findIndex((sum) => sum >= total / 2) - 1;
  // a piece of the text may be most of it: a listing, a list
  let element = page.parentOf(at(blocks.element, middle));
  for (; element >= 0; element = page.parentOf(element)) {
    const held = at(sums, endBlockIn(view, element)) - at(sums, firstBlockIn(view, element));
    if (held >= PART_OF_TEXT * total && !PIECES.has(page.nameOf(element))) return element;
  }
  return -1;
}
