/** What a page sells is the page's to give: behind a wall nothing is opened, and what the wall cuts off stays cut. */
import { union } from '../../page/element-index.ts';
import { facet, type Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import { startsBelow } from './below.ts';

export interface Paywall {
  /** The element that asks for a subscription, or -1 when the page only declares that it is not free. */
  node: number;
}

const DECLARED = /"isAccessibleForFree"\s*:\s*"?false"?/i;
const NAMED =
  /(?:^|[\s_-])(?:pay-?wall|reg-?wall|(?:subscri(?:be|ption|ber)|meter(?:ed)?|premium)-?(?:wall|gate|barrier))/i;
const BLURRED = /(?:^|[\s_-])blur(?:red)?(?:[\s_-]|$)|filter\s*:\s*blur\(/i;

/** Asking, and what for; in one sentence of a short box. */
const ASKS: readonly RegExp[] = [
  /(?:subscri|sign (?:up|in)|log ?in|register|become a member|join).{0,60}(?:to (?:continue|keep|read|unlock|access)|full (?:article|story|access)|unlimited)/i,
  /(?:to (?:continue|keep) reading|read the (?:full|rest)|this (?:article|story|content) is (?:for|only|available to|reserved)).{0,60}(?:subscri|member|log ?in|sign|register)/i,
  /(?:abonn|angemeldet|anmelden|registrier).{0,60}(?:weiter|lesen|lire|suite|intégral|artikel|article)|(?:weiterlesen|lire la suite|réservé).{0,60}(?:abonn|\babo\b|plus)/i,
  /(?:suscr[ií]b|assin[ea]|abbonat|abonează|prenumer|abonează|odběr|előfizet).{0,60}(?:leyendo|leer|lendo|ler|leggere|citi|läsa|lese|læse|číst|olvas|contenido|conteúdo|articolo)/i,
  /(?:подпи|оформите|передплат|subskryp|prenumerat|wykup).{0,60}(?:читать|чтения|материал|читати|czyta|dostęp)/i,
  /(?:订阅|訂閱|付费|付費|会员|會員|登录|登入|登録|有料|구독|로그인).{0,30}(?:全文|阅读|閱讀|続き|読|이용|계속|기사)/,
];

/** Nearly no text has one of these words; the others need not be searched for sentences. */
const HINT =
  /subscri|sign|log ?in|register|member|join|abonn|\babo\b|anmeld|registr|suscr|assin|abbonat|prenumer|odběr|előfizet|подпи|оформите|передплат|subskryp|wykup|订阅|訂閱|付费|付費|会员|會員|登录|登入|登録|有料|구독|로그인/i;

/** Words that such a box has at most; a longer text speaks about subscriptions. */
const MOST_CHARACTERS = 300;
const MOST_NODES = 500;

/** The wall of a page, or null. */
export const paywallOf = facet((page: Page): Paywall | null => {
  const node = findWall(page);
  const isWalled = node >= 0 || page.snapshot.metadata.jsonLd.some((text) => DECLARED.test(text));
  return isWalled ? { node } : null;
});

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

/** A wall holds few words: what is called so and holds the article is its frame. */
function isShortBox(page: Page, node: number): boolean {
  const end = page.endOf(node);
  if (end - node > MOST_NODES) return false;
  const length = visibleTexts(page, node, end).reduce((sum, id) => sum + page.textOf(id).trim().length, 0);
  return length > 0 && length <= 4 * MOST_CHARACTERS;
}

/** Drops what the page hides, cuts off above its wall, or blurs. */
export function dropWalled({ page, marks }: Draft): Partial<Draft> {
  const wall = marks.length === 0 ? null : paywallOf(page);
  if (!wall) return {};
  const blurred = blurredNodes(page);
  const isCut = startsBelow(page, wall.node);
  return { marks: withoutMarks(marks, (id) => !page.isVisible(id) || blurred[id] !== 0 || isCut(id)) };
}

/** 1 for everything in elements whose own attributes say that they are blurred. */
function blurredNodes(page: Page): Uint8Array {
  const blurred = new Uint8Array(page.nodes.size);
  for (const id of union([page.index.matching('class', BLURRED), page.index.matching('style', BLURRED)])) {
    blurred.fill(1, id, page.endOf(id));
  }
  return blurred;
}
