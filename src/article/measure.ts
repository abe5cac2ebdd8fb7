import type { Root, RootContent } from 'hast';

/** Words a minute that adults read silently, as mean of many studies (Brysbaert 2019: 238 for non-fiction). */
const WORDS_PER_MINUTE = 238;

/** Number of words, by the language's own rules where they need a dictionary (Chinese, Japanese, Thai …). */
export function countWords(text: string, language: string): number {
  const segmenter = new Intl.Segmenter(supported(language), { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words++;
  return words;
}

function supported(language: string): string | undefined {
  try {
    return language === '' ? undefined : Intl.getCanonicalLocales(language)[0];
  } catch {
    // RangeError: pages declare languages like "english" or "xx_YY".
    return undefined;
  }
}

export function countTreeWords(tree: Root, language: string): number {
  return tree.children.reduce((sum, child) => sum + countWords(spacedText(child), language), 0);
}

/** Text with gaps between blocks, so that the last word of one and the first of the next stay two. */
function spacedText(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const parts = node.children.map(spacedText);
  return /^(?:li|p|td|th|tr|dt|dd|h[1-6]|ul|ol|table|blockquote|pre|figcaption|br)$/.test(node.tagName)
    ? ` ${parts.join('')} `
    : parts.join('');
}

/** Estimated reading time in whole minutes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
