import { pageFiles, readPage } from '../files.mjs';
import { isFolder, userPath } from '../paths.mjs';

/** The pages of a folder of the user's, each read when its turn comes; null when there is no such folder. */
export function findPages(folder, limit) {
  const path = userPath(folder);
  if (!isFolder(path)) return null;
  return pageFiles(path)
    .slice(0, limit)
    .map(({ id, file }) => ({ name: id, html: () => readPage(file) }));
}
