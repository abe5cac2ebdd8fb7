// Reads the data set WCXB (Murrough Foley, CC BY 4.0): <split>/html/<id>.html or .html.gz,
// <split>/ground-truth/<id>.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles, readJson, readPage } from '../../files.mjs';

/**
 * File with the title that a person sees above the main content of each page in the development split; null for a page
 * that shows no title.
 */
const VISIBLE_TITLES = fileURLToPath(new URL('../visible-titles.json', import.meta.url));

/** Returns the pages of a split with their ground truths, which include the kind of page. */
export function readWcxb(folder, { split }) {
  const titles = split === 'dev' ? readJson(VISIBLE_TITLES) : {};
  return pageFiles(join(folder, split, 'html')).map(({ id, file }) => {
    const truthFile = join(folder, split, 'ground-truth', `${id}.json`);
    const record = existsSync(truthFile) ? readJson(truthFile) : null;
    return {
      id,
      url: record?.url ?? null,
      html: () => readPage(file),
      truth: record ? truthOf(record, titles[id]) : null,
    };
  });
}

function truthOf({ ground_truth: truth, _internal: internal }, visibleTitle) {
  const kind = internal?.page_type?.primary;
  return {
    articleBody: truth.main_content ?? '',
    place: truth.main_content ? { text: truth.main_content } : null,
    headline: truth.title,
    visibleTitle,
    authors: truth.author ? [truth.author] : truth.author,
    datePublished: truth.publish_date,
    type: kind ?? 'unknown',
    // the data set has the same kinds of page as the algorithms (`PAGE_KINDS` in src/algorithms/types.ts)
    kind,
    snippets: { with: truth.with ?? [], without: truth.without ?? [] },
  };
}
