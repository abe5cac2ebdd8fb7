/** Finds the differences between two algorithms' articles, block by block (paragraph by paragraph). */
import type { KeptText } from '../../engine/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { counted, listed, message } from '../../platform/wording/message.ts';
import type { AlgorithmChange } from '../../reader/reader-state.ts';
import { visibleBlocks } from '../../selection/trace.ts';
import { countWords } from '../../shared/count-words.ts';
import { countEach } from '../../shared/lists.ts';

export type Kept = Pick<KeptText, 'marks' | 'objects'>;

/** Which of the two articles has a part that the other one lacks. */
export type Side = 'first' | 'second';

type Kind = 'headings' | 'paragraphs' | 'listItems' | 'captions' | 'pictures' | 'players' | 'blocksOfCode' | 'formulas';

/** Neighboring parts of the page that only one of the two articles has. */
export interface Difference {
  readonly side: Side;
  /** Ids of the nodes that the other article lacks, ascending. */
  readonly nodes: readonly number[];
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly words: number;
}

/**
 * Returns the differences in page order. A block counts as different if one article keeps less than half as much of the
 * block's text as the other article. Time is linear in the size of the page and the articles, except for sorting.
 */
export function differencesOf(page: Page, first: Kept, second: Kept): readonly Difference[] {
  const differences: Difference[] = [];
  let run: Part[] = [];
  const close = () => {
    const [start] = run;
    if (start?.side) differences.push(differenceOf(page, start.side, run));
    run = [];
  };
  for (const part of partsOf(page, first, second)) {
    if (run[0]?.side !== part.side) close();
    if (part.side) run.push(part);
  }
  close();
  return differences;
}

/** A block of text, or a picture, formula or the like, that at least one of the articles has. */
interface Part {
  /** The part's first node on the page. Parts are sorted by this node. */
  readonly node: number;
  readonly nodes: readonly number[];
  /** The article that has the part; null if both have it. */
  readonly side: Side | null;
  readonly kind: Kind;
}

function partsOf(page: Page, first: Kept, second: Kept): readonly Part[] {
  const parts = [...blockParts(page, first, second), ...objectParts(first, second)];
  return parts.sort((a, b) => a.node - b.node);
}

function blockParts(page: Page, first: Kept, second: Kept): readonly Part[] {
  const [mine, theirs] = [charactersOf(page, first), charactersOf(page, second)];
  const marks = [...first.marks, ...second.marks];
  const captions = new Set(marks.filter(({ role }) => role === 'caption').map(({ node }) => node));
  return [...visibleBlocks(page)].flatMap(([block, texts]) => {
    const side = sideOf(sumOf(texts, mine), sumOf(texts, theirs));
    if (side === undefined) return [];
    const [own, other] = side === 'second' ? [theirs, mine] : [mine, theirs];
    const all = texts.filter((text) => own.has(text));
    const more = all.filter((text) => !other.has(text));
    // `more` is empty if the other article has at least a piece of each text node; then all text nodes differ
    const nodes = more.length > 0 ? more : all;
    const node = texts[0] ?? -1;
    return [{ node, nodes, side, kind: nodes.some((text) => captions.has(text)) ? 'captions' : kindOf(page, block) }];
  });
}

/** Returns which article has a part, by the characters that each keeps; null for both, undefined for neither. */
function sideOf(mine: number, theirs: number): Side | null | undefined {
  const most = Math.max(mine, theirs);
  if (most === 0) return undefined;
  if (mine * 2 >= most && theirs * 2 >= most) return null;
  return mine > theirs ? 'first' : 'second';
}

function charactersOf(page: Page, { marks }: Kept): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const { node, start = 0, end } of marks) {
    const text = page.textOf(node).slice(start, end).trim();
    characters.set(node, (characters.get(node) ?? 0) + text.length);
  }
  return characters;
}

const sumOf = (texts: readonly number[], characters: ReadonlyMap<number, number>) =>
  texts.reduce((sum, text) => sum + (characters.get(text) ?? 0), 0);

/** Maximum number of elements around a block that are examined to find its kind. */
const MOST_STEPS = 3;

function kindOf(page: Page, block: number): Kind {
  const texts = page.snapshot.blocks;
  let element = texts.container[block] ?? -1;
  if (HEADINGS.has(page.nameOf(page.parentOf(texts.first[block] ?? -1)))) return 'headings';
  for (let step = 0; step < MOST_STEPS && element >= 0; step++) {
    const name = page.nameOf(element);
    if (HEADINGS.has(name)) return 'headings';
    if (name === 'figcaption' || name === 'caption') return 'captions';
    if (name === 'li' || name === 'dt' || name === 'dd') return 'listItems';
    if (name === 'p') break;
    element = page.parentOf(element);
  }
  return 'paragraphs';
}

function objectParts(first: Kept, second: Kept): readonly Part[] {
  const [mine, theirs] = [first, second].map(({ objects }) => new Map(objects.map((object) => [object.node, object])));
  return [...new Map([...(theirs ?? []), ...(mine ?? [])])].flatMap(([node, { kind: name, isBlock }]) => {
    const kind = isBlock ? OBJECT_KINDS[name] : null;
    if (kind === null) return [];
    const side = !theirs?.has(node) ? 'first' : mine?.has(node) ? null : 'second';
    return [{ node, nodes: [node], side, kind } as const];
  });
}

const OBJECT_KINDS = {
  picture: 'pictures',
  embed: 'players',
  code: 'blocksOfCode',
  formula: 'formulas',
  glyph: null,
} as const;

function differenceOf(page: Page, side: Side, parts: readonly Part[]): Difference {
  const kinds = countEach(parts.map(({ kind }) => kind));
  const nodes = parts.flatMap((part) => part.nodes).sort((a, b) => a - b);
  const text = nodes.map((node) => (page.isText(node) ? page.textOf(node) : '')).join(' ');
  return { side, nodes, kinds, words: countWords(text, page.snapshot.metadata.language) };
}

/** Describes what the second article adds and what it lacks; '' if the articles do not differ. */
export function describeDifferences(differences: readonly Difference[]): string {
  const describe = (side: Side, sign: 'plus' | 'minus') =>
    [...kindsOf(differences, side)].map(([kind, count]) => message(sign, counted(kind, count)));
  return [...describe('second', 'plus'), ...describe('first', 'minus')].join(message('listSeparator'));
}

/** Describes one difference for screen readers, such as "3 paragraphs and 1 caption". */
export function describeKinds({ kinds }: Difference): string {
  return listed([...kinds].map(([kind, count]) => counted(kind, count)));
}

/** Returns how many words the second article has that the first lacks (`more`), and the reverse (`fewer`). */
export function changeBy(differences: readonly Difference[]): AlgorithmChange {
  const wordsOf = (side: Side) =>
    differences.reduce((sum, difference) => (difference.side === side ? sum + difference.words : sum), 0);
  return { more: wordsOf('second'), fewer: wordsOf('first') };
}

export function kindsOf(differences: readonly Difference[], side: Side): ReadonlyMap<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const difference of differences) {
    if (difference.side !== side) continue;
    for (const [kind, count] of difference.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  return kinds;
}
