// Lists the plural forms that a language uses for whole numbers. The interface counts only whole things.

/** Largest count to try. Some languages have a form that only millions use, and the interface does not need it. */
const MOST = 10_000;

/** Returns plural form → counts with this form: `{ one: [1, 21, 31 …], few: [2, 3, 4, 22 …], … }`. */
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
 * Returns whether only one number has a plural form. The text may then contain the number as a word: "a paragraph".
 * Ignores 0, which the interface never shows.
 */
export const isOneNumber = (counts) => counts.filter((count) => count > 0).length <= 1;

/** Splits the key of a counted text: `words_one` → `['words', 'one']`. Returns null for a key without a plural form. */
export function countedParts(key) {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match ? [match[1], match[2]] : null;
}
