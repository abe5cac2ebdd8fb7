/**
 * Shows a test page (`e2e/pages`) as the extension does, with real layout, the default algorithm, all passes and the
 * reader. Anything that needs the extension itself (a click on its button, closed shadow roots, messages) is tested in
 * `e2e/`.
 */

import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import lectern from '../../src/algorithms/lectern/index.ts';
import type { Algorithm } from '../../src/algorithms/types.ts';
import { typesetFormulas } from '../../src/article/formulas/typeset.ts';
import { type ReadArticle, readArticle, writeArticle } from '../../src/article/make-article.ts';
import type { Article } from '../../src/article/types.ts';
import { offersOfPage } from '../../src/engine/page-offers.ts';
import { keepCurrentArticle } from '../../src/page/current-article.ts';
import { createPage } from '../../src/page/page.ts';
import { takeSnapshot } from '../../src/page/snapshot/take.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { highlight } from '../../src/reader/highlight.tsx';
import { runWithRoles } from '../../src/selection/roles/with-roles.ts';
import { describeLowConfidence, hasLowConfidence } from '../../src/session/state/low-confidence.ts';
import { mountWhole, scriptsWith } from '../mount-sample.ts';
import { removePages, renderPage } from '../render.ts';

const FOLDER = '/e2e/pages';
const files = import.meta.glob<string>('../../e2e/pages/**/*.html', { query: '?raw', import: 'default' });

const documents = { create: () => document.implementation.createHTMLDocument() };

/** Opens a test page in a frame that is `width` px wide. Its pictures load and its scripts run. */
export async function openPage(name: string, width = 1280): Promise<Document> {
  const path = `${FOLDER}/${name.includes('.html') ? name : `${name}/index.html`}`;
  return openHtml(await withParts(await fileAt(path)), location.origin + path, width);
}

/** Opens HTML in a frame, with a base URL. */
export async function openHtml(html: string, address: string, width = 1280): Promise<Document> {
  return renderPage(html.replace(/^\s*(<!doctype[^>]*>)?/i, `$1<base href="${address}">`), width);
}

async function fileAt(path: string): Promise<string> {
  return (await files[`../..${path}`]?.()) ?? expect.fail(`${path} is not there`);
}

/**
 * Replaces each `<!-- include: … -->` in a page with the shared part that it names, as `e2e/support/server.ts` does.
 */
async function withParts(html: string): Promise<string> {
  const found = [...html.matchAll(/<!-- include: (\S+) -->/g)];
  const parts = await Promise.all(found.map(([, part]) => fileAt(`${FOLDER}/${part}`)));
  return found.reduce((whole, [comment], index) => whole.replace(comment, () => parts[index] ?? ''), html);
}

/** Reads a document with an algorithm and all later steps (passes). The document's base URL counts as its address. */
export function readDocument(page: Document, algorithm: Algorithm = lectern): ReadArticle {
  const read = keepCurrentArticle(createPage(atItsBase(takeSnapshot(page).snapshot)), false);
  return readArticle(read, runWithRoles(algorithm, read, { population: 'rendered', documents }));
}

/** Replaces the frame's own URL (`about:srcdoc`) with the document's base URL. */
function atItsBase(snapshot: PageSnapshot): PageSnapshot {
  const [top, ...others] = snapshot.documents;
  return top ? { ...snapshot, url: top.baseUrl, documents: [{ ...top, url: top.baseUrl }, ...others] } : snapshot;
}

/** Makes the article as the reader shows it, including typeset formulas. */
export function articleOf(read: ReadArticle, comments = false): Article {
  const article = writeArticle(read, { comments });
  return { ...article, tree: typesetFormulas(article.tree) };
}

/** Opens a test page, reads it, and shows it in a reader. */
export async function showPage(name: string, width?: number, algorithm?: Algorithm) {
  return show(await openPage(name, width), algorithm);
}

/** Reads a document and shows it in a reader. */
export function show(page: Document, algorithm?: Algorithm) {
  const read = readDocument(page, algorithm);
  removePages();
  const article = articleOf(read);
  const low = hasLowConfidence(article) ? describeLowConfidence(article, null, false) : null;
  const { text } = read.selection;
  const { handle, state, dispatch, root, dialog } = mountWhole(
    {
      article,
      notice: low?.notice ?? '',
      ways: low?.ways ?? [],
      offers: offersOfPage(text.page, text.marks),
    },
    scriptsWith(highlight),
  );
  const element = root.querySelector('article') as HTMLElement;
  const button = (label: string) =>
    [...dialog.querySelectorAll('button')].find((each) => (each.ariaLabel ?? plain(each)).startsWith(label));
  return {
    article: element,
    reader: dialog,
    /** Returns the shown text, with white space collapsed. */
    text: () => plain(element),
    texts: (selector: string) => all(element, selector).map(plain),
    all: (selector: string) => all(element, selector),
    one: (selector: string) => all(element, selector)[0] ?? expect.fail(`${selector} is not in the article`),
    /** Returns the headings with their levels, in order. */
    headings: () =>
      all(element, 'h1, h2, h3, h4, h5, h6').map((heading) => `${heading.localName} ${heading.innerText.trim()}`),
    /** Returns the lines with author and time above the posts of a thread, in order. */
    heads: () => all(element, 'p[data-post]').map(({ innerText }) => innerText),
    /** Returns the links of the article with these words. */
    links: (words: string | RegExp) => linksIn(element, words),
    link: (words: string | RegExp) => linksIn(element, words)[0] ?? expect.fail(`there is no link ${words}`),
    focused: () => root.activeElement,
    /** Returns the reader's button whose label starts with this text. */
    button,
    said: () => plain(dialog),
    read,
    shownArticle: article,
    /** Presses "Show comments" and shows the article with its comments. */
    async showComments() {
      await userEvent.click(button('Show comments') ?? expect.fail('no comments are offered'));
      expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'comments-toggled' });
      handle.update({ ...state, article: articleOf(read, true), contentNumber: 0 });
      dialog.dispatchEvent(new Event('lectern-whole'));
    },
  };
}

/** Returns the text of an element, with white space collapsed. */
export const plain = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const linksIn = (element: Element, words: string | RegExp) =>
  all(element, 'a[href]').filter((link) =>
    typeof words === 'string' ? plain(link) === words : words.test(plain(link)),
  );

const all = (element: Element, selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
