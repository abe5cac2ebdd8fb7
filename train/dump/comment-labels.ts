/**
 * Labels the blocks of a page that are readers' comments under its article. Truths do not mark comments, but the page's
 * own structure does. Boxes named as comments were checked by eye if the structure was unclear
 * (`train/comments-by-hand.json`).
 */

import type { ModelView } from '../../src/algorithms/lectern/page/model-view.ts';
import { commentsAround } from '../../src/page/areas/comments.ts';
import type { Page } from '../../src/page/page.ts';
import { postsOf } from '../../src/selection/posts/posts.ts';

const [COMMENT, OTHER, UNKNOWN] = [1, 0, -1];

/** Labels of a page by eye. */
export interface SeenComments {
  /** Number of blocks at the time of labelling; if it has changed, the numbers below are invalid. */
  blocks: number;
  /** First and last blocks of comments that the structure does not show. */
  comments?: readonly (readonly [number, number])[];
  /** Nobody could decide which blocks are comments. */
  unsure?: true;
}

export interface LabelRequest {
  /** The kind of page in the truth. */
  kind: string;
  seen: SeenComments | null;
}

/** Fewest words of running text above the comments of an article. */
const WORDS_OF_AN_ARTICLE = 60;
/** Kinds of page on which posts with names and times are comments; elsewhere they may be reviews. */
const WITH_COMMENTS = new Set(['article', 'listing']);
/** Controls in a post that are not part of its text. */
const TOOLS =
  /^(?:reply|like|likes?|share|report.*|loading.*|permalink|delete|×|\d+|like ?like.*|reply ?delete|replies|copy link|reply to comment|\d+ reactions?|expand full comment|flag|reply \| flag)$/i;
/** A link with at most this many words that occurs at least this often is a control too. */
const [TOOL_WORDS, OFTEN] = [4, 3];

/**
 * Returns labels by block: 1 for a comment, 0 for another block, −1 if unknown.
 *
 * @param body labels of the text, 0 … 1
 */
export function labelComments(view: ModelView, body: Float32Array, { kind, seen }: LabelRequest): Float32Array {
  const { size } = view.blocks;
  if (seen && seen.blocks !== size) throw new Error(`${size} blocks where ${seen.blocks} were seen: look again`);
  const isInPost = signedPosts(view.page);
  const labels = new Float32Array(size);
  const first = (block: number) => view.blocks.first[block] as number;
  const isText = (block: number) => (body[block] as number) > 0.5;
  const isIn = (block: number) => isInPost[first(block)] === 1 && commentsAround(view.page, first(block)) >= 0;
  if (seen?.unsure) return labels.fill(UNKNOWN);
  // answers in a thread look like comments; its other blocks teach nothing about articles
  if (kind === 'forum')
    return withoutTools(
      view,
      labels.map((_, block) => (isIn(block) ? COMMENT : UNKNOWN)),
    );
  for (let block = 0; block < size; block++) {
    if (isText(block) || isInPost[first(block)] !== 1) continue;
    const isBelow = (view.sums.good[block] as number) >= WORDS_OF_AN_ARTICLE;
    labels[block] = isIn(block) && isBelow ? COMMENT : UNKNOWN;
  }
  if (!WITH_COMMENTS.has(kind) && labels.includes(COMMENT)) return labels.fill(UNKNOWN);
  for (const [from, to] of seen?.comments ?? []) labels.fill(COMMENT, from, to + 1);
  return withoutTools(view, labels);
}

/** Returns by node: 1 in a post that names its author or time. */
function signedPosts(page: Page): Uint8Array {
  const isInPost = new Uint8Array(page.nodes.size);
  for (const { root, author, time } of postsOf(page))
    isInPost.fill(author >= 0 || time >= 0 ? 1 : 0, root, page.endOf(root));
  return isInPost;
}

function withoutTools({ page, blocks, text }: ModelView, labels: Float32Array): Float32Array {
  const lines = Array.from({ length: blocks.size }, () => '');
  for (let node = 0; node < page.nodes.size; node++) {
    const block = blocks.ofText[node] as number;
    if (block >= 0) lines[block] += page.textOf(node);
  }
  const counts = new Map<string, number>();
  for (const [block, line] of lines.entries())
    if (labels[block] === COMMENT) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return labels.map((label, block) => {
    const line = (lines[block] as string).trim();
    const words = text.words[block] as number;
    const isLink = words <= TOOL_WORDS && words > 0 && (text.linkWords[block] as number) >= words;
    const isTool = TOOLS.test(line) || (isLink && (counts.get(line) ?? 0) >= OFTEN);
    return label === COMMENT && isTool ? OTHER : label;
  });
}
