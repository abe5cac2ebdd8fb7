// Counts the words of links to other articles that an algorithm wrongly kept (docs/specs/measurement.md, "Related
// links").
import { tokensOf } from './tokens.mjs';

const asWords = (text) => ` ${tokensOf(text.toLowerCase()).join(' ')} `;

/**
 * Counts the `words` of a text, and its `related` words: the words in lines that are mostly links and that are not in
 * the ground truth.
 */
export function relatedWords(truth, text, linkLines) {
  const asked = asWords(truth);
  const isRelated = (line) => line !== '  ' && !asked.includes(line);
  const lines = linkLines.map(asWords).filter(isRelated);
  return { related: lines.reduce((sum, line) => sum + tokensOf(line).length, 0), words: tokensOf(text).length };
}
