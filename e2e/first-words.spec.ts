/**
 * Before the first paint, the reader uses neither `chrome.i18n` nor the slow formatters of `Intl`: the first call of
 * `chrome.i18n` in a process takes 7 to 12 ms, and the first `NumberFormat` in a document takes 20 to 70 ms
 * (`PluralRules` takes less than 1 ms). The background sends the texts with the click instead.
 */
import { expect, test } from './support/chromium.ts';

const PAGES = [
  'basics--article',
  'code--line-numbers',
  'comments--below-article',
  'embeds--in-the-middle',
  'empty--no-text',
  'footnotes--margin',
  'images--captions',
  'kinds--teasers',
  'languages--arabic',
  'languages--chinese',
  'math--renderers',
  'metadata--old-blog',
  'outline--on-this-page',
  'tables--data',
  'threads--comments-below',
  'threads--forum',
];

/**
 * Records the calls of `chrome.i18n` and the slow formatters until the reader is painted. Runs before the extension's
 * content scripts, in the same JavaScript world.
 */
function note(): void {
  const asked: string[] = [];
  const { i18n } = chrome;
  const { getMessage } = i18n;
  let isPainted = false;
  i18n.getMessage = ((key: string, ...rest: []) => {
    if (!isPainted) asked.push(key);
    return getMessage(key, ...rest);
  }) as typeof getMessage;
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const) {
    const noted = new Proxy(Intl[name], {
      construct(target, values) {
        if (!isPainted) asked.push(name);
        return Reflect.construct(target, values) as object;
      },
    });
    Object.assign(Intl, { [name]: noted });
  }
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-lectern]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      isPainted = true;
      document.documentElement.dataset.asked = asked.join();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/**
 * Pages for the short test run: an article, an article with comments, an article in Arabic, a thread, and a page
 * without an article.
 */
const OFTEN: readonly string[] = [
  'basics--article',
  'comments--below-article',
  'languages--arabic',
  'threads--forum',
  'empty--no-text',
];

for (const name of PAGES)
  test(
    `the reader uses neither chrome.i18n nor slow formatters of Intl before the first paint of ${name}`,
    OFTEN.includes(name) ? {} : { tag: '@long' },
    async ({ page, extension, visit, reader }) => {
      // clicks once before the test: this click allows the extension to inject a script into the reloaded page, too
      await visit(`${name}/index.html`);
      await expect(reader).toBeVisible();
      // waits until all scripts of this click are injected: a script that was injected only after the reload would open
      // the reader without the interface texts, which the background stores in the page with the click
      await extension.settled(page);
      await page.reload();
      const worker = await extension.worker();
      const tabId = await worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
      await worker.evaluate(
        `chrome.scripting.executeScript({ target: { tabId: ${tabId} }, func: ${note.toString()} })`,
      );
      await extension.click(page);
      await expect(page.locator('html')).toHaveAttribute('data-asked', '');
    },
  );
