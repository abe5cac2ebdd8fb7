// Counts the words of links to other articles that an algorithm wrongly kept (docs/specs/measurement.md, "Related
// links").
import { tokensOf } from './tokens.mjs';

const asWords = (text) => ` ${tokensOf(text.toLowerCase()).join(' ')} `;

/**
 * Returns the number of `words` in a text, and of `related` words: those in lines of links that the ground truth lacks.
 */
export function relatedWords(truth, text, linkLines) {
  const asked = asWords(truth);
  const isRelated = (line) => line !== '  ' && !asked.includes(line);
  const lines = linkLines.map(asWords).filter(isRelated);
  return { related: lines.reduce((sum, line) => sum + tokensOf(line).length, 0), words: tokensOf(text).length };
}
