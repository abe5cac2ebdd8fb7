/** Respects paywalls: on a page with a paywall, folds are not opened, and hidden text is dropped. */

import { startsBelow } from '../../page/boxes.ts';
import { union } from '../../page/element-index.ts';
import { type JsonLdNode, jsonLdOf } from '../../page/json-ld.ts';
import { facet, type Page } from '../../page/page.ts';
import { insideOf } from '../../page/subtrees.ts';
import { visibleTexts } from '../../page/texts.ts';
import { holds, says, saysInTurn } from '../../vocabulary/match.ts';
import { WALL_NAMES } from '../../vocabulary/names/parts.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft } from '../types.ts';

interface Paywall {
  /** The element that asks for a subscription; -1 if only the page's metadata says that the page is not free. */
  node: number;
}

const NAMED = holds(`(?:^|[\\s_-])(?:${WALL_NAMES})`);
const BLURRED = /(?:^|[\s_-])blur(?:red)?(?:[\s_-]|$)|filter\s*:\s*blur\(/i;

/** Phrases that ask for a subscription. Each has words of two kinds, such as "subscribe" and "continue reading". */
const ASKS = [
  saysInTurn('subscribe', 'theRest'),
  saysInTurn('whoMayRead', 'subscribe'),
  saysInTurn('whoMayRead', 'members'),
];
/** Matches every text that `ASKS` matches, and hardly any other text. Tested first, because it is fast. */
const HINT = says('anywhere', 'subscribe', 'members');

/** Longest text that asks for a subscription (characters). A longer text is probably an article about subscriptions. */
const MOST_CHARACTERS = 300;
const MAX_BOX_NODES = 500;

export const paywallOf = facet((page: Page): Paywall | null => {
  const node = findWall(page);
  const isWalled = node >= 0 || jsonLdOf(page).some(isNotFree);
  return isWalled ? { node } : null;
});

function isNotFree({ isAccessibleForFree: isFree }: JsonLdNode): boolean {
  return String(isFree).toLowerCase() === 'false';
}

function findWall(page: Page): number {
  const { size } = page.nodes;
  const { matching } = page.index;
  const called = union([matching('class', NAMED), matching('id', NAMED)]);
  const named = called.find((id) => page.isVisible(id) && isShortBox(page, id)) ?? -1;
  for (let id = 0; id < (named < 0 ? size : named); id++) {
    if (page.isText(id) && page.isVisible(id) && asksForSubscription(page.textOf(id))) return page.parentOf(id);
  }
  return named;
}

function asksForSubscription(text: string): boolean {
  return (
    text.length >= 12 && text.length <= MOST_CHARACTERS && HINT.test(text) && ASKS.some((phrase) => phrase.test(text))
  );
}

/** Returns whether an element has little text. A long one named as a paywall contains the whole article. */
function isShortBox(page: Page, node: number): boolean {
  const end = page.endOf(node);
  if (end - node > MAX_BOX_NODES) return false;
  const length = visibleTexts(page, node, end).reduce((sum, id) => sum + page.textOf(id).trim().length, 0);
  return length > 0 && length <= 4 * MOST_CHARACTERS;
}

/** On a page with a paywall, drops text that the page hides, blurs, or cuts off above the request to subscribe. */
export function dropWalled({ page, marks }: Draft): Partial<Draft> {
  const wall = marks.length === 0 ? null : paywallOf(page);
  if (!wall) return {};
  const blurred = blurredNodes(page, wall);
  const isCut = startsBelow(page, wall.node);
  return { marks: withoutMarks(marks, (id) => !page.isVisible(id) || blurred[id] !== 0 || isCut(id)) };
}

/** Returns 1 for every node in a blurred element, except elements that contain the paywall or the whole page. */
function blurredNodes(page: Page, wall: Paywall): Uint8Array {
  const { matching } = page.index;
  const blurred = union([matching('class', BLURRED), matching('style', BLURRED)]);
  const isAround = (id: number) => page.holds(id, wall.node) || WHOLE.has(page.nameOf(id));
  return insideOf(
    page,
    blurred.filter((id) => !isAround(id)),
  );
}

const WHOLE = new Set(['html', 'body']);
