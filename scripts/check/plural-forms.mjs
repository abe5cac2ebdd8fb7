// Which forms of a count a language has, as far as counts here ask for them: whole numbers.

/** Counts beyond this are none of an interface; some languages have a form for millions alone. */
const MOST = 10_000;

/** `{ one: [1, 21, 31 …], few: [2, 3, 4, 22 …], … }` by CLDR. */
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

/** Whether a form stands for one number only, which its text may then say in a word: "a paragraph". Nobody counts nothing. */
export const isOneNumber = (counts) => counts.filter((count) => count > 0).length <= 1;

/** `words_one` → `['words', 'one']`; null for a key that is none of a count. */
export function countedParts(key) {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return match ? [match[1], match[2]] : null;
}
