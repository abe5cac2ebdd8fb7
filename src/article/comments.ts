/** Reader comments under an article: left out unless requested. */

import type { ElementContent } from 'hast';
import { inOurLanguage, message } from '../platform/wording/message.ts';
import type { Draft } from '../selection/types.ts';
import { cleanTree } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';
import { buildTree } from './structure/build-tree.ts';
import { contentOf, element } from './structure/hast.ts';

/** Builds the comments under our own heading, apart from the article, which stays the same with and without them. */
export function commentsTree(comments: Draft, context: CleanContext): ElementContent[] {
  // Headings are numbered from h2 on; those inside the comments go below this one.
  const heading = element('h1', inOurLanguage(), message('comments'));
  const children = [heading, ...buildTree(comments).children];
  // Only the start of an article can repeat the headline and author.
  const tree = cleanTree({ type: 'root', children }, { ...context, headline: '', byline: '' });
  return contentOf(tree);
}
