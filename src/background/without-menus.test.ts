import { expect, test, vi } from 'vitest';

const { listen, fake } = vi.hoisted(() => {
  const listen = vi.fn();
  const event = { addListener: listen };
  return {
    listen,
    // like Firefox for Android, which has no `commands` and no `contextMenus`
    fake: {
      action: { onClicked: event },
      permissions: { onAdded: event, onRemoved: event },
      runtime: { onInstalled: event, onMessage: event, onStartup: event },
      storage: { onChanged: event },
    },
  };
});
vi.mock('./article-probe/probe.ts?iife', () => ({ default: 'probe.js' }));
vi.mock('./injection.ts', () => ({ injectLazy: vi.fn() }));
vi.mock('./launcher.ts', () => ({ launchReader: vi.fn(), openReader: vi.fn() }));
vi.mock('../platform/browser.ts', () => ({ browser: fake, isContextValid: () => true }));

test('registers its listeners in a browser without keyboard commands and context menus', async () => {
  await import('./index.ts');
  expect(listen).toHaveBeenCalledTimes(8);
});
