/**
 * Drops a site's own boxes between the paragraphs of an article: requests for consent to content of other sites ("To
 * view this content, accept cookies"), offers to subscribe, and polls.
 */
import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { says } from '../../vocabulary/match.ts';
import { keptIn } from './kept.ts';
import { give, type RoleState } from './types.ts';

/** Longest paragraph that asks for consent, and largest box (words). */
const CONSENT_WORDS = 80;
const BOX_WORDS = 130;
/** Longest line of a box that may say something else, such as the label of its button (words). */
const LABEL_WORDS = 12;
/** Longest line that offers a subscription or names its benefits (words). */
const OFFER_WORDS = 25;
/** Largest share of the kept words that a box may have: a larger one is the article itself. */
const PART_OF_KEPT = 0.35;
/** Maximum number of ancestors of a line to climb to its box. */
const BOX_LEVELS = 4;

const [saysEmbedded, saysConsent, saysOffer, saysBenefit] = [
  says('anywhere', 'embedded'),
  says('anywhere', 'consent'),
  says('anywhere', 'offer'),
  says('anywhere', 'benefit'),
];

/** Drops requests for consent, with their headings and buttons. */
export function takeConsentRequests(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.text.words, block) > CONSENT_WORDS) continue;
    const line = lineOf(view, block);
    if (!saysEmbedded.test(line) || !saysConsent.test(line)) continue;
    give(state, block, 'other', 'reasonAsksConsent');
    const boxes = boxesAround(state, block).filter((box) => isAllNotice(view, seenBlocksIn(view, box)));
    const [largest] = boxes.slice(-1);
    if (largest !== undefined) drop(state, largest, 'reasonAsksConsent');
  }
}

/** Whether each of the blocks is a short label, or speaks of embedded content or consent. */
function isAllNotice(view: ModelView, blocks: readonly number[]): boolean {
  return blocks.every((block) => {
    const words = at(view.text.words, block);
    if (words <= LABEL_WORDS) return true;
    const line = words > CONSENT_WORDS ? '' : lineOf(view, block);
    return saysEmbedded.test(line) || saysConsent.test(line);
  });
}

/** Drops the smallest box with a call to subscribe and, in another line, a second call or a benefit. */
export function takeOffers(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const isOf = (matcher: typeof saysOffer) => (block: number) =>
    at(view.text.words, block) <= OFFER_WORDS && matcher.test(lineOf(view, block));
  for (let block = 0; block < roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0 || !isOf(saysOffer)(block)) continue;
    const box = boxesAround(state, block).find((element) => {
      const others = seenBlocksIn(view, element).filter((each) => each !== block);
      return others.some((each) => isOf(saysOffer)(each) || isOf(saysBenefit)(each));
    });
    if (box !== undefined) drop(state, box, 'reasonAsksToDo');
  }
}

/** Drops boxes with several radio buttons: their question and their result are as little text as the answers. */
export function takePolls(state: RoleState): void {
  const { page } = state.context.view;
  const radios = page.index.named('input').filter((node) => page.attributesOf(node).type?.toLowerCase() === 'radio');
  for (const radio of radios) {
    const boxes = boxesOf(state, page.ancestorsOf(radio, BOX_LEVELS + 2));
    const poll = boxes.find(
      (box) => radios.filter((each) => page.holds(box, each)).length > 1 && hasButton(state, box),
    );
    if (poll !== undefined) drop(state, poll, 'reasonInForm');
  }
}

function hasButton({ context: { view } }: RoleState, box: number): boolean {
  const { page } = view;
  for (let node = box; node < page.endOf(box); node++) if (page.nameOf(node) === 'button') return true;
  return false;
}

const boxesAround = (state: RoleState, block: number): number[] => {
  const { page, blocks } = state.context.view;
  const own = at(blocks.element, block);
  return boxesOf(state, [own, ...page.ancestorsOf(own, BOX_LEVELS)]);
};

/** Returns those of the elements, given from inside out, that are small enough to be a box within the text. */
function boxesOf(state: RoleState, elements: readonly number[]): number[] {
  const { roles, context } = state;
  const { view } = context;
  const { words: all } = keptIn(state, 0, roles.length);
  return elements.filter((element) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    if (at(view.blocks.boundary, element) !== element) return false;
    if (sumOf(view.sums.words, first, end) > BOX_WORDS || keptIn(state, first, end).words > PART_OF_KEPT * all)
      return false;
    return !roles.slice(first, end).includes('headline');
  });
}

function drop(state: RoleState, box: number, reason: MessageKey): void {
  const { roles, context } = state;
  for (let block = firstBlockIn(context.view, box); block < endBlockIn(context.view, box); block++)
    if (roles[block] === 'body') give(state, block, 'other', reason);
}
