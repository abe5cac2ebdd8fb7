/**
 * Drops a site's own boxes and lines between the paragraphs of an article: requests for consent to content of other
 * sites ("To view this content, accept cookies"), offers to subscribe, forms to sign up, polls, goods for sale, and
 * appeals ("Follow us on …").
 */
import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import type { MessageKey } from '../../platform/wording/message.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import { says } from '../../vocabulary/match.ts';
import { holdsAny } from './amid-text.ts';
import { boxFinder } from './boxes-around.ts';
import { give, type RoleState } from './types.ts';

/** Longest paragraph that asks for consent (words). */
const CONSENT_WORDS = 80;
/** Longest line in a request for consent that need not mention consent, such as the label of a button (words). */
const LABEL_WORDS = 12;
/** Longest line that offers a subscription or names its benefits (words). */
const OFFER_WORDS = 25;
/** Maximum number of ancestors of a form field to climb to its box. */
const FIELD_LEVELS = 6;

/** Longest line that asks readers for something (words). */
const APPEAL_WORDS = 40;
/** Longest appeal without a link (words), unless it is at the end. */
const SHORT_APPEAL_WORDS = 15;
/** Share of the page's running text after which the end of the text begins. */
const END = 0.85;
/** Longest label of a button that sells something, and largest box with its price (words). */
const BUTTON_WORDS = 5;
const GOODS_WORDS = 60;
const BUTTON: ReadonlySet<string> = new Set(['button']);
/** Matches an amount of money: "$24.99", "12 €", "EUR 30". */
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:EUR|USD|GBP|CHF)\s?\d|\d\s?(?:EUR|USD|GBP|CHF|zł|kr|Kč|руб)/u;

const [saysEmbedded, saysConsent, saysOffer, saysBenefit, saysAppeal, saysBuy, saysRights] = [
  says('anywhere', 'embedded'),
  says('anywhere', 'consent'),
  says('anywhere', 'offer'),
  says('anywhere', 'benefit'),
  says('anywhere', 'appeal'),
  says('whole', 'buy'),
  says('anywhere', 'rights'),
];

/** Drops requests for consent, with their headings and buttons. */
export function takeConsentRequests(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const boxes = boxFinder(state);
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.text.words, block) > CONSENT_WORDS) continue;
    const line = lineOf(view, block);
    if (!saysEmbedded.test(line) || !saysConsent.test(line)) continue;
    give(state, block, 'other', 'reasonAsksConsent');
    const notices = boxes.around(block).filter((box) => isAllNotice(view, seenBlocksIn(view, box)));
    const [largest] = notices.slice(-1);
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

/**
 * Drops the smallest box in which one line asks readers to subscribe, and another line asks again or names a benefit
 * such as "Cancel at any time".
 */
export function takeOffers(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const boxes = boxFinder(state);
  const isOf = (matcher: typeof saysOffer) => (block: number) =>
    at(view.text.words, block) <= OFFER_WORDS && matcher.test(lineOf(view, block));
  for (let block = 0; block < roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0 || !isOf(saysOffer)(block)) continue;
    const box = boxes.around(block).find((element) => {
      const others = seenBlocksIn(view, element).filter((each) => each !== block);
      return others.some((each) => isOf(saysOffer)(each) || isOf(saysBenefit)(each));
    });
    if (box !== undefined) drop(state, box, 'reasonAsksToDo');
  }
}

/** Drops polls (boxes with several radio buttons), including the question and the result. */
export function takePolls(state: RoleState): void {
  const { view } = state.context;
  const { page } = view;
  const boxes = boxFinder(state);
  const radios = page.index.named('input').filter((node) => page.attributesOf(node).type?.toLowerCase() === 'radio');
  const isPoll = once((box) => {
    const count = indexFrom(radios, page.endOf(box)) - indexFrom(radios, box);
    return count > 1 && holdsAny(view, box, page.endOf(box), BUTTON);
  });
  for (const radio of radios) {
    const poll = boxes.among(page.ancestorsOf(radio, FIELD_LEVELS)).find(isPoll);
    if (poll !== undefined) drop(state, poll, 'reasonInForm');
  }
}

/**
 * Drops forms to sign up: the largest box around a field for an e-mail address in which no line is as long as a
 * paragraph.
 */
export function takeSignUps(state: RoleState): void {
  const { view } = state.context;
  const { page, text } = view;
  const boxes = boxFinder(state);
  for (const input of page.index.named('input')) {
    if (page.attributesOf(input).type?.toLowerCase() !== 'email') continue;
    const [largest] = boxes
      .among(page.ancestorsOf(input, FIELD_LEVELS))
      .filter((box) => seenBlocksIn(view, box).every((block) => at(text.words, block) <= OFFER_WORDS))
      .slice(-1);
    if (largest !== undefined) drop(state, largest, 'reasonInForm');
  }
}

/** Drops lines in which the site asks readers to follow it, to install its app, or to report mistakes. */
export function takeAppeals(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const { text, sums, headingLevel } = view;
  const total = at(sums.good, roles.length);
  for (let block = 0; block < roles.length; block++) {
    const words = at(text.words, block);
    if (roles[block] !== 'body' || words > APPEAL_WORDS || at(headingLevel, block) > 0) continue;
    const isAtEnd = at(sums.good, block) >= END * total;
    if (words > SHORT_APPEAL_WORDS && at(text.linkWords, block) === 0 && !isAtEnd) continue;
    const line = lineOf(view, block);
    if (saysAppeal.test(line) || (isAtEnd && saysRights.test(line))) give(state, block, 'other', 'reasonAsksToDo');
  }
}

/**
 * Drops a box with a price and a button that buys something. If there are several, the article is about these goods.
 */
export function takeGoods(state: RoleState): void {
  const { view } = state.context;
  const boxes = boxFinder(state);
  const found = new Set<number>();
  for (let block = 0; block < state.roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0 || at(view.text.words, block) > BUTTON_WORDS) continue;
    if (!saysBuy.test(lineOf(view, block).trim())) continue;
    const box = boxes
      .around(block)
      .find((element) => seenBlocksIn(view, element).some((each) => PRICE.test(lineOf(view, each))));
    if (box !== undefined) found.add(box);
  }
  const [box] = found;
  if (box === undefined || found.size > 1) return;
  if (sumOf(view.sums.words, firstBlockIn(view, box), endBlockIn(view, box)) <= GOODS_WORDS)
    drop(state, box, 'reasonAsksToDo');
}

/** Returns a test that remembers its result for each box, because all radio buttons of a poll test the same boxes. */
function once(test: (box: number) => boolean): (box: number) => boolean {
  const known = new Map<number, boolean>();
  return (box) => {
    const result = known.get(box) ?? test(box);
    known.set(box, result);
    return result;
  };
}

function drop(state: RoleState, box: number, reason: MessageKey): void {
  const { roles, context } = state;
  for (let block = firstBlockIn(context.view, box); block < endBlockIn(context.view, box); block++)
    if (roles[block] === 'body') give(state, block, 'other', reason);
}
