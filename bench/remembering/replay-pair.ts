/**
 * Runs in Node: derives from its truth what a user would correct on a stored page, and replays these corrections on
 * another page.
 */
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import type { Correction } from '../../src/article/corrections/types.ts';
import { readArticle } from '../../src/article/make-article.ts';
import { createPage, type Page } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { textsOf } from '../../src/page/texts.ts';
import { countWords } from '../../src/shared/count-words.ts';
import { applySignature } from '../../src/store/remembered/replay.ts';
import { coverBoxes, signatureOf } from '../../src/store/remembered/signature.ts';
import type { Signature } from '../../src/store/remembered/types.ts';
import { keptText } from '../../src/store/remembered/view.ts';

/**
 * A correction of a page, and the signature that is remembered; null if nothing distinguishes the part from the others.
 */
export interface Asked {
  kind: 'remove' | 'keep' | 'container';
  words: number;
  signature: Signature | null;
}

/** The effect of a remembered correction on another page. */
export interface Replayed {
  outcome: string;
  /** Words removed, or put back, in agreement with the truth. */
  right: number;
  /** Words removed, or put back, against the truth. */
  wrong: number;
  /** The beginning of the wrong text, for debugging; the pages stay outside the repository. */
  sample: string;
}

interface Open {
  page: Page;
  kept: readonly number[];
  isInTruth(node: number): boolean;
}

/** Fewest words in a part that a user would correct. */
const FEWEST_WORDS = 4;
/** Most corrections of one kind on a page. */
const MOST_CORRECTIONS = 4;
/** Least share of the truth's words in a container of the text. */
const CONTAINED = 0.95;

let open: Open | null = null;

/** Reads the page with an algorithm. Returns the number of kept words. */
export function openPage(snapshot: PageSnapshot, algorithm: string, truth: string, documents: DocumentFactory): number {
  const page = createPage(snapshot);
  const found = allAlgorithms.find(({ id }) => id === algorithm);
  if (!found) throw new Error(`there is no algorithm ${algorithm}`);
  const { selection } = readArticle(page, found.run(page, { population: 'rendered', documents }));
  const kept = selection.text.marks.map(({ node }) => node);
  open = { page, kept, isInTruth: truthTest(page, truth) };
  return wordsOf(kept);
}

/** Returns the corrections that the truth implies. */
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

/** Returns the text nodes that a correction adds to the article or removes. */
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

/** Returns the largest boxes of some text nodes; boxes with the same parent, tag and class are one part. */
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

/** Returns the innermost element with nearly all of the truth, if there is wrong text outside it. */
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
 * Returns a test for text nodes in the truth. A block is in it if at least half of its runs of four words are; a
 * shorter one if all its words are, in a row.
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
