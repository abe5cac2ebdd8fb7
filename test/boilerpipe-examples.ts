/** Example blocks and pages for the tests of the Boilerpipe algorithms. */
import type { BoilerpipeBlock, Filter } from '../src/algorithms/boilerpipe/blocks/text-block.ts';

/** Returns a text block of one line that counts as content. `parts` overrides its properties. */
export function block(parts: Partial<BoilerpipeBlock> = {}): BoilerpipeBlock {
  const { words = 10 } = parts;
  const numbers = { words, linkedWords: 0, wrappedWords: words, lines: 1, start: 0, end: 0, tagLevel: 3 };
  const decision = { step: 'test', reason: '' };
  return {
    ...numbers,
    text: '',
    labels: 0,
    isContent: true,
    pieces: [{ nodes: [], isTitle: false, decision }],
    ...parts,
  };
}

export const boilerplate = (parts: Partial<BoilerpipeBlock> = {}): BoilerpipeBlock =>
  block({ isContent: false, ...parts });

/** Numbers the blocks in their order, and applies a filter to them. */
export function apply(filter: Filter, blocks: readonly BoilerpipeBlock[]): readonly BoilerpipeBlock[] {
  const numbered = blocks.map((member, number) => ({ ...member, start: number, end: number }));
  return filter({ title: null, blocks: numbered, removed: [] }).blocks;
}

export function verdicts(filter: Filter, blocks: readonly BoilerpipeBlock[]): boolean[] {
  return apply(filter, blocks).map(({ isContent }) => isContent);
}

export function words(count: number): string {
  return Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
}

/** Example 1 in docs/specs/boilerpipe.md. */
export const SHORT_BLOCKS =
  '<body><p>Hello <b>big</b> world, it\'s me &amp; you.</p><p>See <a href="#">the full story</a> now</p></body>';

/** Example 4 in docs/specs/boilerpipe.md. */
export const STORM = `<head><title>Storm hits the coast - Daily News</title></head><body>
<ul><li><a href="/">Home</a></li><li><a href="/w">World</a></li></ul><h1>Storm hits the coast</h1><p>By Ann Lee</p>
<p>${words(19)}</p><p>${words(20)}</p><p>Add your comment</p><div><a href="/r">Read more news</a></div></body>`;

/**
 * Three short paragraphs that consist only of links. Every filter drops these paragraphs, so they separate the texts
 * before and after.
 */
export const GAP = '<p><a href="#">a link only</a></p>'.repeat(3);
