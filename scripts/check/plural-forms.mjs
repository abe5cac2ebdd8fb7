// Lists the plural forms that a language uses for whole numbers. The interface counts only whole things.

/** Largest count to try. Some languages have a plural form for millions only, which the interface does not need. */
const MOST = 10_000;

/** Returns the counts from 0 to `MOST` by their plural form: `{ one: [1, 21, 31 …], few: [2, 3, 4, 22 …], … }`. */
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
 * Returns whether a plural form is used for a single number only, as "one" is for 1 in English. A text in this form may
 * spell out the number: "a paragraph". Ignores 0, which the interface never shows.
 */
export const isOneNumber = (counts) => counts.filter((count) => count > 0).length <= 1;

/** Splits the key of a counted text: `words_one` → `['words', 'one']`. Returns null for a key without a plural form. */
export function countedParts(key) {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match ? [match[1], match[2]] : null;
}
