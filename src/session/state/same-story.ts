import { contentOf, textOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';

/** Of the pieces that were shown, so many must still be there. */
const MOST_KEPT = 0.7;
/** Shorter articles are what stands on a page before its text comes ("Loading …"). */
const FEWEST_WORDS = 40;

/** By so many pieces a story is known again: an article of any length is remembered in little memory. */
const MOST_PIECES = 500;

/** By what an article is known again when it is no longer shown: its first pieces of text, in their order. */
export type Story = readonly string[];

export const storyOf = (article: Article): Story => piecesOf(article).slice(0, MOST_PIECES);

/** Whether what the page shows now is what it showed before, perhaps grown or corrected, and no other article. */
export function isSameStory(pieces: Story, after: Article): boolean {
  const now = piecesOf(after);
  if (pieces.length === 0) return now.length === 0;
  // A text that is being written goes on where it stopped.
  const isThere = (piece: string, index: number) => known.has(piece) || (now[index]?.startsWith(piece) ?? false);
  const known = new Set(now);
  return pieces.filter(isThere).length >= pieces.length * MOST_KEPT;
}

export function isPlaceholder({ words, empty }: Article): boolean {
  return empty !== null || words < FEWEST_WORDS;
}

/** By what name the builder says where something stood on the page. */
const PLACES: ReadonlySet<string> = new Set(['dataNode', 'dataObject']);

/** Everything that is seen of an article: text and pictures, but no places. */
export function fingerprint({ metadata, tree }: Article): string {
  const { headline, byline, published } = metadata;
  return JSON.stringify([headline, byline, published, tree], (key, value) => (PLACES.has(key) ? undefined : value));
}

function piecesOf({ tree }: Article): string[] {
  return contentOf(tree)
    .flatMap((child) => (child.type === 'element' && child.tagName === 'section' ? child.children : [child]))
    .map((child) => textOf(child).trim())
    .filter((text) => text !== '');
}
