import { expect, test, vi } from 'vitest';
import { algorithmInfos } from '../algorithms/index.ts';
import { menuOrder } from '../shared/algorithm-groups.ts';
import { parseSettings } from '../store/settings/parse.ts';
import type { Settings } from '../store/settings/types.ts';
import { createMenus, followSettings } from './menus.ts';

interface Entry {
  id: string;
  parentId?: string;
  type?: string;
  contexts?: readonly string[];
}

const { create, read, watch } = vi.hoisted(() => ({
  create: vi.fn<(entry: Entry, done: () => void) => void>(),
  read: vi.fn<() => Promise<Settings>>(),
  watch: vi.fn<(listener: (settings: Settings) => void) => void>(),
}));
vi.mock('../store/messages/settings-channel.ts', () => ({ readSettings: read, watchSettings: watch }));
vi.mock('./launcher.ts', () => ({ launchReader: vi.fn() }));
vi.mock('./read-link.ts', () => ({ readLinkOnClick: vi.fn() }));
vi.mock('../platform/browser.ts', () => ({
  browser: { contextMenus: { removeAll: async () => undefined, create }, runtime: {} },
}));

const entriesUnder = (parent: string) =>
  create.mock.calls.map(([entry]) => entry).filter(({ parentId }) => parentId === parent);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const recommended = algorithmInfos.filter((info) => info.recommended).map(({ id }) => `algorithm:${id}`);

async function createWith(change: Partial<Settings> = {}) {
  create.mockClear();
  read.mockResolvedValue({ ...parseSettings({}), ...change });
  await createMenus();
}

test('the menu "Read with" offers the recommended algorithms and the chosen one', async () => {
  await createWith();
  expect(idsOf(entriesUnder('algorithms'))).toEqual(recommended);
  await createWith({ algorithm: 'justext' });
  expect(idsOf(entriesUnder('algorithms'))).toEqual([...recommended, 'algorithm:justext']);
});

test('the menu "Read with" has the research algorithms in a submenu', async () => {
  await createWith({ researchAlgorithms: true });
  expect(idsOf(entriesUnder('algorithms'))).toEqual([...recommended, 'above:more-algorithms', 'more-algorithms']);
  const others = menuOrder(algorithmInfos).slice(recommended.length);
  const chosen = entriesUnder('more-algorithms').filter(({ type }) => type !== 'separator');
  expect(idsOf(chosen)).toEqual(others.map(({ id }) => `algorithm:${id}`));
  const all = create.mock.calls.map(([{ id }]) => id);
  expect(new Set(all).size).toBe(all.length);
});

test('creates the context menus again only when a setting changes the offered algorithms', async () => {
  await createWith();
  followSettings();
  const tell = watch.mock.calls[0]?.[0] as (settings: Settings) => void;
  create.mockClear();
  tell({ ...parseSettings({}), theme: 'dark' });
  await createdOrNot();
  expect(create).not.toHaveBeenCalled();
  read.mockResolvedValue({ ...parseSettings({}), researchAlgorithms: true });
  tell({ ...parseSettings({}), researchAlgorithms: true });
  await createdOrNot();
  expect(entriesUnder('more-algorithms').length).toBeGreaterThan(0);
});

const createdOrNot = () => new Promise((resolve) => setTimeout(resolve));

test('offers every file format for saving in the context menus', async () => {
  await createWith();
  const entries = create.mock.calls.map(([entry]) => entry).filter(({ parentId }) => parentId === 'save');
  expect(entries.map(({ id }) => id)).toEqual(['save:markdown', 'save:html', 'save:epub', 'save:text']);
});

test('the context menu of a link offers to read the linked page', async () => {
  await createWith();
  const entries = create.mock.calls.map(([entry]) => entry);
  const onLink = entries.filter(({ contexts }) => contexts?.includes('link'));
  expect(onLink).toEqual([
    { id: 'read-link', title: 'Read this link with Lectern', contexts: ['link'], targetUrlPatterns: ['*://*/*'] },
  ]);
});
