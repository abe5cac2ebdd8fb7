import { contentOf, textOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';

/** Minimum share of the shown pieces of text that the page must still have to count as the same article. */
const MOST_KEPT = 0.7;
/** Minimum number of words of an article; a shorter one counts as a placeholder ("Loading …"). */
const FEWEST_WORDS = 40;

/** Maximum number of pieces in an article's fingerprint, to limit memory. */
const MOST_PIECES = 500;

/** The first pieces of text of an article, in order, by which it is recognised even after it was closed. */
export type Story = readonly string[];

export const storyOf = (article: Article): Story => piecesOf(article).slice(0, MOST_PIECES);

/** Returns whether the page still shows the same article, perhaps grown or corrected. */
export function isSameStory(pieces: Story, after: Article): boolean {
  const now = piecesOf(after);
  if (pieces.length === 0) return now.length === 0;
  // A piece may have become longer: pages add text to the last one while it is being written.
  const isThere = (piece: string, index: number) => known.has(piece) || (now[index]?.startsWith(piece) ?? false);
  const known = new Set(now);
  return pieces.filter(isThere).length >= pieces.length * MOST_KEPT;
}

export function isPlaceholder({ words, empty }: Article): boolean {
  return empty !== null || words < FEWEST_WORDS;
}

/** Properties with the ids of page nodes, which change with every reading. */
const PLACES: ReadonlySet<string> = new Set(['dataNode', 'dataObject']);

/** Returns everything visible of an article, text and pictures, as a string for comparison. */
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
