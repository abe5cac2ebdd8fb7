/** Computes the nine features of each block, as 32-bit floats like the original (docs/specs/dragnet.md, "Features"). */
import type { Attributes, NodeTable, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import type { TextBlock } from '../steps/blockify/blockify.ts';
import { changes, type GaussianOptions, gaussian } from '../steps/gaussian.ts';

/** Minimum number of blocks. On a page with fewer blocks, no features are computed, and nothing is content. */
export const MIN_BLOCKS = 3;

/** Positions of three features in the feature vector of a block. */
export const Feature = { linkDensity: 2, textDensity: 3, readability: 8 } as const;

/** Returns the features of each block; there must be at least `MIN_BLOCKS` blocks. */
export function features(snapshot: PageSnapshot, blocks: readonly MeasuredBlock[]): Float32Array[] {
  const { smooth, change } = tagRatios(blocks);
  const scores = readability(snapshot, blocks);
  return blocks.map((block, i) =>
    Float32Array.of(
      ...densities(blocks[i - 1]),
      ...densities(block),
      ...densities(blocks[i + 1]),
      at(smooth, i),
      at(change, i),
      at(scores, i),
    ),
  );
}

function densities(block: MeasuredBlock | undefined): [link: number, text: number] {
  return block ? [block.linkDensity, block.textDensity] : [0, 0];
}

const SMOOTHING: GaussianOptions = { sigma: 1, radius: 4, border: 'reflect' };

/** Returns features 7 and 8 of each block: text length per tag, and its change. Needs at least two blocks. */
export function tagRatios(blocks: readonly MeasuredBlock[]) {
  const ratios = blocks.map(({ block, bytes }) => bytes / Math.max(block.tagCount, 1));
  const change = changes(ratios);
  // `changes` compares each ratio with the mean of the next three; the last, with the mean of itself and the one before
  const last = ratios.length - 1;
  change[last] = Math.abs((at(ratios, last - 1) + at(ratios, last)) / 2 - at(ratios, last));
  return { smooth: gaussian(ratios, SMOOTHING), change: gaussian(change, SMOOTHING) };
}

const LINE_BYTES = 80;

type MeasuredBlock = ReturnType<typeof measure>;

/** Returns a block with its text length (UTF-8 bytes), share of linked words (0–1), and words per line of 80 bytes. */
export function measure(block: TextBlock) {
  const { text, linkText } = block;
  const bytes = utf8Length(text);
  const pieces = countPieces(text);
  const fullLines = Math.ceil(bytes / LINE_BYTES) - 1;
  return {
    block,
    bytes,
    linkDensity: countPieces(linkText) / pieces,
    textDensity: fullLines > 0 ? countPieces(text, fullLines * LINE_BYTES) / fullLines : pieces,
  };
}

export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) bytes += utf8Size(text.charCodeAt(i));
  return bytes;
}

/**
 * Returns the number of pieces into which Python's `re.split(rb'[\W_]+', text)` splits a text at runs of bytes other
 * than ASCII letters and digits. A run at the start or end of the text adds an empty piece. Stops after the character
 * that reaches the byte limit.
 */
export function countPieces(text: string, byteLimit = Number.POSITIVE_INFINITY): number {
  let pieces = 1;
  let bytes = 0;
  let isAfterSeparator = false;
  for (let i = 0; i < text.length && bytes < byteLimit; i++) {
    const unit = text.charCodeAt(i);
    const isSeparator = !isAsciiAlphanumeric(unit);
    if (isSeparator && !isAfterSeparator) pieces++;
    isAfterSeparator = isSeparator;
    bytes += utf8Size(unit);
  }
  return pieces;
}

/** Returns the number of UTF-8 bytes of a UTF-16 code unit. Each half of a surrogate pair counts as two bytes. */
function utf8Size(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}

function isAsciiAlphanumeric(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
}

/** The first two fields say which blocks are paragraphs, the others which points they give to their parent. */
const PARAGRAPH = { tags: ['div', 'p'], bytesAbove: 25, points: 1, bytesPerPoint: 100, morePointsAtMost: 3 };

