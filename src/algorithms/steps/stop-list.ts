/** A language's stop words. */
export interface StopList {
  language: string;
  words: ReadonlySet<string>;
}

/** Lists by language, as `scripts/pack/stop-words.mjs` writes them. */
export type PackedLists = Readonly<Record<string, string>>;

const FALLBACK = 'en';

/** The words of a language; of English when it is not known or has no list (docs/specs/goose.md, "Languages"). */
export function stopList(lists: PackedLists, language: string | null): StopList {
  const listed = language !== null && Object.hasOwn(lists, language) ? language : FALLBACK;
  return { language: listed, words: new Set((lists[listed] ?? '').split(' ')) };
}
