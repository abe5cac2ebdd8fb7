/** Finds and describes gaps: text that the page's main column shows but the article lacks, probably by mistake. */

import { isInComments } from '../../page/areas.ts';
import { mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';
import { picturesOf } from '../../page/pictures/pictures.ts';
import { counted, language, listed } from '../../platform/wording/message.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { ADVERT_NAMES, LEGAL_NAMES } from '../../vocabulary/names/parts.ts';
import { toldBy } from '../marks.ts';
import type { ArticleSelection } from '../types.ts';
import { type BlockFacts, blockFacts } from './blocks.ts';
import type { Gap, Shown, Votes } from './types.ts';
import { sharesOf } from './votes.ts';

/** Minimum evidence (0 … 1) of a gap: the share of other algorithms that keep it, or `GEOMETRY`, less costs. */
const LEAST_EVIDENCE = 0.4;
/** Evidence (0 … 1) for a block between two kept blocks of the same parent, if another algorithm keeps the block. */
const GEOMETRY = 0.45;
/** Evidence (0 … 1) for a block that the algorithm kept in an earlier snapshot, or nearly keeps now (`nearlyKept`). */
const FLIPPED = 0.7;
/** Share by which links and buttons reduce the evidence for a block. */
const LINK_COST = 0.6;
/** Share by which the evidence for a block in an element beside the article, such as `<aside>`, is reduced. */
const ASIDE_COST = 0.4;
/** Factors for the evidence of blocks above and below the article. Such blocks rarely belong to the article. */
const ABOVE = 0.6;
const BELOW = 0.7;
/**
 * Minimum size of a reported gap (sum of words times evidence), as a share of the article's words, for an algorithm
 * with the confidence 0.5. For others, it is multiplied by the odds: confidence / (1 − confidence). All numbers in this
 * file were chosen on half of the pages of two data sets (docs/opinions.md).
 */
const PART = 0.000275;
/** Confidence that is assumed for algorithms that give none. */
const USUAL_CONFIDENCE = 0.85;
/** Limits to which the confidence is clamped before the odds are computed. */
const SUREST = 0.995;
const LEAST_SURE = 0.02;
/** Words added to the article's length, so that the minimum size of a gap is above 0 even for an empty article. */
const SMALL_ARTICLE = 20;
/** Minimum number of words in a reported gap. */
const FEWEST_WORDS = 5;
const ASIDE = new Set(['nav', 'aside', 'footer', 'form', 'header']);

/**
 * Returns the text that is missing between neighboring kept blocks, except text that every algorithm drops or that was
 * dropped on purpose. If the algorithm is confident, only large gaps count.
 *
 * @param page the page that the votes are about (`page.base`)
 * @param flipped text nodes that the algorithm kept in an earlier snapshot, or nearly keeps now
 */
export function findGaps(
  page: Page,
  shown: Shown,
  votes: Votes,
  flipped: ReadonlySet<number> = new Set(),
): readonly Gap[] {
  const rows = readRows(page, shown, votes, flipped);
  const words = rows.reduce((sum, { isKept, facts }) => (isKept ? sum + facts.words : sum), SMALL_ARTICLE);
  const needed = words * neededPart(shown.confidence ?? USUAL_CONFIDENCE);
  const gaps: Gap[] = [];
  let before = -1;
  let missed: Row[] = [];
  const close = (after: number) => {
    const evidence = missed.reduce((sum, row) => sum + row.facts.words * row.evidence, 0);
    const gap = evidence > 0 && evidence >= needed ? gapOf(page, shown, missed, before, after) : null;
    if (gap && gap.words >= FEWEST_WORDS) gaps.push(gap);
    missed = [];
  };
  for (const row of rows) {
    if (row.isKept) {
      close(row.node);
      before = row.node;
    } else if (row.evidence > 0) missed.push(row);
  }
  close(-1);
  return gaps;
}

/** Returns the minimum size of a reported gap, as a share of the article's words (see `PART`). */
function neededPart(confidence: number): number {
  const sure = Math.min(Math.max(confidence, LEAST_SURE), SUREST);
  return (PART * sure) / (1 - sure);
}

interface Row {
  readonly node: number;
  readonly facts: BlockFacts;
  readonly isKept: boolean;
  /** Evidence that the block belongs to the article (0 … 1); 0 if kept, no candidate, or below `LEAST_EVIDENCE`. */
  readonly evidence: number;
}

function readRows(page: Page, shown: Shown, votes: Votes, flipped: ReadonlySet<number>): readonly Row[] {
  const facts = blockFacts(page);
  const kept = new Set(shown.marks.map(({ node }) => node));
  const isKept = facts.map(({ texts }) => texts.some((text) => kept.has(text)));
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  const shares = sharesOf(votes, shown.algorithm);
  const isSurrounded = surroundedBy(page, votes, isKept);
  const mayBeMissed = candidates(page, shown);
  return facts.map((fact, row) => {
    const share = Math.max(shares[row] ?? 0, fact.texts.some((text) => flipped.has(text)) ? FLIPPED : 0);
    const geometry = isSurrounded[row] === 1 && share > 0 ? GEOMETRY : 0;
    const place = row < first ? ABOVE : row > last ? BELOW : 1;
    const most = isKept[row] ? 0 : Math.max(share, geometry) * place;
    // Check the votes first: most blocks fail this check, and `costs` is slower.
    const evidence = most >= LEAST_EVIDENCE && mayBeMissed(fact) ? most * costs(page, fact) : 0;
    return {
      node: fact.texts[0] ?? -1,
      facts: fact,
      isKept: isKept[row] === true,
      evidence: evidence < LEAST_EVIDENCE ? 0 : evidence,
    };
  });
}

/** Tests whether a block may be missing by mistake: in the main column, or links, and not dropped on purpose. */
function candidates(page: Page, { accounted, marks }: Shown): (facts: BlockFacts) => boolean {
  const column = mainColumn(page);
  const isTold = toldBy(page, marks);
  return ({ texts, linked }) =>
    column !== null &&
    !texts.some((text) => accounted.has(text)) &&
    !texts.every(isTold) &&
    (linked > 0.5 || texts.some((text) => column.holds(text))) &&
    !isInComments(page, texts[0] ?? -1);
}

function costs(page: Page, facts: BlockFacts): number {
  if (isOfSite(page, facts)) return 0;
  const [first = 0] = facts.texts;
  const isAside = page.ancestorsOf(first, 8).some((box) => ASIDE.has(page.nameOf(box)));
  return (1 - LINK_COST * facts.linked) * (isAside ? 1 - ASIDE_COST : 1);
}

/** Returns an array that is 1 for each block between two kept blocks that have the same parent. */
function surroundedBy(page: Page, { blocks }: Votes, isKept: readonly boolean[]): Uint8Array {
  const surrounded = new Uint8Array(blocks.length);
  const boxes = blocks.map((block) => page.parentOf(page.snapshot.blocks.container[block] ?? -1));
  let before = -1;
  isKept.forEach((kept, row) => {
    if (!kept) return;
    if (before >= 0 && boxes[before] === boxes[row]) surrounded.fill(1, before + 1, row);
    before = row;
  });
  return surrounded;
}

function gapOf(page: Page, { accounted }: Shown, rows: readonly Row[], before: number, after: number): Gap {
  const texts = rows.flatMap(({ facts }) => facts.texts);
  const [first = 0, last = 0] = [texts[0], texts.at(-1)];
  const figures = picturesOf(page).filter(({ node }) => node > first && node < last && !accounted.has(node));
  const paragraphs = rows.filter(({ facts }) => facts.isProse).length;
  const words = rows.reduce((sum, { facts }) => sum + facts.words, 0);
  const weight = rows.reduce((sum, { facts, evidence }) => sum + facts.words * evidence, 0);
  return {
    before,
    after,
    nodes: [...texts, ...figures.map(({ node }) => node)].sort((a, b) => a - b),
    paragraphs,
    figures: figures.length,
    lines: rows.length - paragraphs,
    words,
    certainty: words === 0 ? 0 : weight / words,
  };
}

const CALLED = calls(`${ADVERT_NAMES}|${LEGAL_NAMES}`);
const LONGEST_NAME = 300;
const ADVERT_LABEL = says('whole', 'adverts', 'goesOn');
const RIGHTS = says('anywhere', 'rights');
/**
 * Matches "© The Review, 2019 – 2026" and "Copyright 2026 The Review". A year is required: without it, "copyright" may
 * be the topic of a text, and "(c)" the number of a clause.
 */
const MARK = /^\W{0,3}(?:©.*\b(?:19|20)\d\d\b|(?:copyright|\(c\))\s*(?:©|\(c\)|(?:19|20)\d\d\b))/is;
/** Longest legal line, such as a copyright notice (words). A longer block is a text about rights. */
const LONGEST_LINE = 80;

/** Returns whether a block is an advert or legal line, by its text or by the class or id of a box around it. */
function isOfSite(page: Page, facts: BlockFacts): boolean {
  const [first = 0] = facts.texts;
  const isCalled = (box: number) => {
    const { class: name = '', id = '' } = page.attributesOf(box);
    return CALLED.test(`${name} ${id}`.slice(0, LONGEST_NAME));
  };
  // higher ancestors are not searched, because their class may refer to an advert elsewhere inside them
  return isLabelled(page.textOf(first)) || isLegal(page, facts) || page.ancestorsOf(first, 2).some(isCalled);
}

/** Returns whether a text begins with the label of an advert and a separator: "Advertisement — boots". */
function isLabelled(text: string): boolean {
  const [label = ''] = text.slice(0, LONGEST_NAME).split(/[—–:|·-]/);
  return ADVERT_LABEL.test(label.trim());
}

function isLegal(page: Page, { texts, words }: BlockFacts): boolean {
  if (words > LONGEST_LINE) return false;
  const line = texts
    .map((text) => page.textOf(text))
    .join('')
    .trim();
  return MARK.test(line) || RIGHTS.test(line);
}

/** Returns the text that an article contains, and the text that it lacks on purpose. */
export function shownOf({ answer, text, commentMarks, changes }: ArticleSelection): Shown {
  const decided = [commentMarks, answer.marks, changes].flatMap((list) => list.map(({ node }) => node));
  return {
    algorithm: answer.algorithm,
    marks: text.marks,
    accounted: new Set([...decided, ...text.objects.nodes]),
    confidence: answer.confidence,
  };
}

/** Returns a description of a gap: "2 paragraphs and a figure are not shown", "8 lines are left out here". */
export function describeGap({ paragraphs, figures, lines }: Pick<Gap, 'paragraphs' | 'figures' | 'lines'>): string {
  if (paragraphs === 0 && figures === 0) return counted('gapLinesLeftOut', lines);
  return capital(counted('gapNotShown', paragraphs + figures + lines, gapContents({ paragraphs, figures, lines })));
}

/** Returns the content of a gap in words: "2 paragraphs and a figure". */
export function gapContents({ paragraphs, figures, lines }: Pick<Gap, 'paragraphs' | 'figures' | 'lines'>): string {
  const kinds = [
    ['gapParagraphs', paragraphs],
    ['gapFigures', figures],
    ['gapLines', lines],
  ] as const;
  return listed(kinds.flatMap(([key, count]) => (count === 0 ? [] : counted(key, count))));
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
