/**
 * Runs every step from the snapshot of a page to the exports of its article. Tests use this to check that no step
 * fails.
 */

import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { allAlgorithms } from '../../src/algorithms/all.ts';
import type { DocumentFactory } from '../../src/algorithms/types.ts';
import type { Article } from '../../src/article/types.ts';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { exportHtml } from '../../src/export/printable.ts';
import { exportText } from '../../src/export/text.ts';
import { createPage } from '../../src/page/page.ts';
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { articleFrom } from '../article-of.ts';
import { mountSample } from '../mount-sample.ts';

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** Algorithm that keeps all text of a page, so that all content is shown in the reader. */
const SHOWS_ALL = 'html-text';

export interface Way {
  snapshot: PageSnapshot;
  articles: ReadonlyMap<string, Article>;
  /** The article with all text of the page. `text` is the article exported as plain text. */
  article: Article;
  text: string;
}

/**
 * A few algorithms of different kinds, for pages that take long. The other algorithms are tested with large pages in
 * their own tests.
 */
export const SOME: readonly string[] = ['html-text', 'readability', 'lectern'];

/** Reads a page with all the given algorithms, exports every article in every format, and shows one in a reader. */
export function goWholeWay(page: Document, ids: readonly string[] = allAlgorithms.map(({ id }) => id)): Way {
  const { snapshot } = takeSnapshot(page);
  const articles = new Map(ids.map((id) => [id, articleBy(snapshot, id)]));
  const article = articles.get(SHOWS_ALL) as Article;
  for (const each of articles.values()) expectSafe(each);
  mountSample({ article });
  return { snapshot, articles, article, text: exportText(article) };
}

export function articleBy(snapshot: PageSnapshot, id: string): Article {
  const algorithm = allAlgorithms.find((candidate) => candidate.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  const selection = runWithRoles(algorithm, createPage(snapshot), { population: 'rendered', documents });
  return articleFrom(snapshot, selection, { comments: true });
}

/** Expects that no export contains scripts, or addresses with forbidden schemes. */
export function expectSafe(article: Article): void {
  for (const html of [toHtml(article.tree), exportHtml(article)]) expectSafeHtml(html);
  expectSafeMarkdown(exportMarkdown(article));
  expect(exportText(article)).toEqual(expect.any(String));
}

/**
 * Longest Markdown that the tests parse (characters). The parser would take too long for more: its time is quadratic in
 * the length of a paragraph.
 */
const LONGEST_PARSED = 100_000;

function expectSafeMarkdown(markdown: string): void {
  if (markdown.length > LONGEST_PARSED) return;
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, (node) => {
    expect(node.type).not.toBe('html');
    if ('url' in node) expect(node.url).not.toMatch(/^\W*(?:javascript|vbscript):/i);
  });
}

function expectSafeHtml(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('script, style, iframe, frame, object, embed, form, input, link, meta, base')).toBeNull();
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^(?:style|srcdoc|action|formaction|srcset|ping)$/);
      if (/^(?:href|src|cite|data|poster|xlink:href)$/.test(name))
        expect(value).not.toMatch(/^\W*(?:javascript|vbscript):/i);
    }
  }
}
