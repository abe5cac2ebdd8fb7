/**
 * Returns a function that checks whether its texts together contain all words of the query, ignoring case and accents.
 * An empty query matches all texts.
 */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
