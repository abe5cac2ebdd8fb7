/**
 * Labels the blocks of a page that are comments by readers below an article. The data set does not mark comments, but
 * the page's structure shows them. Where the structure was unclear, a person looked at the page
 * (`train/comments-by-hand.json`).
 */

import { commentsAround } from '../../src/page/areas.ts';
import type { ModelView } from '../../src/page/blocks/model-view.ts';
import type { Page } from '../../src/page/page.ts';
import { postsOf } from '../../src/selection/posts/posts.ts';

const [COMMENT, OTHER, UNKNOWN] = [1, 0, -1];

/** Labels that a person gave to the blocks of one page. */
export interface SeenComments {
  /**
   * Number of blocks of the page when the person labelled it. If the number has changed, the block numbers below are
   * invalid.
   */
  blocks: number;
  /** First and last block of each range of comments that the page's structure does not reveal. */
  comments?: readonly (readonly [number, number])[];
  /** Set if even a person could not tell which blocks are comments. */
  unsure?: true;
}

export interface LabelRequest {
  /** The page kind according to the data set. */
  kind: string;
  seen: SeenComments | null;
}

/**
 * Minimum number of words of running text above a post that counts as a comment. With less text, the post may not
 * belong to an article.
 */
const WORDS_OF_AN_ARTICLE = 60;
/** Kinds of page on which posts with an author or a time are comments. On other kinds they may be reviews. */
const WITH_COMMENTS = new Set(['article', 'listing']);
/** Texts of controls in a post, such as "Reply". They are not part of the post. */
const TOOLS =
  /^(?:reply|like|likes?|share|report.*|loading.*|permalink|delete|×|\d+|like ?like.*|reply ?delete|replies|copy link|reply to comment|\d+ reactions?|expand full comment|flag|reply \| flag)$/i;
/**
 * A link in a post is also a control if its text has at most `TOOL_WORDS` words and occurs in at least `OFTEN` comments
 * of the page.
 */
const [TOOL_WORDS, OFTEN] = [4, 3];

/**
 * Returns a label for each block: 1 for a comment, 0 for another block, −1 if unknown. Throws if the page's blocks have
 * changed since a person labelled them.
 *
 * @param body for each block, the share of its words that are in the article (0 to 1)
 */
export function labelComments(view: ModelView, body: Float32Array, { kind, seen }: LabelRequest): Float32Array {
  const { size } = view.blocks;
  if (seen && seen.blocks !== size) throw new Error(`${size} blocks, not ${seen.blocks} as when labelled: label again`);
  const isInPost = signedPosts(view.page);
  const labels = new Float32Array(size);
  const first = (block: number) => view.blocks.first[block] as number;
  const isText = (block: number) => (body[block] as number) > 0.5;
  const isIn = (block: number) => isInPost[first(block)] === 1 && commentsAround(view.page, first(block)) >= 0;
  if (seen?.unsure) return labels.fill(UNKNOWN);
  // answers in a forum thread look like comments, so they are labelled as comments; the rest of the thread stays
  // unknown, because a thread has no article
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

/** Returns a number for each node: 1 inside a post that states its author or time, 0 outside such posts. */
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
