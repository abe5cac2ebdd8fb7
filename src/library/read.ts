/** Extracts the article from a page snapshot in Node, with the same engine and export formats as the extension. */

import type { Root } from 'hast';
import { algorithmInfos, DEFAULT_ALGORITHM } from '../algorithms/index.ts';
import { type Selection, USER_SELECTION } from '../algorithms/types.ts';
import { awaitsTypesetting } from '../article/formulas/awaits-typesetting.ts';
import { typesetFormulas } from '../article/formulas/typeset.ts';
import { contentOf, rewriteElements, textOf } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import type { HeldReading } from '../engine/reading.ts';
import type { By } from '../engine/types.ts';
import { isValidSnapshot } from '../engine/valid-snapshot.ts';
import { exportEpub } from '../export/epub/index.ts';
import { exportMarkdown } from '../export/markdown.ts';
import { markdownFile } from '../export/markdown-file.ts';
import { type BookPicture, pictureType } from '../export/picture-files.ts';
import { exportHtml, portableTree } from '../export/printable.ts';
import { exportText } from '../export/text.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { visibleTexts } from '../page/texts.ts';
import { headingsOf } from '../reader/components/outline/headings.ts';
import { type LastWord, visibleBlocks } from '../selection/trace.ts';
import { convertAll, gatherPictures } from '../session/export/pictures.ts';
import { hasLowConfidence } from '../session/state/low-confidence.ts';
import { countWords } from '../shared/count-words.ts';
import { collapseSpace } from '../shared/text.ts';
import { openSnapshot } from './open-snapshot.ts';
import type { Reading, ReadOptions, TakenPage, UnreadableReason } from './types.ts';

/** Ids of all algorithms, which are the values of the option `algorithm` (docs/algorithms.md). */
export const algorithmIds: readonly string[] = algorithmInfos.map(({ id }) => id);

const SENTENCES: Readonly<Record<UnreadableReason, string>> = {
  pdf: 'It is a PDF, not a web page.',
  svg: 'It is a picture (SVG), not a web page.',
  'not-html': 'It is not a web page.',
};

/** Thrown if no element of the page matches the requested selector. */
export class ElementMissing extends Error {
  override name = 'ElementMissing';
}

/** Thrown for a document that is not a web page. `message` is a sentence for the user. */
export class UnreadablePage extends Error {
  override name = 'UnreadablePage';

  constructor(readonly reason: UnreadableReason) {
    super(SENTENCES[reason]);
  }
}

/** A page that is open in the engine. `comments`: whether readers' comments are part of the article. */
interface Asked {
  readonly snapshot: PageSnapshot;
  readonly held: HeldReading;
  readonly comments: boolean;
}

/**
 * Extracts the article from a page.
 *
 * @param page a snapshot, or the JSON that `snapshotScript` returns
 * @throws {@link RangeError} if there is no algorithm with the requested id
 * @throws {@link TypeError} if `page` is not a snapshot, or has more than two million nodes
 * @throws {@link UnreadablePage} if the document is not a web page
 */
export async function read(page: string | PageSnapshot, options: ReadOptions = {}): Promise<Reading> {
  const { snapshot, hasMoved, unreadable, selected } = takenPage(page);
  if (unreadable) throw new UnreadablePage(unreadable);
  if (!isValidSnapshot(snapshot)) throw new TypeError('This is not a snapshot of a page, or it is too large.');
  const held = openSnapshot(snapshot, { hasMoved });
  if (selected === null) throw new ElementMissing('No element of the page matches the selector.');
  const by = selected === undefined ? (options.algorithm ?? DEFAULT_ALGORITHM) : textOfElement(snapshot, selected);
  return readingBy(by, { snapshot, held, comments: options.comments ?? false });
}

function takenPage(page: string | PageSnapshot): TakenPage {
  if (typeof page !== 'string') return { snapshot: page, hasMoved: false, unreadable: null };
  try {
    return JSON.parse(page) as TakenPage;
  } catch {
    throw new TypeError('This is not what the script for pages returns.');
  }
}

/** Returns a selection of all visible text in an element, as if the user had selected that element on the page. */
function textOfElement(snapshot: PageSnapshot, row: number): Selection {
  const texts = visibleTexts(createPage(snapshot), row, snapshot.nodes.end[row] ?? row);
  const marks = texts.map((node) => ({ node, role: 'body' as const }));
  const empty = marks.length === 0 ? 'no-text' : null;
  return { algorithm: USER_SELECTION, marks, text: '', trace: [], confidence: null, page: null, empty };
}

