import { expect, test, vi } from 'vitest';

const { listen, fake } = vi.hoisted(() => {
  const listen = vi.fn();
  const event = { addListener: listen };
  return {
    listen,
    // What Firefox for Android has of it: no `commands`, no `contextMenus`.
    fake: {
      action: { onClicked: event },
      permissions: { onAdded: event, onRemoved: event },
      runtime: { onInstalled: event, onMessage: event, onStartup: event },
      storage: { onChanged: event },
    },
  };
});
vi.mock('./sites/registration.ts', () => ({ registerScout: vi.fn() }));
vi.mock('./injection.ts', () => ({ injectLazy: vi.fn() }));
vi.mock('./launcher.ts', () => ({ launchReader: vi.fn(), openReader: vi.fn() }));
vi.mock('../platform/browser.ts', () => ({ browser: fake, isContextValid: () => true }));

test('where a browser has no keyboard commands and no context menus, the button and the calls work all the same', async () => {
  await import('./index.ts');
  expect(listen).toHaveBeenCalledTimes(9);
});
