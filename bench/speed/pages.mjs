import { pageFiles, readPage } from '../files.mjs';
import { isFolder, userPath } from '../paths.mjs';

/** Returns the pages of the user's folder, each read only when it is needed; null if there is no such folder. */
export function findPages(folder, limit) {
  const path = userPath(folder);
  if (!isFolder(path)) return null;
  return pageFiles(path)
    .slice(0, limit)
    .map(({ id, file }) => ({ name: id, html: () => readPage(file) }));
}
