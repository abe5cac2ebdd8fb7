/** Classifies a paragraph by its own links, length and stop words (docs/specs/justext.md, "Classes by themselves"). */
import { type JusTextParagraph, words } from './paragraphs.ts';
import type { Parameters } from './parameters.ts';

type ParagraphClass = 'good' | 'near-good' | 'short' | 'bad';

/**
 * A paragraph with its class so far (`class`), its class by its own text alone (`contextFreeClass`), and the reason.
 */
export interface ClassifiedParagraph {
  readonly paragraph: JusTextParagraph;
  readonly contextFreeClass: ParagraphClass;
  readonly class: ParagraphClass;
  /** Name of the step that decided the class. */
  readonly step: string;
  readonly reason: string;
}

export function classifyContextFree(
  paragraph: JusTextParagraph,
  stopWords: ReadonlySet<string>,
  parameters: Parameters,
): ClassifiedParagraph {
  const [contextFreeClass, reason] = firstRule(paragraph, stopWords, parameters);
  return { paragraph, contextFreeClass, class: contextFreeClass, step: 'context-free', reason };
}

/** Returns the class that the first applicable rule gives to a paragraph, and the reason. */
function firstRule(
  { text, length, linkLength, isInSelect }: JusTextParagraph,
  stopWords: ReadonlySet<string>,
  parameters: Parameters,
): [ParagraphClass, string] {
  const { maxLinkDensity, lengthLow } = parameters;
  const linkDensity = length === 0 ? 0 : linkLength / length;
  if (linkDensity > maxLinkDensity) return ['bad', `link density ${linkDensity.toFixed(3)}, above ${maxLinkDensity}`];
  if (text.includes('©') || text.includes('&copy')) return ['bad', 'a copyright sign in it'];
  if (isInSelect) return ['bad', 'in a list of choices'];
  if (length >= lengthLow) return ruleOfStopWords(stopWordDensity(text, stopWords), length, parameters);
  const size = `length ${length}, below ${lengthLow}`;
  return linkLength > 0 ? ['bad', `${size}, with a link`] : ['short', size];
}

function ruleOfStopWords(
  density: number,
  length: number,
  { stopWordsHigh, stopWordsLow, lengthHigh }: Parameters,
): [ParagraphClass, string] {
  const found = `stop-word density ${density.toFixed(3)}`;
  if (density < stopWordsHigh) {
    return density < stopWordsLow
      ? ['bad', `${found}, below ${stopWordsLow}`]
      : ['near-good', `${found}, from ${stopWordsLow} but below ${stopWordsHigh}`];
  }
  return length > lengthHigh
    ? ['good', `${found}, from ${stopWordsHigh}; length ${length}, above ${lengthHigh}`]
    : ['near-good', `${found}, from ${stopWordsHigh}; length ${length}, not above ${lengthHigh}`];
}

/**
 * Returns the share of stop words in a text. A word includes its punctuation, so "the." is not counted as a stop word.
 */
export function stopWordDensity(text: string, stopWords: ReadonlySet<string>): number {
  const all = words(text.toLowerCase());
  return all.length === 0 ? 0 : all.filter((word) => stopWords.has(word)).length / all.length;
}
