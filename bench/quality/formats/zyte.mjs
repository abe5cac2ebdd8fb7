// The layout of the article-extraction-benchmark (docs/specs/measurement.md, "Layout of the data"): html/<id>.html.gz,
// ground-truth.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, readJson, readPage } from '../../files.mjs';

/**
 * Returns pages with their truths. Addresses come from the truths, or from pages.json if there are none.
 * `headlineFirst`: the first line of a truth's body is its headline.
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

/** Warns if truths have no pages: scores over fewer pages are not those of the benchmark. */
function warnOfMissing(truths, files) {
  const there = new Set(files.map(({ id }) => id));
  const missing = Object.keys(truths).filter((id) => !there.has(id));
  if (missing.length > 0) console.error(`ground-truth.json has ${missing.length} pages that html/ has not.`);
}

const readIfThere = (file) => (existsSync(file) ? readJson(file) : {});

/**
 * Moves the first line of the body to the headline, and makes it the summary, which counts neither as right nor as
 * wrong.
 */
function withHeadline({ articleBody, ...rest }) {
  const [headline, ...lines] = (articleBody ?? '').split('\n');
  return { ...rest, headline, summary: headline, articleBody: lines.join('\n') };
}

/** Returns a truth; `articleBody` is '' if it is null or missing. Other fields are scored if they are present. */
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
