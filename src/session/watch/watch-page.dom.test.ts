import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { removePages, renderPage } from '../../../test/render.ts';
import { createPage } from '../../page/page.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { watchChanges } from './watch-page.ts';

afterEach(removePages);

describe('changes of the page', () => {
  it('many changes inside the watched element lead to one check, and changes outside it to none', async () => {
    const document = await renderPage('<main><p>One</p></main><aside></aside>');
    const lifetime = new AbortController();
    let looks = 0;
    const root = () => document.querySelector('main');
    watchChanges(document, { root, look: async () => ++looks > 0 }, lifetime.signal);
    document.querySelector('aside')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(0);
    for (let times = 0; times < 20; times++) document.querySelector('main')?.append('x');
    await expect.poll(() => looks, { timeout: 3000 }).toBe(1);
    lifetime.abort();
    document.querySelector('main')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(1);
  });

  it('changes that go on while the browser is busy lead to one check, not to one for each change', async () => {
    const document = await renderPage('<main><p>One</p></main>');
    const waiting: (() => void)[] = [];
    vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) => waiting.push(callback as () => void));
    const lifetime = new AbortController();
    let looks = 0;
    const look = async () => ++looks > 0;
    watchChanges(document, { root: () => document.querySelector('main'), look }, lifetime.signal);
    const changes = setInterval(() => document.querySelector('main')?.append('x'), 30);
    await expect.poll(() => waiting.length, { timeout: 3000 }).toBe(1);
    await new Promise((done) => setTimeout(done, 300));
    clearInterval(changes);
    for (const run of waiting.splice(0)) run();
    expect(looks).toBe(1);
    lifetime.abort();
    vi.restoreAllMocks();
  });
});

vi.mock('../../platform/browser.ts', () => ({ isContextValid: () => true, browser: {} }));
vi.mock('../background.ts', () => ({ stopWaitingForAnswers: () => {} }));
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

test('the watched element is the parent of the element around the article’s text', async () => {
  const { keptElement } = await import('./watch-page.ts');
  const document = await renderPage('<div id="page"><main><p>One</p><p>Two</p></main><aside>x</aside></div>');
  const { snapshot, nodes } = takeSnapshot(document);
  const { marks } = selectText(snapshot, (text) => text !== 'x');
  expect(keptElement({ page: createPage(snapshot), nodes }, marks)?.id).toBe('page');
});
