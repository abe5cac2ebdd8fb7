import { algorithmInfos } from '../algorithms/index.ts';
import type { AlgorithmInfo } from '../algorithms/types.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { SAVE_FORMATS } from '../platform/wording/export-formats.ts';
import { message } from '../platform/wording/message.ts';
import { groupAlgorithms, offeredAlgorithms } from '../shared/algorithm-groups.ts';
import { readSettings, watchSettings } from '../store/messages/settings-channel.ts';
import type { Settings } from '../store/settings/types.ts';
import { launchReader } from './launcher.ts';
import { createQueue } from './queue.ts';
import { readLinkOnClick } from './read-link.ts';

type Entry = Parameters<typeof browser.contextMenus.create>[0];

const READ_PAGE = 'read-page';
const READ_LINK = 'read-link';
const READ_SELECTION = 'read-selection';
const ALGORITHMS = 'algorithms';
const MORE_ALGORITHMS = 'more-algorithms';
const ALGORITHM_PREFIX = 'algorithm:';
const SAVE = 'save';
const SAVE_PREFIX = 'save:';

/** Joined ids of the algorithms in the menu; null if the menu has not been created since the background started. */
let offered: string | null = null;
const inTurn = createQueue();

/** Creates the context menus. Browsers keep them, so this runs only on installation and when the algorithms change. */
export const createMenus = (): Promise<void> =>
  inTurn(makeMenus).catch((error: unknown) => reportOnce('the context menus could not be created', error));

export function followSettings(): void {
  watchSettings((settings) => {
    if (idsOf(algorithmsFor(settings)) !== offered) void createMenus();
  });
}

const idsOf = (infos: readonly AlgorithmInfo[]) => infos.map(({ id }) => id).join();

const algorithmsFor = ({ researchAlgorithms, algorithm }: Settings) =>
  offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: [algorithm] });

async function makeMenus(): Promise<void> {
  const algorithms = algorithmsFor(await readSettings());
  await browser.contextMenus.removeAll();
  offered = idsOf(algorithms);
  const entries: readonly Entry[] = [
    { id: READ_PAGE, title: message('menuReadPage'), contexts: ['page', 'frame', 'image'] },
    { id: READ_LINK, title: message('menuReadLink'), contexts: ['link'], targetUrlPatterns: ['*://*/*'] },
    { id: READ_SELECTION, title: message('menuReadSelection'), contexts: ['selection'] },
    ...saveEntries(),
    ...algorithmEntries(algorithms),
  ];
  for (const entry of entries) {
    browser.contextMenus.create(entry, () => {
      const { lastError } = browser.runtime;
      if (lastError) reportOnce('a menu entry could not be created', lastError.message);
    });
  }
}

function saveEntries(): readonly Entry[] {
  const contexts: Entry['contexts'] = ['page', 'action'];
  return [
    { id: SAVE, title: message('menuSaveAs'), contexts },
    ...SAVE_FORMATS.map(
      ({ format, label }): Entry => ({ id: SAVE_PREFIX + format, parentId: SAVE, title: label, contexts }),
    ),
  ];
}

/** Returns the entries of "Read with": recommended algorithms, then a submenu with a line between two projects. */
function algorithmEntries(infos: readonly AlgorithmInfo[]): readonly Entry[] {
  const { first, families } = groupAlgorithms(infos);
  const entriesOf = (members: readonly AlgorithmInfo[], parentId: string): Entry[] =>
    members.map(({ id, label }) => ({ id: ALGORITHM_PREFIX + id, parentId, title: label, contexts: ['action'] }));
  // If the background is an event page, Firefox requires an id for every menu entry.
  const lineAbove = (id: string, parentId: string): Entry => ({
    id: `above:${id}`,
    parentId,
    type: 'separator',
    contexts: ['action'],
  });
  const more: Entry = { id: MORE_ALGORITHMS, parentId: ALGORITHMS, title: message('menuMore'), contexts: ['action'] };
  return [
    { id: ALGORITHMS, title: message('menuReadWith'), contexts: ['action'] },
    ...entriesOf(first, ALGORITHMS),
    ...(families.length > 0 ? [lineAbove(MORE_ALGORITHMS, ALGORITHMS), more] : []),
    ...families.flatMap(({ name, members }, index) => [
      ...(index > 0 ? [lineAbove(String(name), MORE_ALGORITHMS)] : []),
      ...entriesOf(members, MORE_ALGORITHMS),
    ]),
  ];
}

export function listenToMenus(): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const id = String(info.menuItemId);
    if (!tab) return;
    if (id === READ_PAGE) void launchReader(tab);
    else if (id === READ_LINK) readLinkOnClick(info.linkUrl ?? '', tab);
    else if (id === READ_SELECTION) void launchReader(tab, { selection: true });
    else if (id.startsWith(SAVE_PREFIX)) {
      const format = SAVE_FORMATS.find((candidate) => id === SAVE_PREFIX + candidate.format)?.format;
      if (format) void launchReader(tab, { save: format });
    } else if (id.startsWith(ALGORITHM_PREFIX))
      void launchReader(tab, { algorithm: id.slice(ALGORITHM_PREFIX.length) });
  });
}
