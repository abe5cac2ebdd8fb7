// Computes the metrics of the data set WCXB (README of WCXB v1.0): the F1 of words, which ignores their case and order,
// and the share of text snippets that were found.
import { harmonicMean, mean } from './averages.mjs';
import { countOf, tokensOf } from './tokens.mjs';

/** Returns how often each word of a text occurs, and the number of words. */
export function wordsOf(text) {
  const words = tokensOf(text.toLowerCase());
  return { counts: countOf(words), total: words.length };
}

export function compareWords(reference, prediction) {
  if (reference.total === 0 || prediction.total === 0) {
    const score = reference.total === prediction.total ? 1 : 0;
    return { f1: score, precision: score, recall: score };
  }
  let both = 0;
  for (const [word, count] of prediction.counts) both += Math.min(count, reference.counts.get(word) ?? 0);
  const precision = both / prediction.total;
  const recall = both / reference.total;
  return { f1: harmonicMean(precision, recall), precision, recall };
}

/**
 * Returns the share of the required snippets, and of the unwanted snippets, that a text contains. Ignores white space
 * and case.
 */
export function findSnippets(snippets, text) {
  const folded = fold(text);
  const part = (some) => some.filter((snippet) => folded.includes(fold(snippet))).length / some.length;
  const { with: required, without: unwanted } = snippets;
  return {
    with: required.length === 0 ? null : part(required),
    without: unwanted.length === 0 ? null : part(unwanted),
  };
}

/** Returns mean scores over all pages and by page type. Each page has `type`, `words` and, in WCXB, `snippets`. */
export function averageWords(pages) {
  const of = (name, some) => mean(some.map(({ words }) => words[name]));
  const snippets = (name) => mean(pages.map((page) => page.snippets?.[name] ?? null));
  return {
    f1: of('f1', pages),
    precision: of('precision', pages),
    recall: of('recall', pages),
    byType: averageF1By(pages, ({ type }) => type),
    snippets: pages.some((page) => page.snippets) ? { with: snippets('with'), without: snippets('without') } : null,
  };
}

/**
 * Returns `{ pages, f1 }` for each group: its number of pages and their mean F1, largest group first. `nameOf` returns
 * the name of a page's group.
 */
export function averageF1By(pages, nameOf) {
  const groups = [...countOf(pages.map(nameOf))].sort(([, a], [, b]) => b - a);
  const f1 = (name) => mean(pages.filter((page) => nameOf(page) === name).map(({ words }) => words.f1));
  return Object.fromEntries(groups.map(([name, count]) => [name, { pages: count, f1: f1(name) }]));
}

const fold = (text) => text.toLowerCase().replace(/\s+/g, ' ');
