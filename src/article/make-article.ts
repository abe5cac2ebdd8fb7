import type { Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { placeSigns } from '../page/place-signs.ts';
import { textStyleAt } from '../page/text-style.ts';
import { lineOf } from '../page/texts.ts';
import { selectWithStops, withHead } from '../selection/select-article.ts';
import type { ArticleSelection, Head } from '../selection/types.ts';
import { readingMinutes } from '../shared/count-words.ts';
import { stage, stageWithStops } from '../shared/stage.ts';
import { inOneGo, type WithStops } from '../shared/with-stops.ts';
import { cleanWithStops } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';
import { commentsTree } from './comments.ts';
import type { Corrector } from './corrector.ts';
import { shownDate } from './date.ts';
import { judgePage } from './judge-page.ts';
import { labelFolds } from './label-folds.ts';
import { lacksText } from './lacks-text.ts';
import { countMarkedWords, countTreeWords } from './measure.ts';
import { readMetadata } from './metadata/index.ts';
import { sanitizeWithStops } from './sanitize.ts';
import { buildWithStops } from './structure/build-tree.ts';
import type { Article, ArticleMetadata } from './types.ts';

/** What the user may ask for beside the text. */
export interface ArticleOptions {
  /** With the comments under it; they are part of the tree then, so that every export holds what is shown. */
  comments?: boolean;
}

/** What stands in an article, and what is known of it. */
export interface ReadArticle {
  selection: ArticleSelection;
  metadata: ArticleMetadata;
}

/** Page + answer of an algorithm → what stands in the article, after all passes. Pure. */
export function readArticle(page: Page, answer: Selection, corrector: Corrector | null = null): ReadArticle {
  return inOneGo(readWithStops(page, answer, corrector));
}

/**
 * As {@link readArticle}, with stops for a large page.
 *
 * @param corrector what the user has decided, or null
 */
export function* readWithStops(
  page: Page,
  answer: Selection,
  corrector: Corrector | null = null,
): WithStops<ReadArticle> {
  const corrected = corrector?.answer(answer) ?? answer;
  const selection = yield* stageWithStops('selection', selectWithStops(page, corrected, corrector?.removed));
  yield;
  const found = stage('metadata', () => readMetadata(page, selection));
  yield;
  const told = { ...found, headline: withoutSign(page, found.headline) };
  yield;
  const metadata = corrector?.metadata(told) ?? told;
  const { headline, description, language } = metadata;
  // a line that names the site as the author is no text either
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

/** The article of a page by what an algorithm answered: selection, structure, clean passes, sanitiser, in that order. Pure. */
export function makeArticle(page: Page, answer: Selection, options: ArticleOptions = {}): Article {
  return writeArticle(readArticle(page, answer), options);
}

/** What stands in an article → the article. */
export function writeArticle(read: ReadArticle, options: ArticleOptions = {}): Article {
  return inOneGo(writeWithStops(read, options));
}

/** As {@link writeArticle}, with stops for a large page. */
export function* writeWithStops(
  { selection, metadata }: ReadArticle,
  options: ArticleOptions = {},
): WithStops<Article> {
  const { answer, text, commentMarks } = selection;
  const context = cleanContext(text.page, metadata);
  const raw = yield* stageWithStops('structure', buildWithStops(text));
  yield;
  const body = yield* stageWithStops('clean', cleanWithStops(raw, context));
  yield;
  const words = countTreeWords(body, metadata.language);
  yield;
  const isShown = options.comments === true && commentMarks.length > 0;
  const below = isShown && selection.comments ? commentsTree(selection.comments, context) : [];
  const whole = labelFolds({ type: 'root', children: [...body.children, ...below] }, text.folds);
  const tree = yield* stageWithStops('sanitise', sanitizeWithStops(whole, text.page.snapshot.url));
  yield;
  const trusted = yield* trust(selection);
  yield;
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

/** Of a text with a gap no more is expected. */
const WITH_GAP = 0.5;

/** How sure the algorithm is, and less where the page shows that it may have lost some of the text. */
function* trust(selection: ArticleSelection): WithStops<Pick<Article, 'confidence' | 'lacksText'>> {
  const { confidence } = selection.answer;
  if (confidence === null || confidence <= WITH_GAP || !(yield* lacksText(selection))) return { confidence };
  return { confidence: WITH_GAP, lacksText: true };
}

/** A heading has no more. */
const MAX_HEADING_NODES = 40;

/** A headline without the sign with which it links to itself. */
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
