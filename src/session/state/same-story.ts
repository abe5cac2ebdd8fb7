import { contentOf, textOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';

/** Minimum share (0–1) of an article's blocks that the page must still have to show the same article. */
const MOST_KEPT = 0.7;
/** Minimum number of words of an article; a shorter one counts as a placeholder ("Loading …"). */
const FEWEST_WORDS = 40;

/** Maximum number of pieces of text that are kept per article, to save memory. */
const MOST_PIECES = 500;

/** The first pieces of text of an article, in order. They identify the article even after the reader has closed. */
export type Story = readonly string[];

export const storyOf = (article: Article): Story => piecesOf(article).slice(0, MOST_PIECES);

/** Returns whether the page still shows the same article, perhaps with added or corrected text. */
export function isSameStory(pieces: Story, after: Article): boolean {
  const now = piecesOf(after);
  if (pieces.length === 0) return now.length === 0;
  // A piece that has become longer is also still there: while an article is being written, its last piece grows.
  const isThere = (piece: string, index: number) => known.has(piece) || (now[index]?.startsWith(piece) ?? false);
  const known = new Set(now);
  return pieces.filter(isThere).length >= pieces.length * MOST_KEPT;
}

export const isPlaceholder = ({ words, empty }: Article): boolean => empty !== null || words < FEWEST_WORDS;

/** Tree properties that are not compared: ids of page nodes, which change with every reading of the page. */
const PLACES: ReadonlySet<string> = new Set(['dataNode', 'dataObject']);

/** Returns everything that the reader shows of an article, text and pictures, as a string for comparison. */
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
