/**
 * Drops a site's own boxes and lines between the paragraphs of an article: requests for consent to content of other
 * sites ("To view this content, accept cookies"), offers to subscribe, forms and their labels, polls, goods for sale,
 * appeals ("Follow us on …"), and terms for republishing the article.
 */

import { endBlockIn, firstBlockIn, lineOf, type ModelView, seenBlocksIn, sumOf } from '../../page/blocks/model-view.ts';
import { union } from '../../page/element-index.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import { memoised } from '../../shared/memoised.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { WRITTEN_FIELDS } from '../../vocabulary/names/addresses.ts';
import { POLL_NAMES } from '../../vocabulary/names/parts.ts';
import { holdsAny } from './amid-text.ts';
import { boxFinder, giveBox, keptIn, keptInBox } from './boxes-around.ts';
import { give, giveKept, isHeading, isInside, keptBlocks, type RoleState, saysOneOf } from './state.ts';

/** Longest paragraph that asks for consent (words). */
const CONSENT_WORDS = 80;
/** Longest line about embedded content that counts as a request for consent because of its button alone (words). */
const PLACEHOLDER_WORDS = 15;
/** Maximum number of words in a box that contains only a line and its button. */
const BOX_WORDS = 30;
/** Longest line that is dropped with a request for consent, whatever it says, such as a button's label (words). */
const LABEL_WORDS = 12;
/** Longest line that offers a subscription or names its benefits (words). */
const OFFER_WORDS = 25;
/** Number of a form field's ancestors that may be the box of its form or poll. */
const FIELD_LEVELS = 6;

/** Longest line that asks readers for something (words). */
const APPEAL_WORDS = 40;
/** An appeal that has no link and is not at the end of the text is dropped only up to this length (words). */
const SHORT_APPEAL_WORDS = 15;
/** The end of the text begins after this share of the page's running text. */
const END = 0.85;
/** Maximum numbers of words: in the label of a "buy" button, and in a box with such a button and a price. */
const BUTTON_WORDS = 5;
const GOODS_WORDS = 60;
const BUTTON: ReadonlySet<string> = new Set(['button']);
/** Matches an amount of money: "$24.99", "12 €", "EUR 30". */
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:EUR|USD|GBP|CHF)\s?\d|\d\s?(?:EUR|USD|GBP|CHF|zł|kr|Kč|руб)/u;

const saysEmbedded = says('anywhere', 'embedded');
const saysConsent = says('anywhere', 'consent');
const saysOffer = says('anywhere', 'offer');
const saysBenefit = says('anywhere', 'benefit');
const saysSubscription = says('anywhere', 'subscriptions');
const beginsAdvert = says('start', 'adverts', 'goesOn');
const isAdvertLabel = says('whole', 'adverts');
const saysItGoesOn = says('anywhere', 'goesOn');
const saysAppeal = says('anywhere', 'appeal');
const saysBuy = says('whole', 'buy');
const saysRights = says('anywhere', 'rights');

/** Drops requests for consent, with their headings and buttons. */
export function takeConsentRequests(state: RoleState): void {
  const { roles, view } = state;
  const boxes = boxFinder(state);
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.text.words, block) > CONSENT_WORDS) continue;
    const line = lineOf(view, block);
    if (!saysEmbedded.test(line) || !(saysConsent.test(line) || isBesideButton(view, boxes.around(block), block)))
      continue;
    give(state, block, 'other', 'reasonAsksConsent');
    const largest = boxes.around(block).findLast((box) => isAllNotice(view, seenBlocksIn(view, box)));
    if (largest !== undefined) giveBox(state, largest, 'other', 'reasonAsksConsent');
  }
}

/** Returns whether a short line has a button in its box ("External content is blocked. Show it"). */
const isBesideButton = (view: ModelView, boxes: readonly number[], block: number): boolean =>
  at(view.text.words, block) <= PLACEHOLDER_WORDS && boxes.some((box) => hasButton(view, box));

/** Returns whether a box of a few words has a button. */
const hasButton = (view: ModelView, box: number): boolean =>
  wordsIn(view, box) <= BOX_WORDS && holdsAny(view, box, view.page.endOf(box), BUTTON);

const wordsIn = (view: ModelView, box: number) =>
  sumOf(view.sums.words, firstBlockIn(view, box), endBlockIn(view, box));

/** Returns whether each of the blocks is a short label, or mentions embedded content or consent. */
function isAllNotice(view: ModelView, blocks: readonly number[]): boolean {
  return blocks.every((block) => {
    const words = at(view.text.words, block);
    if (words <= LABEL_WORDS) return true;
    const line = words > CONSENT_WORDS ? '' : lineOf(view, block);
    return saysEmbedded.test(line) || saysConsent.test(line);
  });
}

/**
 * Drops the smallest box around each offer to subscribe. Such a box contains a line that offers a subscription, or a
 * heading that mentions a subscription. It also contains a second line about subscriptions or about a benefit such as
 * "Cancel at any time", or a short link. In a small box with a button, one line about subscriptions is enough.
 */
