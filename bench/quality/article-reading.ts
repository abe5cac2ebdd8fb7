/**
 * Extracts the parts of an article that the quality bench compares: its text, its metadata, its comments, and the lines
 * that are mostly links.
 */
import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { PageJudgement, Population, Selection } from '../../src/algorithms/types.ts';
import type { Article } from '../../src/article/types.ts';
import { INLINE_NAMES } from '../../src/page/element-names.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { type Addition, bodyOf, commentsText } from './body-text.ts';
import { type PublicMetadata, publicMetadata } from './public-metadata.ts';

export interface ArticleText extends PublicMetadata {
  articleBody: string;
  /** Lines of the article's text in which at least half of the letters are in links. */
  linkLines: readonly string[];
  /** Text of the readers' comments that Lectern can show below the article; '' if it finds none. */
  comments: string;
  confidence: number | null;
  page: PageJudgement | null;
  pictures: number;
}

export interface TextOptions {
  population: Population;
  additions: readonly Addition[];
}

export function articleText(
  snapshot: PageSnapshot,
  selection: Selection,
  article: Article,
  { population, additions }: TextOptions,
): ArticleText {
  const body = population === 'source' ? null : bodyOf(snapshot, selection, article, additions);
  return {
    articleBody: body?.text ?? selection.text,
    linkLines: body ? linkLines(body.tree) : [],
    comments: article.comments ? commentsText(snapshot, selection, article) : '',
    ...publicMetadata(article.metadata),
    confidence: selection.confidence,
    page: selection.page,
    pictures: countPictures(article),
  };
}

function countPictures({ tree }: Article): number {
  let pictures = 0;
  visit(tree, { type: 'element', tagName: 'img' }, () => void pictures++);
  return pictures;
}

const LETTER = /[\p{L}\p{N}]/gu;

function linkLines(tree: Root): string[] {
  const found: string[] = [];
  let [line, letters, linked] = ['', 0, 0];
  const endLine = () => {
    if (letters > 0 && 2 * linked >= letters) found.push(line.trim());
    [line, letters, linked] = ['', 0, 0];
  };
  const read = (node: RootContent, isInLink: boolean) => {
    if (node.type === 'text') {
      const count = node.value.match(LETTER)?.length ?? 0;
      line += node.value;
      letters += count;
      if (isInLink) linked += count;
    } else if (node.type === 'element') {
      const isLine = node.tagName === 'br' || !(node.tagName in INLINE_NAMES || node.tagName === 'a');
      if (isLine) endLine();
      for (const child of node.children) read(child, isInLink || node.tagName === 'a');
      if (isLine) endLine();
    }
  };
  for (const child of tree.children) read(child, false);
  endLine();
  return found;
}
