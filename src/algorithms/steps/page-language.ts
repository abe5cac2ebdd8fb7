import type { PageSnapshot } from '../../page/snapshot/types.ts';

/** Meta elements that declare a language, the most reliable first: the value of `attribute` contains `part`. */
const META = [
  { attribute: 'http-equiv', part: 'content-language' },
  { attribute: 'name', part: 'lang' },
] as const;

/**
 * Returns, as two lower-case letters, the language that the page declares, or null (docs/specs/goose.md, "Languages").
 * An empty `lang` of the root means "unknown", so meta elements are not read in this case.
 */
export function pageLanguage(snapshot: PageSnapshot): string | null {
  const declared = snapshot.nodes.attributes[0]?.lang ?? metaLanguage(snapshot) ?? '';
  return /^[a-z]{2}/i.test(declared) ? declared.slice(0, 2).toLowerCase() : null;
}

function metaLanguage({ nodes, names }: PageSnapshot): string | null {
  const meta = names.indexOf('meta');
  const metas = nodes.attributes.filter((_, node) => nodes.name[node] === meta);
  for (const { attribute, part } of META) {
    const found = metas.find((attributes) => attributes?.[attribute]?.toLowerCase().includes(part));
    if (found) return found.content ?? null;
  }
  return null;
}

/** Stop words by language, as `scripts/pack/stop-words.mjs` writes them: separated by spaces. */
export type PackedLists = Readonly<Record<string, string>>;

const FALLBACK = 'en';

/** Returns a language's stop words; English ones if it is null or has no list (docs/specs/goose.md, "Languages"). */
export function stopList(lists: PackedLists, language: string | null) {
  const listed = language !== null && Object.hasOwn(lists, language) ? language : FALLBACK;
  return { language: listed, words: new Set((lists[listed] ?? '').split(' ')) };
}

export type StopList = ReturnType<typeof stopList>;
