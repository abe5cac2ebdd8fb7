/**
 * Decides, by the classes of their neighbours, the class of paragraphs whose own text is not enough to decide it
 * (docs/specs/justext.md, "Classes by neighbours").
 *
 * The original's first step (short headings before a good paragraph) is left out. Because of a bug in the original,
 * that step has no effect, so leaving it out does not change the result.
 */
import { at } from '../../shared/column.ts';
import type { ClassifiedParagraph } from './context-free.ts';
import type { Parameters } from './parameters.ts';

type Paragraphs = readonly ClassifiedParagraph[];

export function classifyInContext(paragraphs: Paragraphs, parameters: Parameters): Paragraphs {
  const decided = reviseNearGood(reviseShort(paragraphs));
  return parameters.rescuesHeadings ? rescueHeadings(decided, parameters.maxHeadingDistance) : decided;
}

/**
 * Classes of the nearest paragraphs on one side of a paragraph (before or after it). At the ends of the page, both
 * classes are bad.
 */
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
 * Step 1: makes a short paragraph good if both neighbours are good. With one good and one bad neighbour, it becomes
 * good only if a near-good paragraph is nearer than the bad one. Otherwise it becomes bad.
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
 * Step 2: makes a near-good paragraph bad if both neighbours are bad, otherwise good. The new class counts when the
 * next paragraphs are decided.
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
 * Step 3: makes a heading good if only its neighbours made it bad, and a good paragraph follows within `maxDistance`
 * characters.
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
