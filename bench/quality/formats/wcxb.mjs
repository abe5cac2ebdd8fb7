// WCXB (Murrough Foley, CC BY 4.0): <split>/html/<id>.html or .html.gz, <split>/ground-truth/<id>.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles, readJson, readPage } from '../../files.mjs';

/** Of pages of the development split: the title that a person sees over the main content; null where there is none. */
const VISIBLE_TITLES = fileURLToPath(new URL('../visible-titles.json', import.meta.url));

/** Pages of a split with their truths, which say what kind of page each is. */
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
    // its types are the kinds that algorithms tell apart (`PAGE_KINDS` in src/algorithms/types.ts)
    kind,
    snippets: { with: truth.with ?? [], without: truth.without ?? [] },
  };
}