export function takeOffers(state: RoleState): void {
  const { roles, view } = state;
  const boxes = boxFinder(state);
  const isOf = (matcher: typeof saysOffer, block: number) =>
    at(view.text.words, block) <= OFFER_WORDS && matcher.test(lineOf(view, block));
  const asks = (block: number) => isOf(saysOffer, block) || (isHeading(view, block) && isOf(saysSubscription, block));
  const isPartOfOffer = (block: number) =>
    [saysOffer, saysBenefit, saysSubscription].some((matcher) => isOf(matcher, block)) || isLinkedLabel(view, block);
  for (let block = 0; block < roles.length; block++) {
    if (at(view.blocks.hidden, block) !== 0) continue;
    const isAsking = asks(block);
    const isMention = at(view.headingLevel, block) === 0 && isOf(saysSubscription, block);
    if (!isAsking && !isMention) continue;
    const isOffer = (element: number) =>
      (isAsking && seenBlocksIn(view, element).some((each) => each !== block && isPartOfOffer(each))) ||
      (isMention && hasButton(view, element));
    const box = boxes.around(block).find(isOffer);
    if (box !== undefined) giveBox(state, box, 'other', 'reasonAsksToDo');
  }
}

/** Returns whether a block is a link of a few words, such as "Subscribe now" in an offer. */
const isLinkedLabel = ({ text }: ModelView, block: number) =>
  at(text.words, block) <= BUTTON_WORDS && at(text.linkWords, block) === at(text.words, block);

/**
 * Maximum numbers of words: in the label of an advert, in a line such as "Article continues below", and in a box that
 * contains the advert and begins with one of these.
 */
const ADVERT_LABEL_WORDS = 6;
const GOES_ON_WORDS = 10;
const ADVERT_WORDS = 40;
/** Longest line that contains both the label and the advert (words): "Advertisement: cheap sails". */
const ADVERT_LINE_WORDS = 15;
/** Number of ancestors of a line "Advertising: …" that are searched for a list. In a list, it is not an advert. */
const LIST_LEVELS = 3;
/** Matches the label before the colon or bar in a line such as "Advertisement: cheap sails". */
const LABEL_BEFORE = /^[^:：|]{2,30}(?=[:：|])/;

/**
 * Drops adverts: lines that begin with a label such as "Advertisement:", small boxes whose first line is such a label,
 * and lines that say that the article continues below. Finds the labels in all languages.
 */
export function takeAdverts(state: RoleState): void {
  const { roles, view } = state;
  const boxes = boxFinder(state);
  for (let block = 0; block < roles.length; block++) {
    const words = at(view.text.words, block);
    if (words > ADVERT_LINE_WORDS || at(view.headingLevel, block) > 0 || at(view.blocks.hidden, block) !== 0) continue;
    const line = lineOf(view, block).trim();
    // An entry of a list may have advertising as its topic.
    const isAdvert =
      isAdvertLabel.test(LABEL_BEFORE.exec(line)?.[0].trim() ?? '') && !isInside(view, block, LIST_LEVELS, 'list');
    // Give this reason to dropped lines, too: `keepAmidText` may restore lines for which no reason is recorded.
    if (!state.reasons.has(block) && (isAdvert || (words <= GOES_ON_WORDS && saysItGoesOn.test(line))))
      give(state, block, 'other', 'reasonAdvertisement');
    if (words > ADVERT_LABEL_WORDS || !beginsAdvert.test(line)) continue;
    const box = boxes.around(block).find((element) => {
      const [first, ...others] = seenBlocksIn(view, element);
      return first === block && others.length > 0;
    });
    if (box === undefined) continue;
    if (wordsIn(view, box) <= ADVERT_WORDS) giveBox(state, box, 'other', 'reasonAdvertisement');
  }
}

const POLL = calls(POLL_NAMES);

/**
 * Drops polls with their question and result. A poll is a box with several radio buttons, or a box that has buttons and
 * a class such as "poll".
 */
export function takePolls(state: RoleState): void {
  const { view } = state;
  const { page } = view;
  const boxes = boxFinder(state);
  const radios = page.index.named('input').filter((node) => page.attributesOf(node).type?.toLowerCase() === 'radio');
  // Memoised, because all radio buttons of a poll test the same boxes.
  const isPoll = memoised((box: number) => {
    const count = indexFrom(radios, page.endOf(box)) - indexFrom(radios, box);
    return count > 1 && holdsAny(view, box, page.endOf(box), BUTTON);
  });
  for (const radio of radios) {
    const poll = boxes.among(page.ancestorsOf(radio, FIELD_LEVELS)).find(isPoll);
    if (poll !== undefined) giveBox(state, poll, 'other', 'reasonInForm');
  }
  for (const poll of boxes.among(page.index.matching('class', POLL)))
    if (holdsAny(view, poll, page.endOf(poll), BUTTON)) giveBox(state, poll, 'other', 'reasonInForm');
}

