import { foldForComparison, isAscii } from '../../shared/text.ts';

/** Returns the words of a text without accents, to compare them with the words in an address. */
export function wordsOf(text: string): ReadonlySet<string> {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return new Set(
    foldForComparison(plain)
      .split(' ')
      .filter((word) => word !== ''),
  );
}

/** Returns the share of words that two texts have in common: 0 … 1, with 1 for the same words (Dice coefficient). */
export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Returns the words in the last part of an address's path, because this part names the page. */
export function addressWords(url: string): ReadonlySet<string> {
  const path = url.replace(/^\w+:\/\/[^/]*|[?#].*|(?<!\/)\/+$|\.\w{2,5}$/gs, '');
  return wordsOf(path.slice(path.lastIndexOf('/') + 1));
}