async function readingBy(by: By, asked: Asked): Promise<Reading> {
  if (typeof by === 'string' && !algorithmIds.includes(by)) throw new RangeError(`There is no algorithm "${by}".`);
  const { held, comments } = asked;
  const found = await held.ask({ type: 'find', by, corrections: [] });
  const article = withFormulas((comments ? found.commented : null) ?? found.article);
  const words = await held.ask({ type: 'explain', by, corrections: [], areCommentsShown: comments });
  return readingOf(article, words, asked);
}

function readingOf(article: Article, words: Parameters<typeof leftOutOf>[1] | null, asked: Asked): Reading {
  const { metadata } = article;
  return {
    title: metadata.headline,
    byline: metadata.byline,
    authors: metadata.authors,
    published: metadata.published,
    updated: metadata.modified,
    site: metadata.site,
    description: metadata.description,
    language: metadata.language,
    url: metadata.url,
    image: metadata.leadImage?.src ?? '',
    kind: article.page?.kind ?? null,
    confidence: article.confidence,
    isDoubtful: hasLowConfidence(article),
    algorithm: article.algorithm,
    hasLayout: asked.snapshot.viewport.width > 0,
    isEmpty: article.empty !== null,
    wordCount: article.words,
    ...leftOutOf(asked.snapshot, words ?? [], metadata.language),
    ...partsOf(article.empty ? article.tree : portableTree(article)),
    text: unlessEmpty(article, () => exportText(article)),
    markdown: ({ frontMatter = false } = {}) => {
      const markdown = article.empty ? '' : exportMarkdown(article);
      return frontMatter ? markdownFile(metadata, markdown) : markdown;
    },
    html: unlessEmpty(article, () => exportHtml(article)),
    epub: () => epubOf(article),
    with: (other) => readingBy(other, asked),
  };
}

const unlessEmpty = (article: Article, text: () => string) => () => (article.empty ? '' : text());

/** Returns the article with its formulas typeset, as the reader shows it. */
function withFormulas(article: Article): Article {
  const { tree } = article;
  return awaitsTypesetting(tree) ? { ...article, tree: typesetFormulas(tree) } : article;
}

/** Lists the headings, links and pictures of a tree that is prepared for use outside the reader (`portableTree`). */
function partsOf(tree: Root): Pick<Reading, 'headings' | 'links' | 'images'> {
  const links: Reading['links'][number][] = [];
  const images: Reading['images'][number][] = [];
  rewriteElements(contentOf(tree), (element) => {
    const { href, src, alt } = element.properties;
    if (element.tagName === 'a' && typeof href === 'string')
      links.push({ url: href, text: collapseSpace(textOf(element)).trim() });
    if (element.tagName === 'img') images.push({ url: String(src), alt: String(alt ?? '') });
    return [element];
  });
  const headings = headingsOf(tree).flatMap(({ level, text }) => (text === '' ? [] : [{ level, text }]));
  return { headings, links, images };
}

/** Returns the visible blocks outside the article, and the share (0 to 1) of visible words inside the article. */
function leftOutOf(
  snapshot: PageSnapshot,
  lastWords: readonly LastWord[],
  language: string,
): Pick<Reading, 'leftOut' | 'keptShare'> {
  const page = createPage(snapshot);
  const blocks = visibleBlocks(page);
  const leftOut: Reading['leftOut'][number][] = [];
  const words = { kept: 0, all: 0 };
  for (const { node, isKept, reason } of lastWords) {
    const texts = (blocks.get(page.blockOf(node)) ?? []).map((id) => page.textOf(id));
    const text = collapseSpace(texts.join('')).trim();
    const count = countWords(text, language);
    words.all += count;
    if (isKept) words.kept += count;
    else if (text !== '') leftOut.push({ text, reason });
  }
  return { leftOut, keptShare: words.all === 0 ? 0 : words.kept / words.all };
}

/** Returns the article as an EPUB file. It includes the pictures that can be fetched and whose format EPUB supports. */
async function epubOf(article: Article): Promise<Uint8Array> {
  const pictures = await convertAll(await gatherPictures(article), toBookPicture);
  return exportEpub(article, pictures, new Date());
}

async function toBookPicture(blob: Blob): Promise<BookPicture | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = pictureType(bytes);
  return type && { type, bytes };
}
