/** Tests that no invalid request reaches a handler, and that its sender gets an error message. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { algorithmInfos } from '../../algorithms/index.ts';
import { CONTENT_GUARDS } from './content-guards.ts';
import { BACKGROUND_GUARDS } from './guards.ts';
import type { Trust } from './messenger.ts';
import { LAZY_SCRIPTS } from './protocol.ts';

type Listener = (message: unknown, sender: unknown) => Promise<{ ok: boolean; error?: string }> | undefined;
const fake = vi.hoisted(() => ({ listeners: [] as Listener[] }));
vi.mock('../../platform/browser.ts', () => ({
  isContextValid: () => true,
  browser: {
    runtime: {
      id: 'ours',
      getURL: (path: string) => `chrome-extension://ours/${path}`,
      onMessage: { addListener: (listener: Listener) => fake.listeners.push(listener), removeListener: () => {} },
    },
  },
}));
const { handleCalls } = await import('./messenger.ts');

const GUARDS = { ...CONTENT_GUARDS, ...BACKGROUND_GUARDS };

const SENDERS: Readonly<Record<Trust, object>> = {
  'content-script': { id: 'ours', tab: { id: 7 }, frameId: 0, url: 'https://page.test/' },
  'extension-page': { id: 'ours', url: 'chrome-extension://ours/popup.html' },
  background: { id: 'ours' },
};

/** The request of any call. All fields are typed as strings, so that `EXPECTED` can compare them without casts. */
type Sent = Readonly<Record<string, string>>;

const FILES = ['markdown', 'html', 'epub', 'text'];

/**
 * For each call, a function that returns whether a request is valid. Written independently of the guards, to test them.
 */
const EXPECTED: Readonly<Record<keyof typeof GUARDS, (request: Sent) => boolean>> = {
  serveClick: ({ id, clickedAt, address, algorithm, selection, toggle, save, isAnswered, isUnasked }) =>
    typeof id === 'string' &&
    Number.isFinite(clickedAt) &&
    [address, algorithm].every((text) => ['string', 'undefined'].includes(typeof text)) &&
    [undefined, ...FILES].includes(save) &&
    [selection, toggle, isAnswered, isUnasked].every((flag) => ['boolean', 'undefined'].includes(typeof flag)),
  highlightsChanged: (request) => request == null,
  whichDocument: (request) => request == null,
  readerOpened: ({ began }) => Number.isFinite(began),
  readerClosed: ({ began }) => Number.isFinite(began),
  readerEvicted: ({ began }) => Number.isFinite(began),
  pageUnreadable: ({ reason, began }) => Number.isFinite(began) && /^(?:[a-z]+-)?[a-z]+$/.test(reason as string),
  loadScript: ({ script }) => LAZY_SCRIPTS.some((known) => known === script),
  openEnginePage: (request) => request == null,
  changeSettings: (change) =>
    Object.keys(change).every((key) => /^(?:algorithm|theme|font|line|width|print)/.test(key)),
  getStatus: (request) => request == null,
  setAlgorithm: ({ algorithm }) => typeof algorithm === 'string',
  getClipboardContent: ({ format }) => ['rich', 'text', 'markdown'].includes(format as string),
  getFile: ({ format }) => FILES.includes(format as string),
  closeReader: (request) => request == null,
  openTab: ({ tabId }) => Number.isInteger(tabId),
  articleSighted: (request) => request == null,
  readLinkHere: ({ url }) => typeof url === 'string',
  neverReadHere: (request) => request == null,
  wordsOfReading: (request) => request == null,
  isTabOpen: ({ tabId }) => Number.isInteger(tabId),
  isAlwaysRead: ({ site }) => isOneSite(site),
  setAlwaysRead: ({ site, isAlways, isPrivate }) =>
    isOneSite(site) && typeof isAlways === 'boolean' && ['boolean', 'undefined'].includes(typeof isPrivate),
  setReadEverywhere: ({ isOn }) => typeof isOn === 'boolean',
};

/** Returns whether the value is a permission pattern for exactly one site. */
const isOneSite = (site: unknown) => typeof site === 'string' && /^https?:\/\/[^/*]+\/\*$/.test(site);

/** Requests similar to valid ones, and arbitrary values. */
const anyRequest = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withMap: true, withDate: true }),
  fc.record(
    Object.fromEntries(
      [
        'algorithm',
        'selection',
        'isUnasked',
        'format',
        'script',
        'tabId',
        'site',
        'isAlways',
        'theme',
        '__proto__',
      ].map((key) => [
        key,
        fc.oneof(
          fc.anything(),
          fc.constantFrom('markdown', 'rich', 'readability', 'pages', 'https://a.test/*', '*://*/*', true, 3),
        ),
      ]),
    ),
    { requiredKeys: [] },
  ),
);

const received: unknown[] = [];
const handlers = Object.fromEntries(
  Object.keys(GUARDS).map((call) => [call, (request: unknown) => void received.push(request)]),
);

beforeEach(() => {
  fake.listeners.length = 0;
  received.length = 0;
});

describe.each(Object.keys(SENDERS) as Trust[])('calls from %s are validated', (trust) => {
  test.each(Object.keys(GUARDS) as (keyof typeof GUARDS)[])('the call %s refuses any invalid request', async (call) => {
    handleCalls([{ trust, handlers }], GUARDS);
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        received.length = 0;
        const reply = await fake.listeners[0]?.({ lectern: 1, call, request }, SENDERS[trust]);
        if (reply?.ok) expect(EXPECTED[call](received[0] as Sent)).toBe(true);
        else {
          expect(received).toEqual([]);
          expect(reply?.error).toMatch(new RegExp(`^What came with "${call}" [a-z ]+\\.$`));
          expect(reply?.error).not.toMatch(/TypeError|undefined|Cannot read/);
        }
      }),
    );
  });
});

test('ignores messages that are not calls of Lectern', () => {
  handleCalls([{ trust: 'content-script', handlers }], GUARDS);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (message, call) => {
      expect(fake.listeners[0]?.(message, SENDERS['content-script'])).toBeUndefined();
      if (typeof call === 'string') return;
      expect(fake.listeners[0]?.({ lectern: 1, call }, SENDERS['content-script'])).toBeUndefined();
    }),
  );
});

test('the guards accept the requests that the extension itself sends', () => {
  const requests: readonly (readonly [keyof typeof GUARDS, unknown])[] = [
    ['serveClick', { id: '1', clickedAt: 1 }],
    ['serveClick', { id: '1', clickedAt: 1, address: 'https://a.example/', algorithm: 'eatiht', selection: true }],
    ['serveClick', { id: '1', clickedAt: 1, toggle: true, save: 'epub' }],
    ['readerOpened', { began: 1.5 }],
    // Chromium turns a missing request into null
    ['closeReader', null],
    ['loadScript', { script: 'newspaper-3k' }],
    ['changeSettings', { theme: 'sepia', fontSize: 20, lineHeight: 1.7000000000000002, printLinks: false }],
    ...algorithmInfos.map(({ id }) => ['changeSettings', { algorithm: id }] as const),
    ['setAlgorithm', { algorithm: 'selection' }],
    ['getClipboardContent', { format: 'rich' }],
    ['getFile', { format: 'html' }],
    ['openTab', { tabId: 12 }],
  ];
  for (const [call, request] of requests) expect(GUARDS[call](request), call).toBe(true);
});
