/**
 * Algorithms that carry data, such as stop words or decision trees. Their large scripts are injected only when chosen.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../src/algorithms/index.ts';
import { expect, test } from './support/chromium.ts';
import { keepAlgorithm } from './support/keep-algorithm.ts';
import { forgetSettings, store } from './support/stored-settings.ts';

/** Algorithms with data, except the default algorithm, which is used unless the settings name another algorithm. */
const CARRY_DATA = algorithmInfos.filter(({ id, carriesData }) => carriesData && id !== DEFAULT_ALGORITHM);

const PROSE = 'two hours away, as if it stood in the next street';

/** Algorithms for the short test run. Two are enough, because all of them load in the same way. */
const OFTEN: readonly string[] = ['justext', 'newspaper'];

for (const { id, label, recommended } of CARRY_DATA) {
  const tag = OFTEN.includes(id) ? {} : { tag: '@long' };
  test(
    `the algorithm ${label} loads when the user chooses it, and again when the reader opens the next time`,
    tag,
    async ({ extension, page, article, reader, read }) => {
      await store(extension, { researchAlgorithms: !recommended });
      await read('basics--article/index.html');
      await reader.getByRole('button', { name: /^Algorithm:/ }).click();
      if (!recommended) await reader.getByRole('button', { name: /^More algorithms/ }).click();
      await reader.getByRole('radio', { name: label, exact: true }).click();
      await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
      await expect(article).toContainText(PROSE);
      await expect(reader).not.toContainText('could not be loaded');
      await keepAlgorithm(reader, 'on all sites');
      const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get());
      await expect.poll(stored).toMatchObject({ settings: { algorithm: id } });

      await page.reload();
      await extension.click(page);
      await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
      await expect(article).toContainText(PROSE);
      await expect(reader).not.toContainText('could not be loaded');
      await forgetSettings({ extension });
    },
  );
}

test('the algorithm chosen in the settings runs in an invisible page of the extension, not in the tab', async ({
  extension,
  article,
  reader,
  visit,
}) => {
  const worker = await extension.worker();
  await worker.evaluate(async () => {
    await chrome.storage.sync.set({ settings: { algorithm: 'dragnet' } });
    const { scripting } = chrome;
    const files: (readonly string[])[] = [];
    const original = scripting.executeScript;
    const inject = original.bind(scripting) as (injection: { files?: string[] }) => Promise<never>;
    Object.assign(globalThis, {
      injected: files,
      putBack: () => Object.assign(scripting, { executeScript: original }),
    });
    Object.assign(scripting, {
      executeScript(injection: { files?: string[] }) {
        const injected = inject(injection);
        // counts only files: the worker also injects functions, which tell the page about the click
        const { files: own } = injection;
        if (!own) return injected;
        files.push(own);
        // right after a click, the browser may refuse a script, and the worker injects it again
        return injected.catch((error: unknown) => {
          files.splice(files.indexOf(own), 1);
          throw error;
        });
      },
    });
  });
  await expect.poll(() => worker.evaluate(() => chrome.offscreen.hasDocument())).toBe(true);
  await visit('basics--article/index.html');
  await expect(article).toContainText(PROSE);
  await expect(reader.getByRole('button', { name: 'Algorithm: Dragnet', exact: true })).toBeVisible();
  const injected = () => worker.evaluate(() => (globalThis as unknown as { injected: string[][] }).injected);
  await expect.poll(async () => (await injected()).flat()).toContain('/src/session/lazy/tools.js');
  expect(new Set((await injected()).slice(0, 3).flat())).toEqual(
    new Set(['/src/session/early-snapshot/index.js', '/src/session/first-screen/index.js', '/src/session/index.js']),
  );
  expect((await injected()).flat().filter((file) => /engine|dragnet/.test(file))).toEqual([]);
  await worker.evaluate(() => (globalThis as unknown as { putBack(): void }).putBack());
  await worker.evaluate(() => chrome.storage.sync.clear());
});
