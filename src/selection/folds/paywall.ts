/** What a page sells is the page's to give: behind a wall nothing is opened, and what the wall cuts off stays cut. */
import type { Mark } from '../../algorithms/types.ts';
import { indexOf, union } from '../../page/element-index.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';
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

/** Found once for all algorithms. */
const bySnapshot = new WeakMap<PageSnapshot, Paywall | null>();

/** The wall of a page, or null. */
export function findPaywall(snapshot: PageSnapshot): Paywall | null {
  const known = bySnapshot.get(snapshot);
  if (known !== undefined) return known;
  const node = findWall(snapshot);
  const isWalled = node >= 0 || snapshot.metadata.jsonLd.some((text) => DECLARED.test(text));
  const paywall = isWalled ? { node } : null;
  bySnapshot.set(snapshot, paywall);
  return paywall;
}

function findWall(snapshot: PageSnapshot): number {
  const { nodes } = snapshot;
  const { matching } = indexOf(snapshot);
  const called = union([matching('class', NAMED), matching('id', NAMED)]);
  const named = called.find((id) => nodes.hidden[id] === 0 && isShortBox(nodes, id)) ?? -1;
  for (let id = 0; id < (named < 0 ? nodes.size : named); id++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0) continue;
    if (asksForSubscription(nodes.text[id] as string)) return nodes.parent[id] as number;
  }
  return named;
}

function asksForSubscription(text: string): boolean {
  return (
    text.length >= 12 && text.length <= MOST_CHARACTERS && HINT.test(text) && ASKS.some((phrase) => phrase.test(text))
  );
}

/** A wall holds few words: what is called so and holds the article is its frame. */
function isShortBox({ end, kind, hidden, text }: PageSnapshot['nodes'], node: number): boolean {
  if ((end[node] as number) - node > MOST_NODES) return false;
  let length = 0;
  for (let id = node; id < (end[node] as number); id++) {
    if (kind[id] === NodeKind.text && hidden[id] === 0) length += (text[id] as string).trim().length;
  }
  return length > 0 && length <= 4 * MOST_CHARACTERS;
}

/** The marks without those of text that the page hides, cuts off above the wall, or blurs. */
export function respectPaywall(
  snapshot: PageSnapshot,
  marks: readonly Mark[],
  { node: wall }: Paywall,
): readonly Mark[] {
  const { nodes } = snapshot;
  const blurred = blurredNodes(snapshot);
  const isCut = startsBelow(snapshot, wall);
  const isKept = (id: number) => nodes.hidden[id] === 0 && blurred[id] === 0 && !isCut(id);
  return marks.every(({ node }) => isKept(node)) ? marks : marks.filter(({ node }) => isKept(node));
}

/** 1 for everything in elements whose own attributes say that they are blurred. */
function blurredNodes({ nodes }: PageSnapshot): Uint8Array {
  const blurred = new Uint8Array(nodes.size);
  for (let id = 0; id < nodes.size; id++) {
    const attributes = nodes.attributes[id];
    if (!attributes || !BLURRED.test(`${attributes.class ?? ''} ${attributes.style ?? ''}`)) continue;
    blurred.fill(1, id, nodes.end[id]);
    id = (nodes.end[id] as number) - 1;
  }
  return blurred;
}
