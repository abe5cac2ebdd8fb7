// WCXB (Murrough Foley, CC BY 4.0): <split>/html/<id>.html or .html.gz, <split>/ground-truth/<id>.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, readJson, readPage } from '../../files.mjs';

/** Pages of a split with their truths, which say what kind of page each is. */
export function readWcxb(folder, { split }) {
  return pageFiles(join(folder, split, 'html')).map(({ id, file }) => {
    const truthFile = join(folder, split, 'ground-truth', `${id}.json`);
    const record = existsSync(truthFile) ? readJson(truthFile) : null;
    return { id, url: record?.url ?? null, html: () => readPage(file), truth: record ? truthOf(record) : null };
  });
}

function truthOf({ ground_truth: truth, _internal: internal }) {
  const kind = internal?.page_type?.primary;
  return {
    articleBody: truth.main_content ?? '',
    place: truth.main_content ? { text: truth.main_content } : null,
    headline: truth.title,
    authors: truth.author ? [truth.author] : truth.author,
    datePublished: truth.publish_date,
    type: kind ?? 'unknown',
    // its types are the kinds that algorithms tell apart (`PAGE_KINDS` in src/algorithms/types.ts)
    kind,
    snippets: { with: truth.with ?? [], without: truth.without ?? [] },
  };
}
