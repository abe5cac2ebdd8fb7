/**
 * Adjusts the model's probabilities by the positions of the blocks on the screen (docs/specs/lectern.md, "Layout"). The
 * training pages have lost their style sheets, so the model could not learn positions.
 */
import type { ModelView } from '../../../page/blocks/model-view.ts';
import { pinnedNodes } from '../../../page/boxes.ts';
import { at } from '../../../shared/column.ts';
import { addToList } from '../../../shared/lists.ts';
import { type Column, findColumn, shareInColumn } from './main-column.ts';

/** Changes of a block's score because of its position on the page (log odds). */
const WORTH = {
  /** If the model is undecided: in the main column (only if style sheets set its position), and outside of it. */
  inColumn: 0.5,
  outOfColumn: -1,
  /** Blocks in a narrower side column beside the text. */
  beside: -2,
  /** Blocks in a box that does not scroll with the page. */
  pinned: -2,
  /** Cards: several adjacent boxes with a few words each. */
  card: -1.5,
} as const;

/** Range of probabilities in which the model is undecided about a block. */
const UNDECIDED = [0.3, 0.7] as const;
/** Share of the main column's width below which a box beside it is a side column. */
const NARROW = 0.6;
/** Boxes that do not scroll (a dialog) are the main text if they have more than this share of probable body text. */
const MOST_OF_PAGE = 0.5;
/** Maximum number of words in a block of a card. */
const CARD_WORDS = 40;
const FEWEST_CARDS = 3;
/** Two boxes are on the same line if their tops, rounded to multiples of this value, are equal (CSS pixels). */
const SAME_LINE = 4;
/** Minimum probability of a block that may be a card. Less probable blocks are left out of the article anyway. */
const POSSIBLE = 0.1;

/** Returns the adjusted probabilities. `hasCards`: the page is a list of boxes, so cards keep their probability. */
export function adjustByLayout(view: ModelView, body: Float32Array, hasCards = false): Float32Array {
  const column = findColumn(view, body);
  const pinned = pinnedNodes(view.page);
  const isPinned = (block: number) => at(pinned, at(view.blocks.first, block)) === 1;
  const pinnedIsPage = isMostOfPage(view, body, isPinned);
  const cards = hasCards ? new Uint8Array(body.length) : findCards(view, body);
  const inRows = column ? probabilityInRows(view, column, body) : new Map<number, number>();
  return body.map((probability, block) => {
    const ofRow = inRows.get(block);
    if (ofRow !== undefined) return Math.max(probability, ofRow);
    const worth =
      (column ? columnWorth(view, column, block, probability) : 0) +
      (!pinnedIsPage && isPinned(block) ? WORTH.pinned : 0) +
      (at(cards, block) === 1 ? WORTH.card : 0);
    return worth === 0 ? probability : shift(probability, worth);
  });
}

function columnWorth(view: ModelView, column: Column, block: number, probability: number): number {
  const { x, y, width } = view.page.nodes;
  const box = at(view.blocks.element, block);
  if (at(width, box) <= 0 || at(view.blocks.hidden, block) !== 0) return 0;
  const share = isCell(view, box) ? 1 : shareInColumn(view, column, box);
  const isBeside = share < 0.1 && at(y, box) >= column.top && at(y, box) < column.bottom;
  if (isBeside && at(width, box) < NARROW * (column.right - column.left)) return WORTH.beside;
  if (probability < UNDECIDED[0] || probability > UNDECIDED[1]) return 0;
  if (share >= 0.9) return column.isSet ? WORTH.inColumn : 0;
  return share < 0.5 && at(x, box) >= 0 ? WORTH.outOfColumn : 0;
}

function isMostOfPage(view: ModelView, body: Float32Array, isSuch: (block: number) => boolean): boolean {
  let such = 0;
  let all = 0;
  for (let block = 0; block < body.length; block++) {
    const sure = at(view.text.words, block) * at(body, block);
    all += sure;
    if (isSuch(block)) such += sure;
  }
  return such > MOST_OF_PAGE * all;
}

/** Returns 1 for blocks of cards, else 0. Cards: at least three short blocks side by side with the same class names. */
function findCards(view: ModelView, body: Float32Array): Uint8Array {
  const { blocks, page, elements, text } = view;
  const { nodes } = page;
  const inCards = new Uint8Array(blocks.size);
  const lines = new Map<string, number[]>();
  for (let block = 0; block < blocks.size; block++) {
    if ((body[block] as number) < POSSIBLE || (text.words[block] as number) > CARD_WORDS) continue;
    const box = at(blocks.element, block);
    if (at(nodes.width, box) <= 0) continue;
    if (isCell(view, box)) continue;
    const key = `${at(elements.signaturePath, box)} ${Math.round(at(nodes.y, box) / SAME_LINE)}`;
    addToList(lines, key, block);
  }
  for (const line of lines.values()) {
    if (line.length < FEWEST_CARDS || areFacts(view, line)) continue;
    const places = new Set(line.map((block) => Math.round(at(nodes.x, at(blocks.element, block)))));
    if (places.size >= FEWEST_CARDS && !isSetInColumns(view, line)) for (const block of line) inCards[block] = 1;
  }
  return inCards;
}

