/** Messages that Lectern itself never sends: malformed messages, and messages from pages and other extensions. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/chromium.ts';
import { contentWorld } from '../support/content-world.ts';

const SENTENCE = /^What came with "\w+" makes no sense\.$/;
const JUNK = [null, 3, 'markdown', [], ['markdown'], {}, { format: ['markdown'] }, { algorithm: { length: 1 } }];

test('malformed messages to a page are answered with an error, and do not change the reader', async ({
  extension,
  read,
  article,
}) => {
  await read('basics--article/index.html');
  const replies = await (await extension.worker()).evaluate(async (requests) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const ask = (call: string, request: unknown) =>
      chrome.tabs.sendMessage(tab?.id as number, { lectern: 1, call, request }, { frameId: 0 });
    return Promise.all(requests.map((request) => ask('serveClick', request)));
  }, JUNK);
  expect(replies).toHaveLength(JUNK.length);
  for (const reply of replies) expect(reply).toEqual({ ok: false, error: expect.stringMatching(SENTENCE) });
  await expect(article).toContainText('the first sound is the chain of the ferry');
});

test('malformed messages to the background worker are answered with an error and store nothing', async ({
  extension,
  page,
}) => {
  const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get());
  const before = await stored();
  await page.goto(`chrome-extension://${extension.id}/src/pages/popup/index.html`);
  const replies = await page.evaluate(
    (requests) =>
      Promise.all(
        ['openTab', 'changeSettings'].flatMap((call) =>
          // leaves out the empty object, which is a valid request to change no settings
          requests
            .filter((request) => call !== 'changeSettings' || JSON.stringify(request) !== '{}')
            .map((request) => chrome.runtime.sendMessage({ lectern: 1, call, request })),
        ),
      ),
    [...JUNK, { theme: 'pink' }, { fontSize: 4000 }, { token: 'x' }],
  );
  for (const reply of replies) expect(reply).toEqual({ ok: false, error: expect.stringMatching(SENTENCE) });
  expect(await stored()).toEqual(before);
});

test('pages and other extensions cannot send messages to Lectern', async ({ extension, read, page }) => {
  await read('basics--article/index.html');
  expect(
    await (await extension.worker()).evaluate(() =>
      [chrome.runtime.onMessageExternal, chrome.runtime.onConnectExternal, chrome.runtime.onConnect].map((event) =>
        event.hasListeners(),
      ),
    ),
  ).toEqual([false, false, false]);
  expect(await page.evaluate(() => typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime)).toBe(
    'undefined',
  );
  for (const browser of ['chrome', 'firefox']) {
    const file = join(resolve(import.meta.dirname, '../../dist'), browser, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const key of ['externally_connectable', 'web_accessible_resources', 'content_scripts', 'host_permissions']) {
      expect(manifest).not.toHaveProperty(key);
    }
  }
});

test('a content script cannot read the store, and only gets what is stored for its page', async ({
  extension,
  read,
  page,
}) => {
  await read('basics--article/index.html');
  const worker = await extension.worker();
  const inPage = await contentWorld(page);
  await inPage('globalThis.heard = []; chrome.storage.onChanged.addListener((changes) => heard.push(changes)); 1');
  await worker.evaluate(() => chrome.storage.local.set({ 'site:b.test': { version: 1, site: 'b.test' }, places: [] }));
  const look = (call: string) => inPage<string>(`chrome.storage.local.${call}.then(() => 'read', () => 'refused')`);
  expect(await look('get(null)')).toBe('refused');
  expect(await look("get('places')")).toBe('refused');
  expect(await look("set({ 'site:b.test': 1 })")).toBe('refused');
  expect(await inPage('heard.length')).toBe(0);
  const ask = (call: string, request: string) =>
    inPage(`chrome.runtime.sendMessage({ lectern: 1, call: '${call}', request: ${request} })`);
  const ofAnother = "{ address: 'https://b.test/story' }";
  expect(await ask('highlightsOf', ofAnother)).toMatchObject({ ok: false });
  expect(await ask('placeOf', ofAnother)).toMatchObject({ ok: false });
  expect(await ask('memoryOfSite', 'null')).toEqual({ ok: true, value: {} });
  await worker.evaluate(() => chrome.storage.local.remove(['site:b.test', 'places']));
});
