/** A cheap look at a page: is there so much running text that reading it is worth the work? The reading decides. */
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';

/** Texts of so many characters are sentences rather than labels; scripts that write words with fewer say as much in less. */
const SENTENCE = 60;
const DENSE_SENTENCE = 25;
/** So many characters of sentences are worth it. */
const WORTH_IT = 700;
const DENSE_WORTH_IT = 250;
/** Of a page that is larger, only the beginning is looked at (text nodes). */
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

/** Beyond this nothing more is counted: more text makes no other page of it. */
const MOST = 8;

/** How much running text a page has: 1 and more is worth reading. `isMost` where more is not counted. */
export interface Worth {
  worth: number;
  isMost: boolean;
}

/** Asks for no layout, and for no node more than it needs. */
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

/** Elements are only passed through, and those without sentences passed over. */
function accept(node: Node): number {
  if (nodeTypeOf(node) === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
  return NO_TEXT.has(localNameOf(node as Element)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

/** Its part of what is worth reading, 0 … */
function worthOf(text: string): number {
  if (text.length < DENSE_SENTENCE) return 0;
  if (DENSE.test(text)) return text.length / DENSE_WORTH_IT;
  return text.length < SENTENCE ? 0 : text.length / WORTH_IT;
}