/** Drops sign-up forms: for each field for an e-mail address, the largest box around it that has only short lines. */
export function takeSignUps(state: RoleState): void {
  const { view } = state;
  const { page, text } = view;
  const boxes = boxFinder(state);
  for (const input of page.index.named('input')) {
    if (page.attributesOf(input).type?.toLowerCase() !== 'email') continue;
    const largest = boxes
      .among(page.ancestorsOf(input, FIELD_LEVELS))
      .findLast((box) => seenBlocksIn(view, box).every((block) => at(text.words, block) <= OFFER_WORDS));
    if (largest !== undefined) giveBox(state, largest, 'other', 'reasonInForm');
  }
}

/** Drops lines in which the site asks readers to follow it, to install its app, or to report mistakes. */
export function takeAppeals(state: RoleState): void {
  const { roles, view } = state;
  const { text, sums, headingLevel } = view;
  const total = at(sums.good, roles.length);
  for (const block of keptBlocks(state)) {
    const words = at(text.words, block);
    if (words > APPEAL_WORDS || at(headingLevel, block) > 0) continue;
    const isAtEnd = at(sums.good, block) >= END * total;
    if (words > SHORT_APPEAL_WORDS && at(text.linkWords, block) === 0 && !isAtEnd) continue;
    const line = lineOf(view, block);
    if (saysAppeal.test(line) || (isAtEnd && saysRights.test(line))) give(state, block, 'other', 'reasonAsksToDo');
  }
}

/** Drops a box with a price and a "buy" button. Several such boxes stay, because the article is about these goods. */
export function takeGoods(state: RoleState): void {
  const { view } = state;
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
  if (wordsIn(view, box) <= GOODS_WORDS) giveBox(state, box, 'other', 'reasonAsksToDo');
}

/** Largest share of the kept words in a form whose text is dropped. A form with more may contain the whole page. */
const PART_OF_KEPT = 0.3;
/** Matches the types of `input` elements in which the user writes; without a type, an `input` is a text field. */
const WRITTEN = new RegExp(`^(?:${WRITTEN_FIELDS})?$`, 'i');

/** Drops the labels, hints and buttons of forms in which the user writes, such as for comments or subscriptions. */
export function takeFormFields(state: RoleState): void {
  const { page, blocks } = state.view;
  const all = keptIn(state);
  const inputs = page.index.named('input').filter((node) => WRITTEN.test(page.attributesOf(node).type ?? ''));
  const fields = union([page.index.named('textarea'), inputs]);
  for (const form of page.index.named('form')) {
    if (at(blocks.boundary, form) !== form || firstFrom(fields, form) >= page.endOf(form)) continue;
    const inside = keptInBox(state, form);
    if (inside.blocks > 0 && inside.words <= PART_OF_KEPT * all.words) giveBox(state, form, 'other', 'reasonInForm');
  }
}

/** Maximum number of words in the heading "Republish this article". */
const HEADING_WORDS = 8;
/** "Republish" must be among this many words at the start of the heading. */
const FIRST_WORDS = 4;
/** Minimum share of the page's running text that must be above the heading "Republish this article". */
const BEHIND = 0.6;
/** Largest share of the page's running text in the heading's box. A larger box is the article itself. */
const PART_OF_TEXT = 0.3;
const BOX_LEVELS = 3;

/**
 * Drops the box that begins with "Republish this article". If these words are a heading without a box, drops this
 * heading and everything up to the next heading.
 */
export function takeRepublishing(state: RoleState): void {
  const { roles, view } = state;
  const total = at(view.sums.good, roles.length);
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(view.sums.good, block) < total * BEHIND || !asksToRepublish(view, block))
      continue;
    giveKept(state, block, endOfTerms(view, block, total), 'other', 'reasonAsksToDo');
  }
}

const saysRepublish = saysOneOf('republish');
const isCiting = says('whole', 'citing');

function asksToRepublish(view: ModelView, block: number): boolean {
  const { text } = view;
  if (!isHeading(view, block) || at(text.words, block) > HEADING_WORDS) return false;
  const start = at(text.wordStart, block);
  const end = Math.min(start + FIRST_WORDS, at(text.wordStart, block + 1));
  return saysRepublish(text.wordHashes, start, end) || isCiting.test(lineOf(view, block).trim());
}

function endOfTerms(view: ModelView, heading: number, total: number): number {
  const { page, blocks, sums, headingLevel } = view;
  const box = page.ancestorsOf(at(blocks.element, heading), BOX_LEVELS).find((element) => {
    const [first, end] = [firstBlockIn(view, element), endBlockIn(view, element)];
    return first === heading && end > heading + 1 && sumOf(sums.good, first, end) < total * PART_OF_TEXT;
  });
  if (box !== undefined) return endBlockIn(view, box);
  const around = endBlockIn(view, page.parentOf(at(blocks.element, heading)));
  let end = heading + 1;
  while (end < around && at(headingLevel, end) === 0) end++;
  return end;
}
