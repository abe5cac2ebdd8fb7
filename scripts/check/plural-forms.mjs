// The plural forms that a language has for whole numbers, the only counts in the interface.

/** Highest count to examine; some languages have a form for millions alone. */
const MOST = 10_000;

/** Returns `{ one: [1, 21, 31 …], few: [2, 3, 4, 22 …], … }` by CLDR. */
export function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  const forms = {};
  for (let count = 0; count <= MOST; count++) {
    const form = rules.select(count);
    forms[form] ??= [];
    forms[form].push(count);
  }
  return forms;
}

/**
 * Returns whether a form is for a single number, which its text may then spell out: "a paragraph". Ignores 0, which is
 * never counted.
 */
export const isOneNumber = (counts) => counts.filter((count) => count > 0).length <= 1;

/** `words_one` → `['words', 'one']`; null for a key without a plural form. */
export function countedParts(key) {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match ? [match[1], match[2]] : null;
}
