/** Reports, at once and after scripts have added much text, a page with enough running text to be an article. */
import { intact, localNameOf, nodeTypeOf } from '../../platform/unclobbered.ts';

/** Longest time to wait for scripts to add text (ms). */
const TEXT_TIMEOUT = 12_000;
/** Time without new text before the page is checked (ms). */
const QUIET = 350;
/** Growth of the text (factor) after which a page is reported again, because other text may come before its article. */
const MORE = 2;

/** Calls `tell` each time the page may be an article. Resolves when no more calls will follow. */
export async function untilArticle(
  document: Document,
  { tell, isOver }: { tell(): Promise<void>; isOver(): boolean },
  patience = TEXT_TIMEOUT,
): Promise<void> {
  const deadline = performance.now() + patience;
  const changes = watch(document);
  try {
    for (let told = 0; !isOver(); ) {
      const { worth, isMost } = worthReading(document);
      if (worth >= 1 && worth >= MORE * told) {
        told = worth;
        await tell();
      }
      if (isMost || !(await changes.next(deadline))) return;
    }
  } finally {
    changes.stop();
  }
}

function watch(document: Document) {
  let changed = 0;
  let onChange = () => {};
  const observer = new MutationObserver(() => {
    changed = performance.now();
    onChange();
  });
  // observe the document, because scripts may replace the body
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    /** Waits until the text stops changing, or until `deadline`. Resolves to whether it changed since the last call. */
    async next(deadline: number): Promise<boolean> {
      const left = () => deadline - performance.now();
      if (changed === 0 && left() > 0) {
        const change = new Promise<void>((resolve) => {
          onChange = resolve;
        });
        await Promise.race([change, pause(left())]);
      }
      if (changed === 0) return false;
      for (let quiet = 0; quiet < QUIET && left() > 0; quiet = performance.now() - changed) await pause(QUIET - quiet);
      changed = 0;
      return true;
    },
    stop: () => observer.disconnect(),
  };
}

/** Shortest sentence (characters). DENSE_SENTENCE: in writing systems with few characters per word, such as Chinese. */
const SENTENCE = 60;
const DENSE_SENTENCE = 25;
/** Minimum total length of the sentences of a page worth reading (characters). DENSE_: in Chinese and the like. */
const WORTH_IT = 700;
const DENSE_WORTH_IT = 250;
const MAX_TEXT_NODES = 20_000;

const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const NO_TEXT = /^(?:a|button|footer|nav|noscript|option|script|select|style|svg|template|textarea)$/;

/** Value of `worth` ({@link Worth}) at which counting stops, to save time: the page clearly has enough text. */
const MOST = 8;

/** A page's amount of text. `worth`: from 1 on, it is worth reading. `isMost`: there may be more. */
interface Worth {
  worth: number;
  isMost: boolean;
}

/** Measures the sentences outside menus and links without a layout; stops at enough text or very many text nodes. */
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
  return NO_TEXT.test(localNameOf(node as Element)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

/** Returns how much one text node adds to the page's {@link Worth}; 0 if it is shorter than a sentence. */
function worthOf(text: string): number {
  if (text.length < DENSE_SENTENCE) return 0;
  if (DENSE.test(text)) return text.length / DENSE_WORTH_IT;
  return text.length < SENTENCE ? 0 : text.length / WORTH_IT;
}
