/**
 * Keeps embedded posts of other sites (such as tweets) in the article. Sites embed a post as a quote with its text,
 * author and date, which a script then replaces with a frame. If the script does not load, the page shows the quote,
 * but algorithms keep only parts of it.
 */
import type { Page } from '../page/page.ts';
import { visibleTexts } from '../page/texts.ts';
import { indexFrom } from '../shared/ascending.ts';
import { calls } from '../vocabulary/match.ts';
import { EMBEDDED_POSTS } from '../vocabulary/names/embeds.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withBody } from './marks.ts';
import type { Draft } from './types.ts';

const POSTS = calls(EMBEDDED_POSTS);
/** Maximum number of ancestors of a post to check for kept text before and after it. */
const WRAPPERS = 3;

/** Adds the whole text of embedded posts that are partly kept, or that have kept text before and after them. */
export function addEmbeddedPosts({ page, marks }: Draft): Partial<Draft> {
  const posts = page.index.named('blockquote').filter((quote) => page.index.isCalled(quote, POSTS));
  if (posts.length === 0) return {};
  const coverage = coverageOf(page, marks);
  const kept = marks.map(({ node }) => node);
  const missing = posts.filter((post) => isMissing(page, coverage, kept, post));
  const texts = missing.flatMap((post) => visibleTexts(page, post, page.endOf(post)));
  return { marks: withBody(marks, texts) };
}

function isMissing(page: Page, coverage: Coverage, kept: readonly number[], post: number): boolean {
  const length = coverage.keptIn(post);
  return length < coverage.textIn(post) && (length > 0 || standsInText(page, kept, post));
}

/** Whether one of the nearest boxes around a post contains kept text both before and after the post. */
function standsInText(page: Page, kept: readonly number[], post: number): boolean {
  const next = indexFrom(kept, post);
  const [before = -1, behind = -1] = [kept[next - 1], kept[next]];
  return page.ancestorsOf(post, WRAPPERS).some((box) => page.holds(box, before) && page.holds(box, behind));
}
