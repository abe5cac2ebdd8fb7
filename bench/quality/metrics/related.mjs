// Counts kept links to other articles (docs/specs/measurement.md, "Related links").
import { tokensOf } from './tokens.mjs';

const asWords = (text) => ` ${tokensOf(text.toLowerCase()).join(' ')} `;

/** Returns the number of words in lines that are mostly links and not in the truth (`related`), and of all `words`. */
export function relatedWords(truth, text, linkLines) {
  const asked = asWords(truth);
  const isRelated = (line) => line !== '  ' && !asked.includes(line);
  const lines = linkLines.map(asWords).filter(isRelated);
  return { related: lines.reduce((sum, line) => sum + tokensOf(line).length, 0), words: tokensOf(text).length };
}
