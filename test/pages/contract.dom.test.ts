/**
 * Tests that every export has exactly the text that the reader shows, on test pages (`e2e/pages`) and on real pages.
 */

import { strFromU8, unzipSync } from 'fflate';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cite } from '../../src/export/citation/index.ts';
import { exportMarkdown } from '../../src/export/markdown.ts';
import { passageLink } from '../../src/export/passage-link.ts';
import { exportPiece } from '../../src/export/piece.ts';
import { exportHtml } from '../../src/export/printable.ts';
import { exportText } from '../../src/export/text.ts';
import { makeFile } from '../../src/session/export/make-file.ts';
import { selectedPassage } from '../../src/session/export/selected-passage.ts';
import { parseMarkdown, textOfMarkdown, words } from '../read-markdown.ts';
import { shownText } from '../shown-text.ts';
import { REAL_PAGES, realPage, truthOf } from './real-pages.ts';
import { openHtml, show, showPage } from './show-page.ts';

const TEXTS = { exportText, exportHtml, exportMarkdown, exportPiece, cite, passageLink, selectedPassage };

/** Test pages: one for each kind of content that the export formats write differently. */
const ZOO = [
  'basics--article',
  'collapsed--kinds',
  'footnotes--word',
  'languages--japanese',
  'tables--data',
  'threads--board',
];

it.each(ZOO)('all exports of the test page %s contain the same text as the reader', async (name) => {
  await expectContract(await showPage(name));
});

describe.skipIf(REAL_PAGES.length === 0)('on real pages (skipped without ../shared/data/layout-dev)', () => {
  it.each(REAL_PAGES)(
    'the reader and all exports contain the same text of the real page $id',
    { timeout: 60_000 },
    async (page) => {
      const { html, address } = await realPage(page);
      const shown = show(await openHtml(html, address));
      const found = new Set(lettersOf(shown.article.innerText));
      const wanted = [...new Set(lettersOf(await truthOf(page)))];
      expect(wanted.filter((word) => found.has(word)).length / wanted.length).toBeGreaterThan(0.85);
      await expectContract(shown);
    },
  );
});

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

async function expectContract({ article, shownArticle }: ReturnType<typeof show>): Promise<void> {
  const file = async (format: 'markdown' | 'html' | 'epub') => (await makeFile(shownArticle, format, TEXTS, '')).blob;
  const [markdown, html, epub] = await Promise.all([file('markdown'), file('html'), file('epub')]);
  const [start, yaml = '', ...body] = (await textOfMarkdownFile(markdown)).split(/^---$/m);
  const chapter = strFromU8(
    unzipSync(new Uint8Array(await epub.arrayBuffer()))['EPUB/article.xhtml'] ?? new Uint8Array(),
  );
  // waits until the dates are written, because each time element contains only a space before
  await expect
    .poll(() => [...article.querySelectorAll('time')].every(({ textContent }) => textContent?.trim() !== ''))
    .toBe(true);
  const shown = shownText(article);

  expect(words(exportText(shownArticle))).toEqual(words(shown.text));
  expect(start).toBe('');
  expect(parse(yaml)).toMatchObject({ source: expect.stringMatching(/^http/) });
  expect(withoutDollars(readMarkdown(body.join('---')))).toEqual(withoutDollars(shown.withNoteNames));
  const inPage = textOfFile(await html.text(), 'text/html');
  expect(words(inPage.text)).toEqual(words(shown.text));
  // `inPage.pictures`: addresses of the pictures in the HTML file; the EPUB may link to them instead of showing them
  expect(words(textOfFile(chapter, 'application/xhtml+xml', inPage.pictures).text)).toEqual(words(shown.text));
}

/** Returns the Markdown in an exported file, which is a zip archive if the article has pictures. */
async function textOfMarkdownFile(file: Blob): Promise<string> {
  if (file.type !== 'application/zip') return file.text();
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return strFromU8(Object.entries(files).find(([name]) => name.endsWith('.md'))?.[1] ?? new Uint8Array());
}

/**
 * Displays the article in a file at the end of the page, and returns the article's visible text. Fails for invalid XML.
 */
function textOfFile(content: string, type: DOMParserSupportedType, absent: readonly string[] = []) {
  const parsed = new DOMParser().parseFromString(content, type);
  expect(parsed.querySelector('parsererror')?.textContent ?? '').toBe('');
  const place = document.createElement('div');
  document.body.append(place);
  place.append(document.importNode(parsed.querySelector('article') as Element, true));
  const shown = shownText(place.firstElementChild as Element, absent);
  place.remove();
  return shown;
}

/**
 * Returns the text of a Markdown file. Replaces references to notes with their labels, and notes with quotations,
 * because programs that show Markdown number and move notes differently.
 */
function readMarkdown(markdown: string): string {
  const tree = parseMarkdown(markdown);
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') Object.assign(node, { type: 'text', value: node.label });
    else if (node.type === 'footnoteDefinition') Object.assign(node, { type: 'blockquote' });
    else expect(node.type, 'Markdown smuggles no HTML').not.toBe('html');
  });
  return textOfMarkdown(tree);
}

/** Splits a text into words without dollar signs, which Markdown has around formulas but programs do not show. */
const withoutDollars = (text: string) => words(text.replaceAll('$', ''));
