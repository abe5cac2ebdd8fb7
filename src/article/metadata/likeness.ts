import { foldForComparison, isAscii } from '../../shared/text.ts';

/** Returns the words of a text, without accents, because addresses have none. */
export function wordsOf(text: string): ReadonlySet<string> {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return new Set(
    foldForComparison(plain)
      .split(' ')
      .filter((word) => word !== ''),
  );
}

/** Returns the share of common words (0 … 1); 1 if both have the same words. */
export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Returns the words in the last part of an address's path, which names the page. */
export function addressWords(url: string): ReadonlySet<string> {
  const path = url.replace(/^\w+:\/\/[^/]*|[?#].*|(?<!\/)\/+$|\.\w{2,5}$/gs, '');
  return wordsOf(path.slice(path.lastIndexOf('/') + 1));
}
