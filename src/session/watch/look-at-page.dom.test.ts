import { expect, test, vi } from 'vitest';

vi.mock('../../platform/browser.ts', () => ({ isContextValid: () => true, browser: {} }));
vi.mock('../background.ts', () => ({ isStoring: () => false, stopWaitingForAnswers: () => {} }));
vi.mock('../../store/messages/settings-channel.ts', () => ({ watchSettings: () => {} }));
vi.mock('../readable.ts', () => ({ isQuickToRead: () => true }));

test('a check for changes waits until the page was read before it reports whether anything is new', async () => {
  const { lookAtPage } = await import('./watch-page.ts');
  const mounted = { isWorthLooking: false, handle: { isSelecting: false } };
  const world = {
    document,
    mounted,
    reading: Promise.resolve(),
    dispatch() {
      world.reading = new Promise<void>((done) => setTimeout(done)).then(() => {
        mounted.isWorthLooking = true;
      });
    },
  };
  expect(await lookAtPage(world as never, mounted as never)).toBe(true);
});
