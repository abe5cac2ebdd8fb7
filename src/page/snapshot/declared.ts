/** Reads what documents declare for programs: `meta` elements, and scripts with data. Works without a browser, too. */
import type { MetadataHints } from './types.ts';

/** Collects the contents of `meta` elements by name. `elements`: a function like `getAttribute` for each element. */
export function metaHints(
  elements: readonly ((attribute: string) => string | null | undefined)[],
): MetadataHints['meta'] {
  const meta: Record<string, string[]> = Object.create(null);
  for (const attributeOf of elements) {
    const content = attributeOf('content')?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      // RDFa allows several names in one attribute
      for (const name of attributeOf(attribute)?.toLowerCase().split(/\s+/) ?? []) {
        if (name) (meta[name] ??= []).push(content);
      }
    }
  }
  return meta;
}

/** Returns whether a script with this `type` contains data that is read: JSON-LD, or a formula of MathJax 2. */
export function isDataScript(type = ''): boolean {
  return /^\s*(?:application\/ld\+json\s*$|math\/tex\b)/i.test(type);
}
