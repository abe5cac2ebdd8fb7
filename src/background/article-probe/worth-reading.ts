/** Estimates cheaply whether a page has enough running text to be worth reading. The reading itself decides. */
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';

/** Shortest text that counts as a sentence (characters); less in scripts with shorter words. */
const SENTENCE = 60;
const DENSE_SENTENCE = 25;
/** Sentence text that makes a page worth reading (characters). */
const WORTH_IT = 700;
const DENSE_WORTH_IT = 250;
/** Most text nodes that are checked. */
const MAX_TEXT_NODES = 20_000;

const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const NO_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'option',
  'button',
  'nav',
  'footer',
  'svg',
  'a',
]);

/** Highest worth that is counted; more text makes no difference. */
const MOST = 8;

/** Amount of running text: 1 or more is worth reading. `isMost`: counting stopped. */
export interface Worth {
  worth: number;
  isMost: boolean;
}

/** Returns a page's worth. Forces no layout and visits no more nodes than needed. */
export function worthReading(document: Document): Worth {
  const { body } = intact(document);
  if (!body) return { worth: 0, isMost: false };
  const walker = intact(document).createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accept);
  let share = 0;
  for (let nodes = 0; nodes < MAX_TEXT_NODES; nodes++) {
    const text = walker.nextNode()?.nodeValue;
    if (text === undefined) return { worth: share, isMost: false };
    share += worthOf(text?.trim() ?? '');
    if (share >= MOST) break;
  }
  return { worth: share, isMost: true };
}

/** Node filter: enters elements without returning them, and skips those without sentences. */
function accept(node: Node): number {
  if (nodeTypeOf(node) === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
  return NO_TEXT.has(localNameOf(node as Element)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

/** Returns a text's share of a page worth reading, from 0. */
function worthOf(text: string): number {
  if (text.length < DENSE_SENTENCE) return 0;
  if (DENSE.test(text)) return text.length / DENSE_WORTH_IT;
  return text.length < SENTENCE ? 0 : text.length / WORTH_IT;
}
