/** Finds on a page what is remembered of a correction. Text that is wrongly taken out is worse than text that is not. */
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { Correction } from '../types.ts';
import { describeBox, type KeptText, namesAround, namesOf, OUTERMOST } from './describe-box.ts';
import { likeness, overlap } from './likeness.ts';
import type { BoxSignature, Signature } from './types.ts';
import { viewOf, visibleMedia } from './view.ts';

/** What was found. */
export interface Match {
  /** Ascending, none in another. */
  readonly boxes: readonly number[];
  /** What the correction is about there: texts, pictures; may be none, where nothing is left to do. Ascending. */
  readonly nodes: readonly number[];
  /** 0 … 1: how like the least like of the boxes is. */
  readonly confidence: number;
}

/** A box that is called something is told by that; one that is not must be alike in nearly all. */
const [NAMED, NAMELESS] = [0.72, 0.86];
/** Boxes that differ by less are equally like. */
const MARGIN = 0.05;
/** More boxes of one name than this are no part of a page that a person points at. */
const MOST_CANDIDATES = 600;
/** Share of names that two boxes must have in common. */
const SAME_NAMES = 0.5;
/** A box with text of so many steps more (each is twice as much) is another one, whatever it is called, or without a name. */
const MOST_STEPS = 3;
const MOST_NAMELESS_STEPS = 1;

/** null where nothing is clearly what is looked for. Linear. */
export function matchSignature(page: Page, signature: Signature, kept: KeptText): Match | null {
  const found = signature.boxes.flatMap((box) => matchBox(page, box, kept, signature.kind) ?? []);
  if (found.length === 0) return null;
  const boxes = withoutNested(
    page,
    found.flatMap((match) => match.boxes),
  );
  const confidence = Math.min(...found.map((match) => match.confidence));
  return { boxes, nodes: nodesIn(page, boxes, signature.kind, kept), confidence };
}

/** What a correction of a kind is about in some boxes. */
export function nodesIn(
  page: Page,
  boxes: readonly number[],
  kind: Correction['kind'],
  kept: KeptText,
): readonly number[] {
  const isIn = (node: number) => boxes.some((box) => page.holds(box, node));
  if (kind === 'container') return boxes;
  if (kind !== 'keep') return kept.nodes.filter(isIn);
  const isKept = new Set(kept.nodes);
  const isLeftOut = (node: number) => !isKept.has(node) && isIn(node);
  const texts = textsOf(page).filter(isLeftOut);
  return texts.length > 0
    ? texts
    : visibleMedia(page)
        .filter(isLeftOut)
        .sort((a, b) => a - b);
}

interface Candidate {
  box: number;
  like: number;
}

function matchBox(
  page: Page,
  wanted: BoxSignature,
  kept: KeptText,
  kind: Correction['kind'],
): { boxes: readonly number[]; confidence: number } | null {
  const candidates = candidatesFor(page, wanted, kept, kind);
  const best = candidates[0];
  if (!best) return null;
  if (wanted.isMany) return { boxes: candidates.map(({ box }) => box), confidence: candidates.at(-1)?.like ?? 0 };
  const equal = candidates.filter(({ like }) => like > best.like - MARGIN);
  return equal.length === 1 ? { boxes: [best.box], confidence: best.like } : null;
}

/** Boxes that are like enough, the likest first, of those in each other the likest only. */
function candidatesFor(page: Page, wanted: BoxSignature, kept: KeptText, kind: Correction['kind']): Candidate[] {
  const view = viewOf(page);
  const isLike = prefilter(page, wanted);
  const boxes = page.index.named(wanted.tag).filter((box) => page.isVisible(box) && isLike(box));
  if (boxes.length > MOST_CANDIDATES) return [];
  const isNamed = wanted.names.length > 0;
  const longest = wanted.words + (isNamed ? MOST_STEPS : MOST_NAMELESS_STEPS);
  const candidates = boxes.flatMap((box): Candidate[] => {
    const seen = describeBox(page, box, kept);
    if (seen.words === 0 && view.mediaIn(box) === 0) return [];
    if (kind !== 'container' && seen.words > longest) return [];
    if (wanted.isMany && isNamed && overlap(wanted.names, seen.names) !== 1) return [];
    const like = likeness(wanted, seen);
    return like >= (isNamed ? NAMED : NAMELESS) ? [{ box, like }] : [];
  });
  candidates.sort((a, b) => b.like - a.like || b.box - a.box);
  return withoutOuter(page, candidates);
}

/** Of boxes in each other the one that comes first. */
function withoutOuter(page: Page, candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const isNested = ({ box }: Candidate) => page.holds(box, candidate.box) || page.holds(candidate.box, box);
    if (!chosen.some(isNested)) chosen.push(candidate);
  }
  return chosen;
}

/** What is cheap to ask: names, or where there are none those around, and the innermost landmark. */
function prefilter(page: Page, wanted: BoxSignature): (box: number) => boolean {
  const view = viewOf(page);
  return (box) => {
    if (OUTERMOST.has(page.nameOf(box)) || view.landmarksAt(box)[0] !== wanted.landmarks[0]) return false;
    const names = namesOf(view, box);
    if (wanted.names.length > 0) return (overlap(wanted.names, names) ?? 0) >= SAME_NAMES;
    if (names.length > 0) return false;
    const around = overlap(wanted.around, namesAround(view, box));
    return around === null || around >= SAME_NAMES;
  };
}

function withoutNested(page: Page, boxes: readonly number[]): number[] {
  const ascending = [...new Set(boxes)].sort((a, b) => a - b);
  let end = -1;
  return ascending.filter((box) => {
    if (box < end) return false;
    end = page.endOf(box);
    return true;
  });
}
