/** Estimates cheaply whether a page has enough running text to be an article. */
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';

/**
 * Shortest text that counts as a sentence (characters). DENSE_SENTENCE is for writing systems with short words, such as
 * Chinese; SENTENCE for all others.
 */
const SENTENCE = 60;
const DENSE_SENTENCE = 25;
/**
 * Minimum length of all sentences together (characters) in a page that is worth reading. DENSE_WORTH_IT is for writing
 * systems with short words, WORTH_IT for all others.
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

/** Counting stops when a page has this many times the text that makes it worth reading. */
const MOST = 8;

/** `worth`: 1 is enough. `isMost`: counting stopped early, so the page may have more text. */
export interface Worth {
  worth: number;
  isMost: boolean;
}

/** Counts sentences outside menus and links. Does not force a layout, and stops when the text is clearly enough. */
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

/** Returns how much one text node adds to the page's {@link Worth}; 0 if it is shorter than a sentence. */
function worthOf(text: string): number {
  if (text.length < DENSE_SENTENCE) return 0;
  if (DENSE.test(text)) return text.length / DENSE_WORTH_IT;
  return text.length < SENTENCE ? 0 : text.length / WORTH_IT;
}
