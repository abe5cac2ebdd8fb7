import { algorithmInfos } from '../algorithms/index.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { launchReader } from './launcher.ts';

const READ_PAGE = 'read-page';
const READ_SELECTION = 'read-selection';
const ALGORITHMS = 'algorithms';
const ALGORITHM_PREFIX = 'algorithm:';

/** Creates the context menus. Browsers keep them between starts, so this runs on installation only. */
export async function createMenus(): Promise<void> {
  await browser.contextMenus.removeAll();
  const add = (properties: Parameters<typeof browser.contextMenus.create>[0]) =>
    browser.contextMenus.create(properties, () => {
      const { lastError } = browser.runtime;
      if (lastError) reportOnce('menu entry', lastError.message);
    });
  add({ id: READ_PAGE, title: 'Read this page', contexts: ['page', 'frame', 'image', 'link'] });
  add({ id: READ_SELECTION, title: 'Read the selection', contexts: ['selection'] });
  add({ id: ALGORITHMS, title: 'Read with', contexts: ['action'] });
  for (const { id, label } of algorithmInfos) {
    add({ id: ALGORITHM_PREFIX + id, parentId: ALGORITHMS, title: label, contexts: ['action'] });
  }
}

export function listenToMenus(): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const id = String(info.menuItemId);
    if (!tab) return;
    if (id === READ_PAGE) void launchReader(tab);
    else if (id === READ_SELECTION) void launchReader(tab, { selection: true });
    else if (id.startsWith(ALGORITHM_PREFIX)) void launchReader(tab, { algorithm: id.slice(ALGORITHM_PREFIX.length) });
  });
}
