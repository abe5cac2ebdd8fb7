import { expect, test, vi } from 'vitest';
import { algorithmInfos } from '../algorithms/index.ts';
import { groupAlgorithms, menuOrder } from '../shared/algorithm-groups.ts';
import { createMenus } from './menus.ts';

interface Entry {
  id: string;
  parentId?: string;
  type?: string;
  contexts?: readonly string[];
}

const { create } = vi.hoisted(() => ({ create: vi.fn<(entry: Entry, done: () => void) => void>() }));
vi.mock('./launcher.ts', () => ({ launchReader: vi.fn() }));
vi.mock('./read-link.ts', () => ({ readLinkOnClick: vi.fn() }));
vi.mock('../platform/browser.ts', () => ({
  browser: { contextMenus: { removeAll: async () => undefined, create }, runtime: {} },
}));

test('"Read with" has the recommended algorithms, and the others one level deeper', async () => {
  await createMenus();
  const entries = create.mock.calls.map(([entry]) => entry);
  const under = (parent: string) => entries.filter(({ parentId }) => parentId === parent);
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const { recommended } = groupAlgorithms(algorithmInfos);
  expect(idsOf(under('algorithms'))).toEqual([
    ...recommended.map(({ id }) => `algorithm:${id}`),
    'above:more-algorithms',
    'more-algorithms',
  ]);
  const others = menuOrder(algorithmInfos).slice(recommended.length);
  const chosen = under('more-algorithms').filter(({ type }) => type !== 'separator');
  expect(idsOf(chosen)).toEqual(others.map(({ id }) => `algorithm:${id}`));
  expect(new Set(idsOf(entries)).size).toBe(entries.length);
});

test('the article can be saved in every format, from the page and from the button', async () => {
  create.mockClear();
  await createMenus();
  const entries = create.mock.calls.map(([entry]) => entry).filter(({ parentId }) => parentId === 'save');
  expect(entries.map(({ id }) => id)).toEqual(['save:markdown', 'save:html', 'save:epub', 'save:text']);
});

test('on a link the menu reads the link, and not the page', async () => {
  create.mockClear();
  await createMenus();
  const entries = create.mock.calls.map(([entry]) => entry);
  const onLink = entries.filter(({ contexts }) => contexts?.includes('link'));
  expect(onLink).toEqual([
    { id: 'read-link', title: 'Read this link with Lectern', contexts: ['link'], targetUrlPatterns: ['*://*/*'] },
  ]);
});
