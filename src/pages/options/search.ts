/** Whether all words of a query are in one of the texts; capitals and accents do not count. An empty query is in everything. */
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
