// Compares a port's texts with its original's, page by page.
import { averageScores, pageScore } from '../quality/metrics/averages.mjs';
import { shinglesOf } from '../quality/metrics/shingles.mjs';

/** Words shown before the place where two texts begin to differ. */
const BEFORE = 3;
const AFTER = 12;

/** Returns the figures over all pages, and each page that differs; `ours` and `theirs` are page id → text. */
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

/** Returns where two lists of words begin to differ, and the words from there to their common end. */
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
