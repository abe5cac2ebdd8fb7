// Computes the numbers of one page. An algorithm's figures are computed from sums of these numbers, so that figures can
// be computed for any sample of pages.
import { compareMetadata } from '../quality/metrics/metadata.mjs';

/** Names of a page's numbers, in the order in which files store the numbers. New names must be added at the end. */
export const PARTS = [
  'pages',
  'empty',
  'judged',
  'f1',
  'hasPrecision',
  'precision',
  'hasRecall',
  'recall',
  'comments',
  'commentsKept',
  'commentsFound',
  'related',
  'words',
  'authorsAsked',
  'authorsGiven',
  'authorsRight',
  'daysAsked',
  'daysGiven',
  'daysRight',
  'headlinesAsked',
  'headlinesGiven',
  'headlinesRight',
  'hasConfidence',
  'confidence',
];

/**
 * Decimal digits of the numbers. The numbers are rounded before they are used, so that a run gives the same figures as
 * its saved file.
 */
const DIGITS = 4;

/** Returns the numbers of one page. `scored` is the result of `scorePage`; null if the page has no ground truth. */
export function partsOf({ page, prediction, scored }) {
  const values = { pages: 1, empty: prediction.articleBody.trim() === '' ? 1 : 0, ...scoreParts(scored) };
  if (scored !== null) Object.assign(values, metadataParts(page.truth, prediction), confidenceParts(prediction));
  return PARTS.map((name) => Number((values[name] ?? 0).toFixed(DIGITS)));
}

function scoreParts(scored) {
  if (scored === null) return {};
  const { score, words, comments, related } = scored;
  return {
    judged: 1,
    f1: words.f1,
    hasPrecision: score.precision === null ? 0 : 1,
    precision: score.precision,
    hasRecall: score.recall === null ? 0 : 1,
    recall: score.recall,
    comments: comments?.all,
    commentsKept: comments?.kept,
    commentsFound: comments?.found,
    ...related,
  };
}

function metadataParts(truth, prediction) {
  const fields = compareMetadata([{ truth, prediction }]);
  const named = { authors: fields.authors, days: fields.datePublished, headlines: fields.headline };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, counts]) => [
      [`${name}Asked`, counts?.pages],
      [`${name}Given`, counts?.given],
      [`${name}Right`, counts?.right],
    ]),
  );
}

const confidenceParts = ({ confidence }) => (confidence === null ? {} : { hasConfidence: 1, confidence });
