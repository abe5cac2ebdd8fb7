/** Classifies paragraphs by their own text, then by their neighbors (docs/specs/justext.md). */

import { at } from '../../shared/column.ts';
import { type JusTextParagraph, words } from './paragraphs.ts';

// Parameters of the article extraction benchmark (docs/specs/justext.md, "Parameters"), which are better on news pages
// than jusText's defaults. Lengths are in characters, densities from 0 to 1.

/** Minimum length of a paragraph that is judged by stop words. A shorter one is "short", or "bad" if it has links. */
const LENGTH_LOW = 50;
/** Length above which a paragraph with many stop words is good, regardless of the paragraphs around it. */
const LENGTH_HIGH = 200;
const STOP_WORDS_LOW = 0.1;
const STOP_WORDS_HIGH = 0.2;
const MAX_LINK_DENSITY = 0.2;

type ParagraphClass = 'good' | 'near-good' | 'short' | 'bad';

export interface ClassifiedParagraph {
  readonly paragraph: JusTextParagraph;
  readonly class: ParagraphClass;
  readonly step: string;
  readonly reason: string;
}

/**
 * Classifies each paragraph by its own text, or else by its neighbors (docs/specs/justext.md, "Classes by neighbours").
 * Leaves out two steps of the original: the first (short headings), which has no effect because of a bug, and the last
 * (headings that only their neighbors made bad), which the benchmark switches off.
 */
export function classify(
  paragraphs: readonly JusTextParagraph[],
  stopWords: ReadonlySet<string>,
): readonly ClassifiedParagraph[] {
  return reviseNearGood(reviseShort(paragraphs.map((paragraph) => classifyContextFree(paragraph, stopWords))));
}

/** Classifies a paragraph by its own links, length and stop words (docs/specs/justext.md, "Classes by themselves"). */
export function classifyContextFree(paragraph: JusTextParagraph, stopWords: ReadonlySet<string>): ClassifiedParagraph {
  const [ownClass, reason] = firstRule(paragraph, stopWords);
  return { paragraph, class: ownClass, step: 'context-free', reason };
}

function firstRule(
  { text, length, linkLength, isInSelect }: JusTextParagraph,
  stopWords: ReadonlySet<string>,
): [ParagraphClass, string] {
  const linkDensity = length === 0 ? 0 : linkLength / length;
  if (linkDensity > MAX_LINK_DENSITY)
    return ['bad', `link density ${linkDensity.toFixed(3)}, above ${MAX_LINK_DENSITY}`];
  if (text.includes('©') || text.includes('&copy')) return ['bad', 'a copyright sign in it'];
  if (isInSelect) return ['bad', 'in a list of choices'];
  if (length >= LENGTH_LOW) return ruleOfStopWords(stopWordDensity(text, stopWords), length);
  const size = `length ${length}, below ${LENGTH_LOW}`;
  return linkLength > 0 ? ['bad', `${size}, with a link`] : ['short', size];
}

function ruleOfStopWords(density: number, length: number): [ParagraphClass, string] {
  const found = `stop-word density ${density.toFixed(3)}`;
  if (density < STOP_WORDS_HIGH) {
    return density < STOP_WORDS_LOW
      ? ['bad', `${found}, below ${STOP_WORDS_LOW}`]
      : ['near-good', `${found}, from ${STOP_WORDS_LOW} but below ${STOP_WORDS_HIGH}`];
  }
  return length > LENGTH_HIGH
    ? ['good', `${found}, from ${STOP_WORDS_HIGH}; length ${length}, above ${LENGTH_HIGH}`]
    : ['near-good', `${found}, from ${STOP_WORDS_HIGH}; length ${length}, not above ${LENGTH_HIGH}`];
}

/** Returns the share of stop words. A word includes its punctuation, so "the." is not counted as a stop word. */
export function stopWordDensity(text: string, stopWords: ReadonlySet<string>): number {
  const all = words(text.toLowerCase());
  return all.length === 0 ? 0 : all.filter((word) => stopWords.has(word)).length / all.length;
}

type Paragraphs = readonly ClassifiedParagraph[];

/** Classes of the nearest paragraphs on one side of a paragraph; "bad" at the ends of the page. */
interface Neighbour {
  /** Class of the nearest good or bad paragraph. */
  readonly decided: 'good' | 'bad';
  /** Class of the nearest good, bad or near-good paragraph. */
  readonly nearest: 'good' | 'bad' | 'near-good';
}

const EDGE: Neighbour = { decided: 'bad', nearest: 'bad' };

function neighboursBefore(paragraphs: Paragraphs): Neighbour[] {
  let last = EDGE;
  return paragraphs.map((paragraph) => {
    const before = last;
    if (paragraph.class === 'good' || paragraph.class === 'bad') {
      last = { decided: paragraph.class, nearest: paragraph.class };
    } else if (paragraph.class === 'near-good') last = { ...last, nearest: 'near-good' };
    return before;
  });
}

function neighboursAfter(paragraphs: Paragraphs): Neighbour[] {
  return neighboursBefore(paragraphs.toReversed()).toReversed();
}

/**
 * Step 1: makes a short paragraph good if the nearest good or bad paragraphs on both sides are good, or if only one is
 * good and, on the other side, a near-good paragraph is nearer than the bad one; otherwise bad.
 */
function reviseShort(paragraphs: Paragraphs): Paragraphs {
  const befores = neighboursBefore(paragraphs);
  const afters = neighboursAfter(paragraphs);
  return paragraphs.map((paragraph, index) => {
    if (paragraph.class !== 'short') return paragraph;
    const before = at(befores, index);
    const after = at(afters, index);
    const numberGood = [before, after].filter(({ decided }) => decided === 'good').length;
    const isGood = numberGood === 2 || (numberGood === 1 && (leansToGood(before) || leansToGood(after)));
    return revise(paragraph, isGood, 'short', `${describe(before)} before, ${describe(after)} after`);
  });
}

function leansToGood({ decided, nearest }: Neighbour): boolean {
  return decided === 'bad' && nearest === 'near-good';
}

function describe({ decided, nearest }: Neighbour): string {
  return nearest === decided ? decided : `${nearest} and then ${decided}`;
}

/**
 * Step 2: makes a near-good paragraph good if the nearest good or bad paragraph on either side is good, otherwise bad.
 * Goes from the first paragraph to the last, so the paragraph before each one already has its final class.
 */
function reviseNearGood(paragraphs: Paragraphs): Paragraphs {
  const afters = neighboursAfter(paragraphs);
  const revised: ClassifiedParagraph[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const before = revised.at(-1)?.class ?? EDGE.decided;
    const { decided: after } = at(afters, index);
    const isGood = before === 'good' || after === 'good';
    revised.push(
      paragraph.class === 'near-good'
        ? revise(paragraph, isGood, 'near-good', `${before} before, ${after} after`)
        : paragraph,
    );
  }
  return revised;
}

function revise(paragraph: ClassifiedParagraph, isGood: boolean, step: string, why: string): ClassifiedParagraph {
  return { ...paragraph, class: isGood ? 'good' : 'bad', step, reason: `${paragraph.reason}; ${why}` };
}
