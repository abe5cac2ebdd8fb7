/** Computes a page's training data from its snapshot, with the extension's own code. Runs in Node. */
import '../../src/vocabulary/provide.ts';
import { createContext } from '../../src/algorithms/lectern/features/context.ts';
import { fillFeatures } from '../../src/algorithms/lectern/features/matrix.ts';
import { FEATURE_NAMES } from '../../src/algorithms/lectern/features/table.ts';
import { bandOf, LEVELS } from '../../src/algorithms/lectern/model/dictionary.ts';
import type { ModelView } from '../../src/page/blocks/model-view.ts';
import { wordsOf } from '../../src/page/blocks/scan-text.ts';
import { hashOf } from '../../src/page/blocks/word-hash.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { type LabelRequest, labelComments } from './comment-labels.ts';
import { labelBlocks } from './labels.ts';

export const featureNames = FEATURE_NAMES;

export interface DumpRequest extends LabelRequest {
  truth: string;
  /** Further fields to write into the head of the file. */
  facts: Readonly<Record<string, unknown>>;
}

/**
 * Returns a page's training data as bytes: the length of the head, the head (JSON), and arrays. Each part begins at a
 * multiple of four bytes.
 */
export function dump(snapshot: PageSnapshot, { truth, facts, kind, seen }: DumpRequest): Uint8Array {
  const context = createContext(createPage(snapshot));
  fillFeatures(context);
  const { view } = context;
  const body = labelBlocks(view, truth);
  const arrays = {
    x: context.x,
    y: body,
    comments: labelComments(view, body, { kind, seen }),
    words: view.text.words,
    hidden: view.blocks.hidden,
    isParagraph: view.isParagraph,
    wordHashes: view.text.wordHashes,
    wordStart: view.text.wordStart,
    truth: wordsOf(truth),
    ...namesAround(view),
  };
  const head = {
    ...facts,
    arrays: Object.entries(arrays).map(([name, array]) => [name, array.length, array.constructor.name]),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const padded = new Uint8Array(Math.ceil((text.length + 4) / 4) * 4).fill(32);
  new DataView(padded.buffer).setUint32(0, padded.length - 4, true);
  padded.set(text, 4);
  return aligned([padded, ...Object.values(arrays)]);
}

/**
 * Returns a table with one row for each element in which blocks begin. A row has the name tokens of the element and its
 * ancestors, each with a band (a range of distances from the block). Also returns the row of each block.
 */
function namesAround({ page, blocks, elements }: ModelView) {
  const rows = new Map<number, number>();
  const tokenRow = new Int32Array(blocks.size);
  const tokenStart = [0];
  const token: number[] = [];
  const band: number[] = [];
  for (let block = 0; block < blocks.size; block++) {
    const parent = page.parentOf(blocks.first[block] as number);
    const known = rows.get(parent);
    tokenRow[block] = known ?? rows.size;
    if (known !== undefined) continue;
    rows.set(parent, rows.size);
    let element = parent;
    for (let level = 0; level < LEVELS && element >= 0; level++) {
      const tag = `<${page.nameOf(element)}`;
      for (const name of [tag, ...(elements.names[element] ?? []).flatMap(({ tokens }) => tokens)]) {
        token.push(hashOf(name));
        band.push(bandOf(level));
      }
      element = page.parentOf(element);
    }
    tokenStart.push(token.length);
  }
  return {
    tokenRow,
    tokenStart: Int32Array.from(tokenStart),
    token: Int32Array.from(token),
    band: Uint8Array.from(band),
  };
}

/** Returns the bytes of all arrays, each padded to a multiple of four bytes. */
function aligned(arrays: readonly ArrayBufferView[]): Uint8Array {
  const lengths = arrays.map(({ byteLength }) => Math.ceil(byteLength / 4) * 4);
  const all = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const [index, { buffer, byteOffset, byteLength }] of arrays.entries()) {
    all.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += lengths[index] as number;
  }
  return all;
}
