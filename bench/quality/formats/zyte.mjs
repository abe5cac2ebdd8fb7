// Reads data sets with the layout of Zyte's article-extraction-benchmark (docs/specs/measurement.md, "Layout of the
// data"): html/<id>.html.gz, ground-truth.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, readJson, readPage } from '../../files.mjs';

/**
 * Returns the pages with their ground truths. Takes the pages' addresses from the ground truths, or from pages.json if
 * a set has no ground truths. `headlineFirst`: whether the text of each ground truth begins with the headline, on its
 * own line.
 */
export function readZyte(folder, { headlineFirst = false } = {}) {
  const truths = readIfThere(join(folder, 'ground-truth.json'));
  const addresses = readIfThere(join(folder, 'pages.json'));
  const files = pageFiles(join(folder, 'html'));
  warnOfMissing(truths, files);
  return files.map(({ id, file }) => ({
    id,
    url: truths[id]?.url ?? addresses[id]?.url ?? null,
    html: () => readPage(file),
    truth: truths[id] ? truthOf(headlineFirst ? withHeadline(truths[id]) : truths[id]) : null,
  }));
}

/** Warns of ground truths whose pages are missing: scores over fewer pages cannot be compared with published scores. */
function warnOfMissing(truths, files) {
  const there = new Set(files.map(({ id }) => id));
  const missing = Object.keys(truths).filter((id) => !there.has(id));
  if (missing.length > 0) console.error(`ground-truth.json has ${missing.length} pages that html/ lacks.`);
}

const readIfThere = (file) => (existsSync(file) ? readJson(file) : {});

/**
 * Moves the first line of the ground truth's text into `headline`, and also copies it into `summary`. The metrics
 * ignore the words of the summary, so the score does not depend on whether an article contains this line.
 */
function withHeadline({ articleBody, ...rest }) {
  const [headline, ...lines] = (articleBody ?? '').split('\n');
  return { ...rest, headline, summary: headline, articleBody: lines.join('\n') };
}

/**
 * Returns a page's ground truth. A missing or null `articleBody` becomes ''. Other fields are only scored if the data
 * set has them.
 */
function truthOf(truth) {
  const { articleBody, comments, summary, headline, title, datePublished, date, mainImage, inLanguage } = truth;
  const names = truth.authors ?? truth.author;
  return {
    articleBody: articleBody ?? '',
    ...(typeof comments === 'string' ? { comments } : {}),
    ...(summary ? { summary } : {}),
    ...(truth.language ? { type: truth.language } : {}),
    headline: headline ?? title,
    authors: names === undefined || names === null ? names : [names].flat().map(nameOf),
    datePublished: datePublished ?? date,
    mainImage: typeof mainImage === 'object' && mainImage !== null ? mainImage.url : mainImage,
    inLanguage,
  };
}

const nameOf = (author) => (typeof author === 'string' ? author : (author?.name ?? ''));
