import { contentOf, textOf } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';

/** Least share of the shown pieces that must still be there. */
const MOST_KEPT = 0.7;
/** Fewest words of an article; shorter ones are placeholders ("Loading …"). */
const FEWEST_WORDS = 40;

/** Most pieces that are remembered of a story, to limit memory. */
const MOST_PIECES = 500;

/** Fingerprint by which an article is recognised after it was closed: its first pieces of text, in order. */
export type Story = readonly string[];

export const storyOf = (article: Article): Story => piecesOf(article).slice(0, MOST_PIECES);

/** Returns whether the page still shows the same article, perhaps grown or corrected. */
export function isSameStory(pieces: Story, after: Article): boolean {
  const now = piecesOf(after);
  if (pieces.length === 0) return now.length === 0;
  // A text that is still being written continues its last piece.
  const isThere = (piece: string, index: number) => known.has(piece) || (now[index]?.startsWith(piece) ?? false);
  const known = new Set(now);
  return pieces.filter(isThere).length >= pieces.length * MOST_KEPT;
}

export function isPlaceholder({ words, empty }: Article): boolean {
  return empty !== null || words < FEWEST_WORDS;
}

/** Properties in which the builder stores places on the page. */
const PLACES: ReadonlySet<string> = new Set(['dataNode', 'dataObject']);

/** Returns everything visible of an article: text and pictures, without places on the page. */
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
