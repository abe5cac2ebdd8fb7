// WCXB's metric: words without regard to case and order (README of WCXB v1.0), and its snippets.
import { harmonicMean, mean } from './averages.mjs';
import { countOf, tokensOf } from './tokens.mjs';

/** A text as the metric sees it: how often each word occurs, and how many there are. */
export function wordsOf(text) {
  const words = tokensOf(text.toLowerCase());
  return { counts: countOf(words), total: words.length };
}

/** Word precision, recall and F1 of one page. */
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

/** Parts of the required and of the unwanted snippets that a text holds, white space and case aside. */
export function findSnippets(snippets, text) {
  const folded = fold(text);
  const part = (some) => some.filter((snippet) => folded.includes(fold(snippet))).length / some.length;
  const { with: required, without: unwanted } = snippets;
  return {
    with: required.length === 0 ? null : part(required),
    without: unwanted.length === 0 ? null : part(unwanted),
  };
}

/** Means over pages, all together and by page type; `pages` have `type`, `words` and, in WCXB, `snippets`. */
export function averageWords(pages) {
  const of = (name, some) => mean(some.map(({ words }) => words[name]));
  const snippets = (name) => mean(pages.map((page) => page.snippets?.[name] ?? null));
  return {
    f1: of('f1', pages),
    precision: of('precision', pages),
    recall: of('recall', pages),
    byType: Object.fromEntries(byType(pages).map(([type, some]) => [type, { pages: some.length, f1: of('f1', some) }])),
    snippets: pages.some((page) => page.snippets) ? { with: snippets('with'), without: snippets('without') } : null,
  };
}

/** Page types with their pages, the largest first. */
function byType(pages) {
  const types = countOf(pages.map(({ type }) => type));
  return [...types.keys()]
    .map((type) => [type, pages.filter((page) => page.type === type)])
    .sort(([, a], [, b]) => b.length - a.length);
}

const fold = (text) => text.toLowerCase().replace(/\s+/g, ' ');
