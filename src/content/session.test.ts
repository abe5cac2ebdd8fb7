/** What can come between a choice and the script that it waits for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import htmlText from '../algorithms/html-text.ts';
import type { DataAlgorithm } from '../messages/protocol.ts';
import { parseSettings } from '../settings/parse.ts';
import { provide } from './lazy-script.ts';
import { createSession } from './session.ts';

const { answer, stored } = vi.hoisted(() => ({
  answer: vi.fn<(call: string, request?: unknown) => Promise<unknown>>(),
  stored: vi.fn<() => Record<string, unknown>>(),
}));
vi.mock('../messages/messenger.ts', () => ({ callBackgroundFromContent: answer }));
vi.mock('../messages/settings-channel.ts', () => ({
  readSettings: async () => parseSettings(stored()),
  watchSettings: () => {},
}));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true, openOrClosedShadowRoot: () => null }));

const ADDRESS = location.href;
const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';

let session: ReturnType<typeof createSession>;

beforeEach(() => {
  document.body.innerHTML = `<p id="first">${PROSE}</p><p>Second.</p>`;
  stored.mockReturnValue({});
  answer.mockResolvedValue(undefined);
  session = createSession();
});

afterEach(() => {
  session.close();
  history.replaceState(null, '', ADDRESS);
});

/** Answers to `loadScript` as given; other calls succeed. */
function onLoad(load: () => Promise<void>): void {
  answer.mockImplementation(async (call) => (call === 'loadScript' ? load() : undefined));
}

/** As the script of this algorithm does; it keeps all text. */
const arrive = (id: DataAlgorithm) => provide(id, { id, run: htmlText.run });

const shownText = () => document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('main')?.textContent ?? '';

test('a script that did not come at first is used when it comes', async () => {
  await session.open({});
  onLoad(async () => {
    throw new Error('no answer');
  });
  await session.setAlgorithm('newspaper');
  await expect.poll(shownText).toContain('Newspaper could not be loaded');
  onLoad(async () => arrive('newspaper'));
  await session.setAlgorithm('newspaper');
  await expect.poll(shownText).not.toContain('could not be loaded');
  expect(shownText()).toContain('Second.');
});

test('a page that moves on from a selection is read with the stored algorithm, whose script is there by then', async () => {
  stored.mockReturnValue({ algorithm: 'goose' });
  onLoad(async () => arrive('goose'));
  getSelection()?.selectAllChildren(document.getElementById('first') as HTMLElement);
  await session.open({ selection: true });
  await expect.poll(shownText).toContain(PROSE);
  expect(session.status().algorithm).toBe('selection');
  document.body.querySelector('#first')?.remove();
  history.pushState(null, '', '?elsewhere');
  await expect.poll(() => session.status().algorithm, { timeout: 3000 }).toBe('goose');
  await expect.poll(shownText).toContain('Second.');
  expect(shownText()).not.toContain('could not be loaded');
});

test('a choice that was still waiting when the reader closed does not reach the next one', async () => {
  let come = () => {};
  onLoad(() => new Promise((done) => (come = done)));
  await session.open({});
  const waiting = session.setAlgorithm('justext');
  session.close();
  await session.open({ algorithm: 'eatiht' });
  arrive('justext');
  come();
  await waiting;
  expect(session.status().algorithm).toBe('eatiht');
});
