/** The real pages with their CSS that stand beside the repository, where they are there. */
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

/** Their ids; none in a checkout that stands alone. */
export const REAL_PAGES: readonly string[] = existsSync(join(REAL_PAGES_FOLDER, 'index.json'))
  ? read<{ id: string }[]>('index.json').map(({ id }) => id)
  : [];

/** Serves a page while a test runs; it is told the page's address and what a person took for its text. */
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
