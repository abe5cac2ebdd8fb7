/** What readers wrote under an article: left out of it, unless asked for. */

import type { ElementContent } from 'hast';
import { inOurLanguage, message } from '../platform/wording/message.ts';
import type { Draft } from '../selection/types.ts';
import { cleanTree } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';
import { buildTree } from './structure/build-tree.ts';
import { contentOf, element } from './structure/hast.ts';

/** The comments under a heading of ours. By itself, so that the article above is the same with and without them. */
export function commentsTree(comments: Draft, context: CleanContext): ElementContent[] {
  // Headings are numbered from h2 on: the comments' own come below this one.
  const heading = element('h1', inOurLanguage(), message('comments'));
  const children = [heading, ...buildTree(comments).children];
  // What repeats headline and author is dropped at the start of an article only.
  const tree = cleanTree({ type: 'root', children }, { ...context, headline: '', byline: '' });
  return contentOf(tree);
}
