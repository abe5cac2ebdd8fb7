/** Real pages with their style sheets, from a folder outside the repository, which may be missing. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFolder } from './server.ts';

export const REAL_PAGES_FOLDER = join(import.meta.dirname, '../../../shared/data/layout-dev');

interface Truth {
  site: string;
  url_path: string;
  path: string;
  articleBody: string;
}

/** Ids of the real pages; empty if the folder is missing. */
export const REAL_PAGES: readonly string[] = existsSync(join(REAL_PAGES_FOLDER, 'index.json'))
  ? read<{ id: string }[]>('index.json').map(({ id }) => id)
  : [];

/**
 * Serves a real page while `run` is running. `run` gets the page's URL and its ground truth, which is the text that a
 * person marked as the article.
 */
export async function withRealPage(id: string, run: (url: string, truth: Truth) => Promise<void>): Promise<void> {
  const truth = read<Truth>(join('truth', `${id}.json`));
  const folder = await startFolder(join(REAL_PAGES_FOLDER, 'sites', truth.site), truth.url_path, truth.path);
  try {
    await run(folder.url + truth.url_path, truth);
  } finally {
    await folder.close();
  }
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(REAL_PAGES_FOLDER, file), 'utf8')) as T;
}