/**
 * Returns whether boxes side by side state facts, such as the cooking time of a recipe; they are not cards. None has a
 * link, and at least one has a word, because boxes with only numbers are usually counts of views or votes.
 */
function areFacts({ text }: ModelView, line: readonly number[]): boolean {
  if (line.some((block) => at(text.linkWords, block) > 0)) return false;
  return line.some((block) => at(text.words, block) > at(text.digitWords, block));
}

/** Returns whether a box is in a table. It is not a card, and counts as in the main column even if it is wider. */
function isCell({ page: { nodes, snapshot } }: ModelView, box: number): boolean {
  return snapshot.styles[at(nodes.style, box)]?.display.startsWith('table') === true;
}

/** Returns whether the blocks on one line are entries of one list that runs down several columns, and so no cards. */
function isSetInColumns({ blocks, page: { nodes } }: ModelView, line: readonly number[]): boolean {
  return line.some((block, place) => {
    const before = line[place - 1];
    if (before === undefined || block === before + 1) return false;
    return at(nodes.parent, at(blocks.element, block)) === at(nodes.parent, at(blocks.element, before));
  });
}

/** Adds `worth` to the log odds of a probability. */
function shift(probability: number, worth: number): number {
  const odds = Math.exp(worth) * probability;
  return odds / (odds + 1 - probability);
}

/** Maximum number of words in a label to the left of a text, such as a speaker's name. */
const LABEL_WORDS = 15;
/** Maximum number of blocks before a text on the same line, such as a label and a time. */
const MOST_BEFORE = 3;
const FEWEST_ROWS = 3;
/** Minimum share of a text's width that is in the main column. A block with a smaller share may be a label. */
const IN_COLUMN = 0.5;
/** Largest gap or overlap of two boxes that count as touching (CSS pixels). */
const TOUCH = 2;
/** Minimum mean probability of the texts beside labels that look alike; if lower, labels and texts are not changed. */
const EVEN = 0.5;

/**
 * Finds labels to the left of their texts, such as speakers, days of a diary or versions of a changelog. A label and
 * its text are on one line and follow each other in the page; at least three labels must look alike. Returns a minimum
 * probability for these labels and texts: the mean probability of all texts whose labels look alike.
 */
function probabilityInRows(view: ModelView, column: Column, body: Float32Array): ReadonlyMap<number, number> {
  const kinds = new Map<number, [label: number, text: number][]>();
  for (let block = 0; block < body.length; block++) {
    const text = textOfRow(view, column, block);
    if (text < 0) continue;
    const kind = at(view.elements.signaturePath, at(view.blocks.element, block));
    addToList(kinds, kind, [block, text]);
  }
  const least = new Map<number, number>();
  for (const rows of kinds.values()) {
    if (rows.length < FEWEST_ROWS) continue;
    const mean = meanOfTexts(view, body, new Set(rows.map(([, text]) => text)));
    if (mean < EVEN) continue;
    for (const row of rows) for (const block of row) least.set(block, Math.max(mean, least.get(block) ?? 0));
  }
  return least;
}

function meanOfTexts({ text }: ModelView, body: Float32Array, blocks: ReadonlySet<number>): number {
  let [sum, words] = [0, 0];
  for (const block of blocks) {
    sum += at(body, block) * at(text.words, block);
    words += at(text.words, block);
  }
  return words === 0 ? 0 : sum / words;
}

/**
 * Returns the text block of a label, or -1: the first visible block after the label that is in the main column. This
 * block and all visible blocks before it must be on the label's line, to the right of the label.
 */
function textOfRow(view: ModelView, column: Column, label: number): number {
  const { blocks, text } = view;
  if (at(text.words, label) > LABEL_WORDS || !isSeen(view, label)) return -1;
  if (shareInColumn(view, column, at(blocks.element, label)) >= IN_COLUMN) return -1;
  const end = Math.min(blocks.size, label + 1 + MOST_BEFORE);
  for (let block = label + 1; block < end; block++) {
    if (!isSeen(view, block)) continue;
    if (!standsBeside(view, label, block)) return -1;
    if (shareInColumn(view, column, at(blocks.element, block)) >= IN_COLUMN) return block;
  }
  return -1;
}

function standsBeside(view: ModelView, label: number, block: number): boolean {
  const { x, y, width, height } = view.page.nodes;
  const [left, right] = [at(view.blocks.element, label), at(view.blocks.element, block)];
  const isRightOf = at(x, right) >= at(x, left) + at(width, left) - TOUCH;
  const isInRow = at(y, right) < at(y, left) + at(height, left) && at(y, left) < at(y, right) + at(height, right);
  return isRightOf && isInRow;
}

const isSeen = ({ blocks, page }: ModelView, block: number) =>
  at(blocks.hidden, block) === 0 && at(page.nodes.width, at(blocks.element, block)) > 0;
