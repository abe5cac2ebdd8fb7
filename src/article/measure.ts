import type { Root, RootContent } from 'hast';

/** Words a minute that adults read silently, as mean of many studies (Brysbaert 2019: 238 for non-fiction). */
const WORDS_PER_MINUTE = 238;

/** Scripts that set no spaces between words: only a dictionary finds them. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** Number of words; by the language's dictionary (`Intl.Segmenter`) where words have no spaces between them. */
export function countWords(text: string, language: string): number {
  if (!WITHOUT_SPACES.test(text)) return countSpaced(text);
  const segmenter = new Intl.Segmenter(supported(language), { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words++;
  return words;
}

/** Runs without white space that hold a letter or digit: far faster than segmenting, and the same for prose. */
function countSpaced(text: string): number {
  let words = 0;
  let isCounted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x20 || (code < 0x21 && code > 0x08) || code === 0xa0 || (code >= 0x2000 && code <= 0x200a))
      isCounted = false;
    else if (!isCounted && isWordCharacter(code, text, i)) {
      words++;
      isCounted = true;
    }
  }
  return words;
}

function isWordCharacter(code: number, text: string, index: number): boolean {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
  return WORD.test(String.fromCodePoint(text.codePointAt(index) ?? 0));
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
