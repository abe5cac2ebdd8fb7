/**
 * Runs in Node: derives the corrections that a user would make to a page from its ground truth, and applies them to
 * another page.
 */

import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { Correction } from '../../src/article/corrections/types.ts';
import { readArticle } from '../../src/article/make-article.ts';
import { documents } from '../../src/library/documents.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { textsOf } from '../../src/page/texts.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { countWords } from '../../src/shared/count-words.ts';
import { applySignature } from '../../src/store/remembered/replay.ts';
import { coverBoxes, signatureOf } from '../../src/store/remembered/signature.ts';
import type { Signature } from '../../src/store/remembered/types.ts';
import { keptText } from '../../src/store/remembered/view.ts';

/**
 * A correction of a page. `signature` is the data by which the extension finds the corrected part on other pages; null
 * if nothing distinguishes that part from other parts.
 */
export interface Asked {
  kind: 'remove' | 'keep' | 'container';
  words: number;
  signature: Signature | null;
}

export interface Replayed {
  outcome: string;
  /** Number of words that the correction rightly removed or restored, according to the ground truth. */
  right: number;
  /** Number of words that the correction wrongly removed or restored. */
  wrong: number;
  /**
   * Beginning of the wrongly removed or restored text, for debugging. This text is never saved, because page texts must
   * not be committed.
   */
  sample: string;
}

interface Open {
  page: Page;
  kept: readonly number[];
  isInTruth(node: number): boolean;
}

/** Smallest wrong part of an article that a user is assumed to correct (words). */
const FEWEST_WORDS = 4;
const MOST_CORRECTIONS = 4;
/**
 * Minimum share (0 to 1) of the ground truth's words that an element must contain for a user to choose the element as
 * the article.
 */
const CONTAINED = 0.95;

let open: Open | null = null;

/** Opens a page and reads it with an algorithm. Returns the number of words in the article. */
export function openPage(snapshot: PageSnapshot, algorithm: string, truth: string): number {
  const page = createPage(snapshot);
  const found = allAlgorithms.find(({ id }) => id === algorithm);
  if (!found) throw new Error(`there is no algorithm ${algorithm}`);
  const { selection } = readArticle(page, runWithRoles(found, page, { population: 'rendered', documents }));
  const kept = selection.text.marks.map(({ node }) => node);
  open = { page, kept, isInTruth: truthTest(page, truth) };
  return wordsOf(kept);
}

/** Returns the corrections that a user would make to the open page to get the article of the ground truth. */
export function ask(): Asked[] {
  const { page, kept, isInTruth } = opened();
  const isKept = new Set(kept);
  const wrong = kept.filter((node) => !isInTruth(node));
  const missing = textsOf(page).filter((node) => !isKept.has(node) && isInTruth(node));
  return [
    ...partsOf(wrong).map((nodes) => asked({ kind: 'remove', nodes })),
    ...partsOf(missing).map((nodes) => asked({ kind: 'keep', nodes })),
    ...containers().map((element) => asked({ kind: 'container', element })),
  ];
}

export function replay(signature: Signature): Replayed {
  const { page, kept, isInTruth } = opened();
  const { outcome, correction } = applySignature(page, signature, keptText(page, kept));
  const nodes = changed(correction);
  const isRight = (node: number) => isInTruth(node) === (signature.kind === 'keep');
  const wrong = nodes.filter((node) => !isRight(node));
  const sample = wrong
    .map((node) => page.textOf(node).trim())
    .join(' ')
    .slice(0, 80);
  return { outcome, right: wordsOf(nodes.filter(isRight)), wrong: wordsOf(wrong), sample };
}

/** Returns the text nodes that a correction adds to the article, or removes from it. */
function changed(correction: Correction | null): readonly number[] {
  const { page, kept } = opened();
  if (correction === null || correction.kind === 'edit') return [];
  if (correction.kind === 'container') return kept.filter((node) => !page.holds(correction.element, node));
  return correction.nodes;
}

function asked(correction: Correction & { kind: Asked['kind'] }): Asked {
  const { page, kept } = opened();
  return { kind: correction.kind, words: wordsOf(changed(correction)), signature: signatureOf(page, correction, kept) };
}

/**
 * Groups text nodes by the largest elements that contain hardly any other text. Elements with the same parent, tag and
 * class form one group. Returns the groups with the most words.
 */
function partsOf(nodes: readonly number[]): number[][] {
  const { page, kept } = opened();
  const parts = new Map<string, number[]>();
  for (const box of coverBoxes(page, nodes, keptText(page, kept))) {
    const key = `${page.parentOf(box)} ${page.nameOf(box)} ${page.attributesOf(box).class ?? box}`;
    parts.set(key, [...(parts.get(key) ?? []), ...nodes.filter((node) => page.holds(box, node))]);
  }
  const byWords = [...parts.values()].sort((a, b) => wordsOf(b) - wordsOf(a));
  return byWords.filter((part) => wordsOf(part) >= FEWEST_WORDS).slice(0, MOST_CORRECTIONS);
}

/**
 * Returns a list with the innermost element that contains nearly all words of the ground truth. The list is empty if
 * the algorithm kept hardly any wrong text outside that element.
 */
function containers(): number[] {
  const { page, kept, isInTruth } = opened();
  const truth = textsOf(page).filter(isInTruth);
  const all = wordsOf(truth);
  let container = 0;
  for (let element = 1; element < page.nodes.size; element++) {
    if (!page.isElement(element) || !page.holds(container, element)) continue;
    if (wordsOf(truth.filter((node) => page.holds(element, node))) >= all * CONTAINED) container = element;
  }
  const outside = kept.filter((node) => !page.holds(container, node) && !isInTruth(node));
  return container > 0 && wordsOf(outside) >= FEWEST_WORDS ? [container] : [];
}

function wordsOf(nodes: readonly number[]): number {
  const { page } = opened();
  return nodes.reduce((sum, node) => sum + countWords(page.textOf(node), page.snapshot.metadata.language), 0);
}

function opened(): Open {
  if (!open) throw new Error('no page is open');
  return open;
}

const GRAM = 4;
const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const grams = (tokens: readonly string[]) =>
  tokens.slice(0, Math.max(0, tokens.length - GRAM + 1)).map((_, at) => tokens.slice(at, at + GRAM).join(' '));

/**
 * Returns a function that tells whether a text node belongs to the article of the ground truth (`truth`). A node
 * belongs to it if `truth` contains at least half of the four-word runs of the node's block (paragraph). If the block
 * has fewer than four words, `truth` must contain these words in this order.
 */
function truthTest(page: Page, truth: string): (node: number) => boolean {
  const truthTokens = tokensOf(truth);
  const truthGrams = new Set(grams(truthTokens));
  const line = ` ${truthTokens.join(' ')} `;
  const texts = new Map<number, string>();
  for (const node of textsOf(page)) {
    texts.set(page.blockOf(node), `${texts.get(page.blockOf(node)) ?? ''} ${page.textOf(node)}`);
  }
  const judged = new Map<number, boolean>();
  for (const [block, text] of texts) {
    const tokens = tokensOf(text);
    const own = grams(tokens);
    const share = own.filter((gram) => truthGrams.has(gram)).length / Math.max(1, own.length);
    judged.set(block, own.length > 0 ? share >= 0.5 : line.includes(` ${tokens.join(' ')} `));
  }
  return (node) => judged.get(page.blockOf(node)) ?? false;
}
