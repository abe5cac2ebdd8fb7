import type { Element, ElementContent } from 'hast';
import type { Selection } from '../algorithms/types.ts';
import { placeSigns } from '../page/links.ts';
import type { Page } from '../page/page.ts';
import { textStyleAt } from '../page/text-style.ts';
import { lineOf } from '../page/texts.ts';
import { inOurLanguage, message } from '../platform/wording/message.ts';
import { selectArticle, withHead } from '../selection/select-article.ts';
import type { ArticleSelection, Draft, Head, OpenedFolds } from '../selection/types.ts';
import { indexFrom } from '../shared/ascending.ts';
import { readingMinutes } from '../shared/count-words.ts';
import { stage } from '../shared/stage.ts';
import { withoutHash } from '../shared/url.ts';
import type { CleanContext } from './clean/context.ts';
import { cleanTree } from './clean/index.ts';
import type { Corrector } from './corrections/corrector.ts';
import { shownDate } from './date.ts';
import { judgePage, lacksText } from './judge-page.ts';
import { countMarkedWords, countTreeWords } from './measure.ts';
import { readMetadata } from './metadata/index.ts';
import { sanitizeTree } from './sanitize.ts';
import { buildTree } from './structure/build-tree.ts';
import { contentOf, element, elementsIn } from './structure/hast.ts';
import type { Article, ArticleMetadata } from './types.ts';

export interface ArticleOptions {
  /** Whether readers' comments are added to the tree of the article, and therefore to every export. */
  comments?: boolean;
}

export interface ReadArticle {
  selection: ArticleSelection;
  metadata: ArticleMetadata;
}

/** Applies all passes and corrections to the algorithm's selection (`answer`), and reads the metadata. */
export function readArticle(page: Page, answer: Selection, corrector: Corrector | null = null): ReadArticle {
  const corrected = corrector?.answer(answer) ?? answer;
  const selection = stage('selection', () => selectArticle(page, corrected, corrector?.removed));
  const found = stage('metadata', () => readMetadata(page, selection));
  const told = { ...found, headline: withoutSign(page, found.headline) };
  const metadata = corrector?.metadata(told) ?? told;
  const whole = withHead(selection, headOf(metadata));
  return { selection: corrector?.selection(whole) ?? whole, metadata };
}

/** Returns what the reader shows above the text. */
export function headOf(metadata: ArticleMetadata): Head {
  const { headline, description, language } = metadata;
  // `byline` is empty if the author is the site itself; `authors` then helps to find and drop the page's line with the
  // site's name
  const byline = metadata.byline || metadata.authors.join(', ');
  return { headline, byline, description, language, date: shownDate(metadata)?.iso ?? '' };
}

export function makeArticle(page: Page, answer: Selection, options: ArticleOptions = {}): Article {
  return writeArticle(readArticle(page, answer), options);
}

export function writeArticle({ selection, metadata }: ReadArticle, options: ArticleOptions = {}): Article {
  const { answer, text, commentMarks } = selection;
  const context = cleanContext(text.page, metadata);
  const raw = stage('structure', () => buildTree(text));
  const body = stage('clean', () => cleanTree(raw, context));
  const words = countTreeWords(body, metadata.language);
  const isShown = options.comments === true && commentMarks.length > 0;
  const below = isShown && selection.comments ? commentsTree(selection.comments, context) : [];
  const children = labelFolds([...contentOf(body), ...below], text.folds);
  const tree = stage('sanitise', () => sanitizeTree({ type: 'root', children }, text.page.snapshot.url));
  return {
    tree,
    metadata,
    words,
    minutes: readingMinutes(words, metadata.language),
    algorithm: answer.algorithm,
    comments:
      commentMarks.length > 0 ? { words: countMarkedWords(text.page, commentMarks, metadata.language), isShown } : null,
    ...trust(selection),
    page: judgePage(text.page, text.marks, answer.page),
    empty: answer.empty ?? (tree.children.length === 0 ? 'no-candidate' : null),
  };
}

/** Confidence (0–1) in an article that lacks text is lowered to this value. */
const WITH_GAP = 0.5;

function trust(selection: ArticleSelection): Pick<Article, 'confidence' | 'lacksText'> {
  const { confidence } = selection.answer;
  if (confidence === null || confidence <= WITH_GAP || !lacksText(selection)) return { confidence };
  return { confidence: WITH_GAP, lacksText: true };
}

/** Returns the headline without a sign such as "¶" that links to the headline itself. */
function withoutSign(page: Page, headline: string): string {
  for (const [link, sign] of placeSigns(page)) {
    if (lineOf(page, page.parentOf(link), headline.length, 40) === headline)
      return headline.slice(0, headline.lastIndexOf(sign)).trim() || headline;
  }
  return headline;
}

export function cleanContext(page: Page, { headline, byline, language }: ArticleMetadata): CleanContext {
  const { url, documents } = page.snapshot;
  return {
    headline,
    byline,
    language,
    ownUrls: new Set([url, ...documents.map(({ baseUrl }) => baseUrl)].map(withoutHash)),
    textStyleAt: textStyleAt(page.base),
  };
}

/** Builds the readers' comments as a separate tree, so that the article is the same with and without comments. */
function commentsTree(comments: Draft, context: CleanContext): ElementContent[] {
  // the clean passes turn this h1 into h2, and headings within comments into h3 or lower
  const heading = element('h1', inOurLanguage(), message('comments'));
  const children = [heading, ...buildTree(comments).children];
  // headline and byline are empty here, so that a comment keeps lines that are equal to the article's headline or
  // byline
  const tree = cleanTree({ type: 'root', children }, { ...context, headline: '', byline: '' });
  return contentOf(tree);
}

/** Marks text that the page shows only after a click (`dataCollapsed`), and writes the labels of tabs above it. */
function labelFolds(children: ElementContent[], { texts: collapsed, labels }: OpenedFolds): ElementContent[] {
  if (collapsed.size === 0) return children;
  const placeOf = ({ properties }: Element) => Number(properties.dataNode);
  const pieces = elementsIn(children)
    .filter(({ properties }) => properties.dataNode !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const places = pieces.map(placeOf);
  const labelled = new Map<Element, string>();
  for (const text of [...new Set([...collapsed, ...labels.keys()])].sort((a, b) => a - b)) {
    const piece = pieces[indexFrom(places, text + 1) - 1];
    if (!piece) continue;
    labelled.set(piece, labelled.get(piece) || labels.get(text) || '');
    if (collapsed.has(text)) piece.properties = { ...piece.properties, dataCollapsed: '' };
  }
  return children.flatMap((child) => {
    const own = elementsIn([child]).filter((piece) => labelled.get(piece));
    return [...own.map((piece) => labelAbove(piece, labelled.get(piece) ?? '')), child];
  });
}

function labelAbove({ properties }: Element, label: string): Element {
  const isCollapsed = properties.dataCollapsed !== undefined;
  return element('p', isCollapsed ? { dataCollapsed: '' } : {}, [element('strong', {}, label)]);
}
