import type { Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { placeSigns } from '../page/place-signs.ts';
import { textStyleAt } from '../page/text-style.ts';
import { lineOf } from '../page/texts.ts';
import { selectArticle, withHead } from '../selection/select-article.ts';
import type { ArticleSelection, Head } from '../selection/types.ts';
import { readingMinutes } from '../shared/count-words.ts';
import { stage } from '../shared/stage.ts';
import { cleanTree } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';
import { commentsTree } from './comments.ts';
import type { Corrector } from './corrector.ts';
import { shownDate } from './date.ts';
import { judgePage } from './judge-page.ts';
import { labelFolds } from './label-folds.ts';
import { lacksText } from './lacks-text.ts';
import { countMarkedWords, countTreeWords } from './measure.ts';
import { readMetadata } from './metadata/index.ts';
import { sanitizeTree } from './sanitize.ts';
import { buildTree } from './structure/build-tree.ts';
import type { Article, ArticleMetadata } from './types.ts';

/** Optional parts of an article. */
export interface ArticleOptions {
  /** Appends the comments to the tree, so that every export includes them. */
  comments?: boolean;
}

/** The selected text of an article and its metadata. */
export interface ReadArticle {
  selection: ArticleSelection;
  metadata: ArticleMetadata;
}

/**
 * Returns the article's text after all passes, from a page and an algorithm's answer. Pure.
 *
 * @param corrector the user's decisions, or null
 */
export function readArticle(page: Page, answer: Selection, corrector: Corrector | null = null): ReadArticle {
  const corrected = corrector?.answer(answer) ?? answer;
  const selection = stage('selection', () => selectArticle(page, corrected, corrector?.removed));
  const found = stage('metadata', () => readMetadata(page, selection));
  const told = { ...found, headline: withoutSign(page, found.headline) };
  const metadata = corrector?.metadata(told) ?? told;
  const { headline, description, language } = metadata;
  // a line that names the site as the author is not body text either
  const byline = metadata.byline || metadata.authors.join(', ');
  const head: Head = {
    headline,
    byline,
    description,
    language,
    date: shownDate(metadata)?.iso ?? '',
  };
  const whole = withHead(selection, head);
  return { selection: corrector?.selection(whole) ?? whole, metadata };
}

/** Makes the article from an algorithm's answer: selection, structure, clean passes, sanitiser, in that order. Pure. */
export function makeArticle(page: Page, answer: Selection, options: ArticleOptions = {}): Article {
  return writeArticle(readArticle(page, answer), options);
}

/** Makes the article from its selected text and metadata. */
export function writeArticle({ selection, metadata }: ReadArticle, options: ArticleOptions = {}): Article {
  const { answer, text, commentMarks } = selection;
  const context = cleanContext(text.page, metadata);
  const raw = stage('structure', () => buildTree(text));
  const body = stage('clean', () => cleanTree(raw, context));
  const words = countTreeWords(body, metadata.language);
  const isShown = options.comments === true && commentMarks.length > 0;
  const below = isShown && selection.comments ? commentsTree(selection.comments, context) : [];
  const whole = labelFolds({ type: 'root', children: [...body.children, ...below] }, text.folds);
  const tree = stage('sanitise', () => sanitizeTree(whole, text.page.snapshot.url));
  const trusted = trust(selection);
  return {
    tree,
    metadata,
    words,
    minutes: readingMinutes(words, metadata.language),
    algorithm: answer.algorithm,
    comments: countComments(selection, metadata, isShown),
    ...trusted,
    page: judgePage(text.page, text.marks, answer.page),
    empty: answer.empty ?? (tree.children.length === 0 ? 'no-candidate' : null),
  };
}

/** Highest confidence in a text with a gap. */
const WITH_GAP = 0.5;

/** Returns the algorithm's confidence, lowered if the page's layout suggests that text is missing. */
function trust(selection: ArticleSelection): Pick<Article, 'confidence' | 'lacksText'> {
  const { confidence } = selection.answer;
  if (confidence === null || confidence <= WITH_GAP || !lacksText(selection)) return { confidence };
  return { confidence: WITH_GAP, lacksText: true };
}

/** Most nodes of a heading. */
const MAX_HEADING_NODES = 40;

/** Removes the sign with which a headline links to itself. */
function withoutSign(page: Page, headline: string): string {
  for (const [link, sign] of placeSigns(page)) {
    if (lineOf(page, page.parentOf(link), headline.length, MAX_HEADING_NODES) === headline)
      return headline.slice(0, headline.lastIndexOf(sign)).trim() || headline;
  }
  return headline;
}

function countComments(
  { text: { page }, commentMarks }: ArticleSelection,
  { language }: ArticleMetadata,
  isShown: boolean,
) {
  return commentMarks.length > 0 ? { words: countMarkedWords(page, commentMarks, language), isShown } : null;
}

export function cleanContext(page: Page, { headline, byline, language }: ArticleMetadata): CleanContext {
  const { url, documents } = page.snapshot;
  return {
    headline,
    byline,
    language,
    ownUrls: [url, ...documents.map(({ baseUrl }) => baseUrl)],
    textStyleAt: textStyleAt(page.base),
  };
}
