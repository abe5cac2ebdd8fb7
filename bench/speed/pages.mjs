import { pageFiles, readPage } from '../files.mjs';
import { isFolder, userPath } from '../paths.mjs';

/**
 * Returns the pages of a folder, at most `limit`. A file is only read when its page is needed. Returns null if the
 * folder does not exist.
 */
export function findPages(folder, limit) {
  const path = userPath(folder);
  if (!isFolder(path)) return null;
  return pageFiles(path)
    .slice(0, limit)
    .map(({ id, file }) => ({ name: id, html: () => readPage(file) }));
}
