/** Estimates cheaply whether a page has enough running text to be an article. */
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';

/**
 * Shortest text that counts as a sentence (characters). DENSE_SENTENCE is for writing systems with short words, such as
 * Chinese; SENTENCE for all others.
 */
const SENTENCE = 60;
const DENSE_SENTENCE = 25;
/**
 * Total length of sentences that makes a page worth reading (characters). DENSE_WORTH_IT is for writing systems with
 * short words.
 */
const WORTH_IT = 700;
const DENSE_WORTH_IT = 250;
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

/** Amount of running text at which counting stops, as a multiple of the amount that makes a page worth reading. */
const MOST = 8;

/**
 * `worth`: amount of running text, as a multiple of the amount that makes a page worth reading (so 1 is enough).
 * `isMost`: counting stopped early, and the page may have more.
 */
export interface Worth {
  worth: number;
  isMost: boolean;
}

/**
 * Returns how much running text a page has. Does not force a layout, and stops counting when the text is clearly
 * enough.
 */
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

/** Node filter: accepts text nodes, except those inside elements that contain no sentences. */
function accept(node: Node): number {
  if (nodeTypeOf(node) === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
  return NO_TEXT.has(localNameOf(node as Element)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

/** Returns how much one text adds to the page's {@link Worth}; 0 if it is shorter than a sentence. */
function worthOf(text: string): number {
  if (text.length < DENSE_SENTENCE) return 0;
  if (DENSE.test(text)) return text.length / DENSE_WORTH_IT;
  return text.length < SENTENCE ? 0 : text.length / WORTH_IT;
}
