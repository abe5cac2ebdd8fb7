export interface StopList {
  language: string;
  words: ReadonlySet<string>;
}

/** Stop words by language, as `scripts/pack/stop-words.mjs` writes them: separated by spaces. */
export type PackedLists = Readonly<Record<string, string>>;

const FALLBACK = 'en';

/**
 * Returns the stop words of a language, or the English ones if the language is null or has no list
 * (docs/specs/goose.md, "Languages").
 */
export function stopList(lists: PackedLists, language: string | null): StopList {
  const listed = language !== null && Object.hasOwn(lists, language) ? language : FALLBACK;
  return { language: listed, words: new Set((lists[listed] ?? '').split(' ')) };
}
