/**
 * Headline, byline and date of the page stand above the text already, as metadata: what an algorithm marked as such is
 * taken out of the text. Only what is really said above goes; "By Ada Poe, our correspondent in Oslo" stays.
 */
import type { Element, Root } from 'hast';
import type { Mark, Role } from '../algorithms/types.ts';
import { PLAIN_TEXT_STYLE } from '../page/text-style.ts';
import { foldForComparison } from '../shared/text.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { rewriteElements, textOf } from '../structure/hast.ts';
import { dropRepeatedCredits } from './clean/repeated-credits.ts';
import { shownDate } from './date.ts';
import type { ArticleMetadata } from './types.ts';

/** A longer line says more than when. */
const MOST_DATE_WORDS = 8;

const HEAD_ROLES: ReadonlySet<Role> = new Set(['headline', 'byline', 'date']);

/** What is marked as headline, byline or date in one block. */
interface Line {
  text: string;
  role: Role;
}

/**
 * The built tree without the lines whose words the reader shows above it. Taken out of the tree and not of the marks:
 * pictures are kept with the text around them, and that of a lead image is the headline.
 */
export function dropShownAbove(
  tree: Root,
  snapshot: PageSnapshot,
  marks: readonly Mark[],
  metadata: ArticleMetadata,
): Root {
  const lines = headLines(snapshot, marks);
  if (lines.size === 0) return tree;
  const isRepeated = (element: Element) => {
    const line = lines.get(Number(element.properties.dataNode ?? -1));
    // An element may hold more than the line: a heading of two blocks, a name in the middle of a sentence.
    return line !== undefined && lettersOf(textOf(element)) === lettersOf(line.text) && isShown(line, metadata);
  };
  const children = tree.children.filter((child) => child.type !== 'doctype');
  return { type: 'root', children: rewriteElements(children, (element) => (isRepeated(element) ? [] : [element])) };
}

/** Lines by each of their text nodes: any of them may be a place in the tree. */
function headLines({ nodes }: PageSnapshot, marks: readonly Mark[]): ReadonlyMap<number, Line> {
  const byBlock = new Map<number, Line>();
  const byNode = new Map<number, Line>();
  for (const { node, role, start, end } of marks) {
    if (!HEAD_ROLES.has(role)) continue;
    const block = nodes.block[node] as number;
    const line = byBlock.get(block) ?? { text: '', role };
    line.text += (nodes.text[node] as string).slice(start, end);
    byBlock.set(block, line);
    byNode.set(node, line);
  }
  return byNode;
}

function lettersOf(text: string): string {
  return foldForComparison(text).replaceAll(' ', '');
}

function isShown({ text, role }: Line, metadata: ArticleMetadata): boolean {
  const words = foldForComparison(text);
  if (role === 'headline') return ` ${foldForComparison(metadata.headline)} `.includes(` ${words} `);
  return isShownDate(words, metadata) || isShownByline(text, metadata);
}

/** By the same rule as for a line of credits that no algorithm marked. */
function isShownByline(text: string, { headline, byline, language }: ArticleMetadata): boolean {
  const line: Element = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] };
  const context = { headline, byline, language, ownUrls: [], textStyleAt: () => PLAIN_TEXT_STYLE };
  return dropRepeatedCredits([line], context).length === 0;
}

/** The day that is shown above, and no other: numbers are the same in most languages, names of months are not. */
function isShownDate(words: string, metadata: ArticleMetadata): boolean {
  const shown = foldForComparison(shownDate(metadata)?.text ?? '').match(/\d+/g) ?? [];
  const numbers = words.match(/\d+/g) ?? [];
  const years = numbers.filter((number) => number.length === 4);
  return (
    shown.length > 0 &&
    years.length === 1 &&
    words.split(' ').length <= MOST_DATE_WORDS &&
    shown.every((number) => numbers.some((candidate) => Number(candidate) === Number(number)))
  );
}
