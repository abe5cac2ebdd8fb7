// Compares the text of a port (Lectern's version of another project's algorithm) with the text of the original program,
// page by page.
import { averageScores, pageScore } from '../quality/metrics/averages.mjs';
import { shinglesOf } from '../quality/metrics/shingles.mjs';

/** Number of words of each text to show before the first difference. */
const BEFORE = 3;
/** Number of words to show from the first difference onwards. */
const AFTER = 12;

/**
 * Returns figures over all pages, and the pages whose texts differ. `ours` and `theirs` have a text for each page id:
 * the text of the ported algorithm, and the text of the original program.
 */
export function compareTexts(ours, theirs) {
  const pages = Object.keys(ours)
    .filter((id) => theirs[id] !== undefined)
    .map((id) => ({ id, ours: shinglesOf(ours[id]), theirs: shinglesOf(theirs[id]) }));
  const scores = pages.map((page) => pageScore(page.theirs, page.ours));
  const { f1, precision, recall } = averageScores(scores);
  return {
    pages: pages.length,
    identical: scores.filter(({ accuracy }) => accuracy === 1).length,
    f1,
    precision,
    recall,
    differences: pages
      .filter((_page, at) => scores[at].accuracy !== 1)
      .map((page) => ({ id: page.id, ...firstDifference(page.ours.tokens, page.theirs.tokens) })),
  };
}

/**
 * Returns the position of the first difference between two lists of words, and three values for each list:
 *
 * - `words`: number of words in the list.
 * - `differing`: number of words between the equal beginning and the equal end.
 * - `context`: the words around the first difference.
 */
export function firstDifference(ours, theirs) {
  const shorter = Math.min(ours.length, theirs.length);
  let at = 0;
  while (at < shorter && ours[at] === theirs[at]) at++;
  let tail = 0;
  while (tail < shorter - at && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail++;
  const side = (tokens) => ({
    words: tokens.length,
    differing: tokens.length - at - tail,
    context: tokens.slice(Math.max(0, at - BEFORE), Math.min(at + AFTER, tokens.length - tail + BEFORE)).join(' '),
  });
  return { at, ours: side(ours), theirs: side(theirs) };
}