/**
 * Returns feature 9 of each block: the best score of its ancestors (as the program Readability scores them), divided by
 * the best on the page. Walks the tree once up and once down: linear time even on deeply nested pages.
 */
export function readability(snapshot: PageSnapshot, blocks: readonly MeasuredBlock[]): number[] {
  const { nodes } = snapshot;
  const { score, isValid } = rawScores(snapshot, blocks);
  const linkShare = linkShares(nodes, blocks);
  const best = new Float64Array(nodes.size);
  let highest = 1;
  for (let node = 0; node < nodes.size; node++) {
    const parent = at(nodes.parent, node);
    const inherited = parent < 0 ? 0 : at(best, parent);
    const own = isValid[node] === 1 ? at(score, node) * (1 - at(linkShare, node)) : 0;
    best[node] = Math.max(inherited, own); // never negative, because the root inherits 0
    highest = Math.max(highest, own);
  }
  return blocks.map(({ block: { parent } }) => (parent < 0 ? 0 : at(best, parent) / highest));
}

/**
 * Returns scores by node id. A score is valid if at least one paragraph gave points to the element. As in the original,
 * only elements that start in one of the blocks (with letters or digits) get points for tag, id and class.
 */
function rawScores({ nodes, names }: PageSnapshot, blocks: readonly MeasuredBlock[]) {
  const score = new Float64Array(nodes.size);
  const isValid = new Uint8Array(nodes.size);
  for (const { block, bytes } of blocks) {
    for (const element of block.entered) {
      score[element] = elementWeight(at(names, at(nodes.name, element)), at(nodes.attributes, element));
    }
    if (bytes <= PARAGRAPH.bytesAbove || block.parent < 0 || !PARAGRAPH.tags.includes(block.startTag)) continue;
    const more = Math.min(Math.floor(bytes / PARAGRAPH.bytesPerPoint), PARAGRAPH.morePointsAtMost);
    score[block.parent] = at(score, block.parent) + PARAGRAPH.points + more;
    isValid[block.parent] = 1;
  }
  return { score, isValid };
}

function linkShares(nodes: NodeTable, blocks: readonly MeasuredBlock[]): Float64Array {
  const linked = new Float64Array(nodes.size);
  const total = new Float64Array(nodes.size);
  const add = (node: number, linkedBytes: number, bytes: number): void => {
    if (node < 0) return;
    linked[node] = at(linked, node) + linkedBytes;
    total[node] = at(total, node) + bytes;
  };
  for (const { block, bytes, linkDensity } of blocks) add(block.parent, linkDensity * bytes, bytes);
  for (let node = nodes.size - 1; node > 0; node--) add(at(nodes.parent, node), at(linked, node), at(total, node));
  return linked.map((bytes, node) => bytes / Math.max(at(total, node), 1));
}

const NEGATIVE =
  /combx|comment|com-|contact|foot|footer|footnote|masthead|media|meta|outbrain|promo|related|scroll|shoutbox|sidebar|sponsor|shopping|tags|tool|widget/i;
const POSITIVE = /article|body|content|entry|hentry|main|page|pagination|post|text|blog|story/i;
const ATTRIBUTE_POINTS = 25;

/** Tags that give 5 points. Dragnet's source code calls three of them "plus 3", but adds 5 for them, too. */
const PLUS_5 = new Set(['div', 'pre', 'td', 'blockquote']);
const MINUS_3 = new Set(['address', 'ol', 'ul', 'dl', 'dd', 'dt', 'li', 'form']);
const MINUS_5 = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

/** Returns an element's points for its tag name, id and class (docs/specs/dragnet.md, "Readability"). */
export function elementWeight(name: string, attributes: Attributes | null): number {
  return attributePoints(attributes?.id ?? '') + attributePoints(attributes?.class ?? '') + tagPoints(name);
}

function attributePoints(value: string): number {
  if (value === '') return 0;
  return (NEGATIVE.test(value) ? -ATTRIBUTE_POINTS : 0) + (POSITIVE.test(value) ? ATTRIBUTE_POINTS : 0);
}

function tagPoints(name: string): number {
  if (PLUS_5.has(name)) return 5;
  if (MINUS_3.has(name)) return -3;
  return MINUS_5.has(name) ? -5 : 0;
}
