/** A language's stop words. */
export interface StopList {
  language: string;
  words: ReadonlySet<string>;
}

/** Lists by language, in the format of `scripts/pack/stop-words.mjs`. */
export type PackedLists = Readonly<Record<string, string>>;

const FALLBACK = 'en';

/**
 * Returns the stop words of a language; of English if it is unknown or has no list (docs/specs/goose.md, "Languages").
 */
export function stopList(lists: PackedLists, language: string | null): StopList {
  const listed = language !== null && Object.hasOwn(lists, language) ? language : FALLBACK;
  return { language: listed, words: new Set((lists[listed] ?? '').split(' ')) };
}
