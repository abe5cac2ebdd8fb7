/** Adds highlights to an article that is copied or saved. */
import type { ElementContent, Root } from 'hast';
import { element } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { markTree } from './marking.ts';
import type { Highlight, HighlightColour } from './types.ts';

export interface ExportWords {
  /** Heading above the list of notes. */
  title: string;
  nameOf(colour: HighlightColour): string;
}

/**
 * Returns the article with its highlights marked. Below the article, lists the highlights that have a note or were not
 * found in the text.
 */
export function articleWithHighlights(article: Article, highlights: readonly Highlight[], words: ExportWords): Article {
  const { tree, lost } = markTree(article.tree, highlights);
  const listed = highlights.filter((one) => one.note !== '' || lost.includes(one));
  const section =
    listed.length === 0 ? [] : [element('h2', {}, words.title), ...listed.flatMap((one) => entryOf(one, words))];
  const children = [...tree.children, ...section];
  return { ...article, tree: { ...tree, children } satisfies Root };
}

function entryOf({ quote, colour, note }: Highlight, { nameOf }: ExportWords): ElementContent[] {
  const lines = note === '' ? [] : note.split('\n').filter((line) => line.trim() !== '');
  return [
    element('blockquote', {}, [
      element('p', {}, [
        element('mark', { dataHighlight: '' }, quote.exact),
        { type: 'text', value: ` (${nameOf(colour)})` },
      ]),
    ]),
    ...lines.map((line) => element('p', {}, line)),
  ];
}
