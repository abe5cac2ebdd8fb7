/** Makes the beginnings of words bold with the CSS Custom Highlight API, which does not change the text. */
import { type TextSpan, words } from '../aloud/core/segments.ts';

const NAME = 'lectern-bold-starts';
/** Priority of the CSS highlight: below the default (0) of the user's highlights and of reading aloud. */
const PRIORITY = -1;

const BLOCKS = '.body :is(p, li, dd, dt, blockquote, td, figcaption)';
/** Elements in blocks that are left out, because they are already bold or are not running text. */
const LEFT = 'code, kbd, samp, pre, math, b, strong, h1, h2, h3, h4, h5, h6, button, [data-ours], [data-footnote-ref]';
/** Placeholder for an element that is left out; it keeps the words before and after the element apart. */
const GAP = '\ufffc';

/** Returns a function that shows bold beginnings for text in a language, or removes them if the language is null. */
export function createBoldStarts(dialog: HTMLElement, signal: AbortSignal): (language: string | null) => void {
  let language: string | null = null;
  const shown = new Map<Element, readonly AbstractRange[]>();
  let highlight = new Highlight();
  const sight = new IntersectionObserver(onSight, { root: dialog, rootMargin: '100%' });
  const mutations = new MutationObserver(begin);

  /** Highlights only the blocks near the view, because painting the highlights of a whole book is slow. */
  function onSight(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting === shown.has(target)) continue;
      const ranges = shown.get(target) ?? rangesIn(target, language ?? '');
      if (isIntersecting) {
        shown.set(target, ranges);
        for (const range of ranges) highlight.add(range);
      } else {
        shown.delete(target);
        for (const range of ranges) highlight.delete(range);
      }
    }
  }

  function end(): void {
    sight.disconnect();
    mutations.disconnect();
    shown.clear();
    CSS.highlights.delete(NAME);
  }

  function begin(): void {
    end();
    const article = dialog.querySelector('.article');
    if (language === null || !article) return;
    highlight = new Highlight();
    highlight.priority = PRIORITY;
    CSS.highlights.set(NAME, highlight);
    for (const block of article.querySelectorAll(BLOCKS)) sight.observe(block);
    mutations.observe(article, { childList: true, subtree: true, characterData: true });
  }

  signal.addEventListener('abort', end);
  return (next) => {
    if (next === language) return;
    language = next;
    begin();
  };
}

/** Returns the ranges to make bold. Joins the block's texts first: a word may continue in the next element. */
function rangesIn(block: Element, language: string): StaticRange[] {
  const texts: { node: Text; start: number }[] = [];
  let text = '';
  const visit = (node: Node) => {
    if (node instanceof Text) {
      texts.push({ node, start: text.length });
      text += node.data;
    } else if (node instanceof Element) {
      if (node.matches(LEFT) || node.matches(BLOCKS)) text += GAP;
      else for (const child of node.childNodes) visit(child);
    }
  };
  for (const child of block.childNodes) visit(child);
  const placeOf = (offset: number) => {
    const found = texts.findLast(({ start }) => start <= offset) as { node: Text; start: number };
    return { node: found.node, offset: Math.min(offset - found.start, found.node.length) };
  };
  return startsOf(text, language).map(({ start, end }) => {
    const [first, last] = [placeOf(start), placeOf(end - 1)];
    return new StaticRange({
      startContainer: first.node,
      startOffset: first.offset,
      endContainer: last.node,
      endOffset: last.offset + 1,
    });
  });
}

/** Characters of words that get a bold beginning: alphabets with separate letters (unlike Arabic) and spaced words. */
const OF_WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’\u00ad-]/u;
const LETTER = /\p{L}\p{M}*/gu;

/** In a word with at most this many letters, only the first letter is bold. */
const SHORT = 3;
/** Share of the letters (0–1) that are bold in longer words. */
const SHARE = 0.4;

/** Returns the beginnings of words, in text order. Skips numbers, and words in other alphabets. */
export function startsOf(text: string, language: string): TextSpan[] {
  return words(text, language).flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    if (!Array.from(word).every((character) => OF_WORDS.test(character))) return [];
    const letters = [...word.matchAll(LETTER)];
    const count = letters.length <= SHORT ? 1 : Math.ceil(letters.length * SHARE);
    const last = letters[count - 1];
    return last ? [{ start, end: start + last.index + last[0].length }] : [];
  });
}
