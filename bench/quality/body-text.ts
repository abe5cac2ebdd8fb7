/**
 * Computes the text of an article by the rules of Zyte's benchmark (docs/specs/measurement.md, "What belongs to the
 * body").
 */
import type { Element, Root } from 'hast';
import type { Mark, Role, Selection } from '../../src/algorithms/types.ts';
import { makeArticle } from '../../src/article/make-article.ts';
import { rewriteElements } from '../../src/article/structure/hast.ts';
import type { Article } from '../../src/article/types.ts';
import { exportText } from '../../src/export/text.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';

export type Addition = 'title' | 'captions' | 'byline';

const ROLES: Readonly<Record<Addition, readonly Role[]>> = {
  title: ['headline'],
  captions: ['caption'],
  byline: ['byline', 'date'],
};

/** Returns the text of an article. Leaves out headline, byline and captions, except those named in `additions`. */
export function bodyText(
  snapshot: PageSnapshot,
  selection: Selection,
  article: Article,
  additions: readonly Addition[],
): string {
  return bodyOf(snapshot, selection, article, additions).text;
}

/** Returns the text of an article as {@link bodyText} does, and the tree from which the text was made. */
export function bodyOf(
  snapshot: PageSnapshot,
  selection: Selection,
  article: Article,
  additions: readonly Addition[],
): { text: string; tree: Root } {
  const roles = new Set<Role>(['body', ...additions.flatMap((addition) => ROLES[addition])]);
  const kept = selection.marks.filter(({ role }) => roles.has(role));
  // removes the text of `figcaption` elements, because most algorithms mark captions as body text. Without its picture,
  // a caption would become an ordinary paragraph
  const marks = additions.includes('captions') ? kept : withoutCaptions(snapshot, kept);
  const isWhole = marks.length === selection.marks.length;
  const shown = isWhole ? article : makeArticle(createPage(snapshot), withMarks(selection, marks));
  const credits = additions.includes('byline') ? {} : { byline: '', published: '', modified: '' };
  const headline = additions.includes('title') ? {} : { headline: '' };
  const tree = withoutAdditions(shown.tree, additions);
  return { text: exportText({ ...shown, tree, metadata: { ...shown.metadata, ...headline, ...credits } }), tree };
}

/** Returns the text of the readers' comments that Lectern shows below an article on request. */
export function commentsText(snapshot: PageSnapshot, selection: Selection, article: Article): string {
  const whole = makeArticle(createPage(snapshot), selection, { comments: true });
  const children = whole.tree.children.slice(article.tree.children.length);
  const metadata = { ...whole.metadata, headline: '', byline: '', published: '', modified: '' };
  return exportText({ ...whole, tree: { type: 'root', children }, metadata });
}

/**
 * Removes the parts that Lectern itself adds to the article of any algorithm: captions, headers of posts, standfirsts
 * (summaries below the headline), and placeholders for players.
 */
function withoutAdditions({ children }: Root, additions: readonly Addition[]): Root {
  const isLeftOut = ({ tagName, properties }: Element) =>
    properties.dataEmbed !== undefined ||
    properties.dataStandfirst !== undefined ||
    (tagName === 'figcaption' && !additions.includes('captions')) ||
    (tagName === 'p' && properties.dataPost !== undefined && !additions.includes('byline'));
  const content = children.filter((child) => child.type !== 'doctype');
  const asTruth = (element: Element) => {
    if (isLeftOut(element)) return [];
    // turns numbered lists into bulleted ones: the numbers are not in the text of the page, and ground truths lack them
    return [element.tagName === 'ol' ? { ...element, tagName: 'ul', properties: {} } : element];
  };
  return { type: 'root', children: rewriteElements(content, asTruth) };
}

/**
 * Returns a copy of a selection with other marks (kept text nodes). Leaves its trace (the reasons) empty, because the
 * bench does not need it and computing it takes time.
 */
function withMarks({ algorithm, confidence, page, empty }: Selection, marks: readonly Mark[]): Selection {
  return { algorithm, marks, text: '', trace: [], confidence, page, empty };
}

/** Returns the marks (kept text nodes) outside `figcaption` elements. The marks must be in document order. */
function withoutCaptions({ nodes, names }: PageSnapshot, marks: readonly Mark[]): readonly Mark[] {
  const caption = names.indexOf('figcaption');
  if (caption < 0) return marks;
  const kept: Mark[] = [];
  let node = 0;
  /** Id of the first node after all captions found so far. */
  let captionEnd = 0;
  for (const mark of marks) {
    for (; node < mark.node; node++) {
      if (nodes.name[node] === caption) captionEnd = Math.max(captionEnd, nodes.end[node] as number);
    }
    if (mark.node >= captionEnd) kept.push(mark);
  }
  return kept;
}
