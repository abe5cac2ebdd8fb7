/**
 * Goose in its maintained form, goose3 3.1.21 with default configuration (Gravity.com, J. Plush 2011; Python port by X.
 * Grangier; docs/specs/goose.md), the one in the published benchmark. Its notice is in `steps/goose/LICENSE`.
 *
 * Deviations: a language without a stop list uses the English one, where the original finds nothing. The language of
 * pages that do not declare it is guessed differently. When loose text becomes a paragraph, markup written as text is
 * not parsed again; of the references left in the text, only the usual ones are replaced. Code is never text, even on a
 * page that was not cleaned. Work that takes more than linear time on deeply nested pages is cut off.
 */
import { at } from '../steps/column.ts';
import { buildTree } from '../steps/element-tree/build.ts';
import { explain } from '../steps/goose/explain.ts';
import { postClean } from '../steps/goose/post-clean.ts';
import { printedNodes } from '../steps/goose/printed-nodes.ts';
import { addSiblings } from '../steps/goose/siblings.ts';
import { statisticsCounter } from '../steps/goose/text-statistics.ts';
import { algorithmOf } from '../steps/selection.ts';
import { removeFewWords } from './few-words.ts';
import { findArticle, LINK_DENSITY } from './find-article.ts';
import { isKnownArticle } from './known-articles.ts';
import { chooseLanguage } from './language.ts';
import { flattenInline, printText, putBullets } from './print.ts';

/** Children of the best element that stay, whatever their links and scores. */
const KEPT_NAMES: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export default algorithmOf('goose', (snapshot, population) => {
  const page = buildTree(snapshot, population);
  const { list, trace: language } = chooseLanguage(snapshot, page);
  const count = statisticsCounter(list.words);
  const found = findArticle(snapshot, page, count);
  const { measures, gravity } = found;
  const article = gravity.best < 0 ? null : at(measures.elements, gravity.best);
  if (!article) return { marks: [], text: '', trace: explain(snapshot, found, [], [language]) };
  const siblings = isKnownArticle(article)
    ? []
    : addSiblings(measures, gravity.best, { ...LINK_DENSITY, mean: 'integer' });
  const poor = postClean(measures, gravity.scores, gravity.best, {
    ...LINK_DENSITY,
    keptNames: KEPT_NAMES,
    demanding: true,
  });
  flattenInline(article);
  const short = removeFewWords(article, count);
  putBullets(article);
  const printed = printedNodes(article);
  return {
    marks: printed.map((node) => ({ node, role: 'body' })),
    text: printText(article),
    trace: explain(snapshot, found, printed, [language, ...siblings, ...poor, ...short]),
  };
});
