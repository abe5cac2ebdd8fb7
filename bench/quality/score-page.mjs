// Computes the scores of one algorithm's text and metadata on one page.
import { pageScore } from './metrics/averages.mjs';
import { compareComments } from './metrics/comments.mjs';
import { languageOf } from './metrics/language.mjs';
import { relatedWords } from './metrics/related.mjs';
import { hasSameTokens, shinglesOf } from './metrics/shingles.mjs';
import { withoutSummary } from './metrics/summary-words.mjs';
import { compareWords, findSnippets, wordsOf } from './metrics/words.mjs';

/**
 * Prepares the ground truth of a page for the metrics. The result is used for all algorithms, to save time. `said` is
 * the language that the page states, or ''.
 */
export function referenceOf({ articleBody, summary }, said = '') {
  const text = summary ? `${summary}\n${articleBody}` : null;
  return {
    shingles: shinglesOf(articleBody),
    words: wordsOf(articleBody),
    language: languageOf(said, articleBody),
    withSummary: text === null ? null : { shingles: shinglesOf(text), words: wordsOf(text) },
  };
}

export function scorePage({ id, truth }, reference, prediction) {
  const { articleBody, comments, linkLines = [], confidence, page, kept = null, gaps = null } = prediction;
  const { type, kind, snippets } = truth;
  const text = shinglesOf(articleBody);
  const { shingles, words } = withoutFree(reference, text, wordsOf(articleBody));
  return {
    id,
    type,
    kind,
    language: reference.language,
    score: scoreOf(reference, text, shingles),
    words: compareWords(reference.words, words),
    comments: truth.comments ? compareComments(truth.comments, reference.shingles, text, shinglesOf(comments)) : null,
    related: relatedWords(truth.articleBody, articleBody, linkLines),
    isEmpty: articleBody.trim() === '',
    kept,
    gaps,
    confidence,
    page,
    ...(snippets && { snippets: findSnippets(snippets, articleBody) }),
  };
}

function withoutFree({ shingles, words, withSummary }, text, textWords) {
  if (withSummary === null) return { shingles: text, words: textWords };
  const counts = withoutSummary(textWords.counts, words.counts, withSummary.words.counts);
  return {
    shingles: { ...text, counts: withoutSummary(text.counts, shingles.counts, withSummary.shingles.counts) },
    words: { counts, total: [...counts.values()].reduce((sum, count) => sum + count, 0) },
  };
}

function scoreOf({ shingles, withSummary }, text, counted) {
  const score = pageScore(shingles, counted);
  const isSame = withSummary !== null && hasSameTokens(withSummary.shingles, text);
  return isSame ? { ...score, accuracy: 1 } : score;
}
