/** Classifies paragraphs by their own text, then by their neighbours (docs/specs/justext.md). */

import { at } from '../../shared/column.ts';
import { type JusTextParagraph, words } from './paragraphs.ts';

/** Thresholds of jusText (docs/specs/justext.md, "Parameters"). Lengths are in characters, densities from 0 to 1. */
export interface Parameters {
  /** Length below which a paragraph is "short", regardless of its words. */
  readonly lengthLow: number;
  /** Length above which a paragraph with many stop words is good, regardless of its neighbours. */
  readonly lengthHigh: number;
  readonly stopWordsLow: number;
  readonly stopWordsHigh: number;
  readonly maxLinkDensity: number;
  /** Maximum distance from a heading to the next good paragraph; a heading farther from it is not kept. */
  readonly maxHeadingDistance: number;
  readonly rescuesHeadings: boolean;
}

/** Parameters of the article extraction benchmark, which are better on news pages than the defaults. */
export const BENCHMARK: Parameters = {
  lengthLow: 50,
  lengthHigh: 200,
  stopWordsLow: 0.1,
  stopWordsHigh: 0.2,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: false,
};

type ParagraphClass = 'good' | 'near-good' | 'short' | 'bad';

/** `class` is the current class, `contextFreeClass` the class by the paragraph's own text alone. */
export interface ClassifiedParagraph {
  readonly paragraph: JusTextParagraph;
  readonly contextFreeClass: ParagraphClass;
  readonly class: ParagraphClass;
  readonly step: string;
  readonly reason: string;
}

export function classify(
  paragraphs: readonly JusTextParagraph[],
  stopWords: ReadonlySet<string>,
  parameters: Parameters,
): readonly ClassifiedParagraph[] {
  const alone = paragraphs.map((paragraph) => classifyContextFree(paragraph, stopWords, parameters));
  return classifyInContext(alone, parameters);
}

/** Classifies a paragraph by its own links, length and stop words (docs/specs/justext.md, "Classes by themselves"). */
function classifyContextFree(
  paragraph: JusTextParagraph,
  stopWords: ReadonlySet<string>,
  parameters: Parameters,
): ClassifiedParagraph {
  const [contextFreeClass, reason] = firstRule(paragraph, stopWords, parameters);
  return { paragraph, contextFreeClass, class: contextFreeClass, step: 'context-free', reason };
}

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

/** Returns the share of stop words. A word includes its punctuation, so "the." is not counted as a stop word. */
export function stopWordDensity(text: string, stopWords: ReadonlySet<string>): number {
  const all = words(text.toLowerCase());
  return all.length === 0 ? 0 : all.filter((word) => stopWords.has(word)).length / all.length;
}

type Paragraphs = readonly ClassifiedParagraph[];

/**
 * Decides the class of paragraphs whose own text is not enough for a decision, by the classes of their neighbours
 * (docs/specs/justext.md, "Classes by neighbours"). The original's first step (short headings before a good paragraph)
 * is left out, because a bug in the original keeps the step from having any effect.
 */
function classifyInContext(paragraphs: Paragraphs, parameters: Parameters): Paragraphs {
  const decided = reviseNearGood(reviseShort(paragraphs));
  return parameters.rescuesHeadings ? rescueHeadings(decided, parameters.maxHeadingDistance) : decided;
}

/** Classes of the nearest paragraphs on one side. At the ends of the page, both are bad. */
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
 * Step 1: makes each short paragraph good or bad. It becomes good if the nearest decided paragraphs (good or bad) on
 * both sides are good, or if one is good and on the other side a near-good paragraph is nearer than the bad one.
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
 * The new class counts when the paragraphs after it are decided.
 */
function reviseNearGood(paragraphs: Paragraphs): Paragraphs {
  const afters = neighboursAfter(paragraphs);
  const revised: ClassifiedParagraph[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    // the paragraphs before this one already have their final class
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

/**
 * Step 3: makes a heading good if it is bad only because of its neighbours, and a good paragraph follows within
 * `maxDistance` characters.
 */
function rescueHeadings(paragraphs: Paragraphs, maxDistance: number): Paragraphs {
  let distance = Number.POSITIVE_INFINITY; // characters from here to the next good paragraph
  return paragraphs
    .toReversed()
    .map((item) => {
      const toGood = distance;
      distance = item.class === 'good' ? 0 : distance + item.paragraph.length;
      const isLost = item.paragraph.isHeading && item.class === 'bad' && item.contextFreeClass !== 'bad';
      if (!isLost || toGood > maxDistance) return item;
      return revise(item, true, 'heading', `a heading, ${toGood} characters before a good paragraph`);
    })
    .toReversed();
}

function revise(paragraph: ClassifiedParagraph, isGood: boolean, step: string, why: string): ClassifiedParagraph {
  return { ...paragraph, class: isGood ? 'good' : 'bad', step, reason: `${paragraph.reason}; ${why}` };
}
