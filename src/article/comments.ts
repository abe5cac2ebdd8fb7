/** What readers wrote under an article: left out of it, unless asked for. */
import type { Element, ElementContent } from 'hast';
import type { Mark } from '../algorithms/types.ts';
import { countWords } from '../shared/count-words.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { buildTree } from '../structure/build-tree.ts';
import type { Sections } from '../structure/sections.ts';
import { cleanTree } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';

interface SplitMarks {
  text: readonly Mark[];
  comments: readonly Mark[];
}

/** The marks of the text and those of the comments. Where nothing else was found, the comments are the text. */
export function splitComments(marks: readonly Mark[]): SplitMarks {
  const comments = marks.filter(({ role }) => role === 'comment');
  if (comments.length === 0 || comments.length === marks.length) return { text: marks, comments: [] };
  return { text: marks.filter(({ role }) => role !== 'comment'), comments };
}

/** The comments under a heading of ours. By itself, so that the article above is the same with and without them. */
export function buildComments(
  snapshot: PageSnapshot,
  comments: readonly Mark[],
  context: CleanContext,
  sections: Sections,
): ElementContent[] {
  // Headings are numbered from h2 on: the comments' own come below this one.
  const heading: Element = {
    type: 'element',
    tagName: 'h1',
    properties: { lang: 'en', dir: 'ltr' },
    children: [{ type: 'text', value: 'Comments' }],
  };
  const children = [heading, ...buildTree(snapshot, comments, sections).children];
  // What repeats headline and author is dropped at the start of an article only.
  const tree = cleanTree({ type: 'root', children }, { ...context, headline: '', byline: '' });
  return tree.children.filter((child): child is ElementContent => child.type !== 'doctype');
}

/** Words of marked text; a word that is cut by markup counts once. */
export function countMarkedWords({ nodes }: PageSnapshot, marks: readonly Mark[], language: string): number {
  let text = '';
  let block = -1;
  for (const { node, start, end } of marks) {
    if (nodes.block[node] !== block) text += '\n';
    block = nodes.block[node] as number;
    text += (nodes.text[node] as string).slice(start, end);
  }
  return countWords(text, language);
}
