/** How like two titles are, by their words. */
import { foldForComparison, isAscii } from '../../shared/text.ts';

/** Words without accents: addresses have none. */
export function wordsOf(text: string): ReadonlySet<string> {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return new Set(
    foldForComparison(plain)
      .split(' ')
      .filter((word) => word !== ''),
  );
}

/** Share of words that two texts have in common, 0 … 1; 1 when they have the same. */
export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The words of an address: the last of its parts names the page. */
export function addressWords(url: string): ReadonlySet<string> {
  const path = url.replace(/^\w+:\/\/[^/]*|[?#].*|(?<!\/)\/+$|\.\w{2,5}$/gs, '');
  return wordsOf(path.slice(path.lastIndexOf('/') + 1));
}
