/**
 * Attacks by a hostile page, which tries to reach the extension through the reader, or to hide text from the user. The
 * file is long, because all tests look into the reader with the helpers below, which such a page cannot deceive.
 */
import type { Page } from '@playwright/test';
import { algorithmInfos } from '../../src/algorithms/index.ts';
import { menuOrder } from '../../src/shared/algorithm-groups.ts';
import { wholeText } from '../support/article-text.ts';
import { addressOf, expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';
import { keepAlgorithm } from '../support/keep-algorithm.ts';

/**
 * Returns the text of the article. Does not use Playwright's locators, because the page may have replaced the
 * document's methods.
 */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      Document.prototype.querySelector.call(document, '[data-lectern]')?.shadowRoot?.querySelector('article')
        ?.innerText ?? '',
  );

test.describe('a page whose elements have `name` attributes that hide properties of its document', () => {
  test('a page is read even if `name` attributes of its elements replace properties of its document and forms', async ({
    extension,
    page,
    site,
    visit,
  }) => {
    await visit('hostile--names/index.html');
    await expect.poll(() => shown(page)).toContain('the first sound is the chain of the ferry');
    expect(await shown(page)).toContain('dogs lift their heads');
    expect(await page.evaluate(() => [document.body, document.querySelectorAll].map(String))).toEqual(
      Array(2).fill('[object HTMLImageElement]'),
    );
    for (const digit of ['2', '3', '4', '1']) {
      await page.keyboard.press(digit);
      await expect.poll(() => shown(page)).toContain('the first sound is the chain of the ferry');
      expect(await shown(page)).not.toContain('failed on this page');
    }
    for (const key of ['x', 'x', 'Control+a', 'c']) await page.keyboard.press(key);
    await expect
      .poll(async () => (await readClipboard(extension.context, site.url))['text/plain'])
      .toContain('dogs lift their heads');
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toBe('');
  });
});

test.describe('a page that imitates the reader', () => {
  test('the text of an element that imitates the reader is in the article, and the element stays on the page', async ({
    page,
    read,
    article,
  }) => {
    await read('hostile--imitates/index.html');
    await expect(article).toContainText('three boys were selling herring from a pram');
    await page.keyboard.press('Escape');
    await expect(page.locator('#imitation dialog')).toHaveText(/three boys were selling herring/);
  });

  test('a page cannot close an open reader by pretending that a newer one has opened', async ({
    page,
    read,
    reader,
    article,
  }) => {
    await read('basics--article/index.html');
    await page.evaluate(() => document.dispatchEvent(new Event('lectern-newer')));
    await expect(article).toContainText('the first sound is the chain of the ferry');
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
  });
});

const SECOND = menuOrder(algorithmInfos)[1]?.id;

/**
 * Ways in which a page's script may try to press a control in the open shadow root. They run in the page's own world.
 */
const PRESSES = {
  'calls click()': (control: HTMLElement) => control.click(),
  'dispatches events of its own': (control: HTMLElement) => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick']) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true }));
    }
    for (const key of ['Enter', ' ', 'c', 's', '2', 'Escape']) {
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    }
    for (const type of ['input', 'change', 'submit', 'cancel', 'toggle']) {
      control.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
    }
  },
  'swallows the event before we hear of it': (control: HTMLElement) => {
    const swallow = (event: Event) => event.stopImmediatePropagation();
    addEventListener('click', swallow, true);
    control.click();
    removeEventListener('click', swallow, true);
  },
  'takes the control out first': (control: HTMLElement) => {
    document.body.append(control);
    control.click();
    control.dispatchEvent(new Event('change', { bubbles: true }));
    for (const inner of control.querySelectorAll<HTMLElement>('input, button')) inner.click();
  },
  'puts the control into a root of its own': (control: HTMLElement) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(control);
    control.click();
    for (const inner of control.querySelectorAll<HTMLElement>('input, button')) inner.click();
  },
  'gives it the focus and a key': (control: HTMLElement) => {
    control.focus();
    for (const target of [control, document, window]) {
      for (const key of ['Enter', ' ', 'ArrowDown', 'c']) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      }
    }
    document.execCommand('insertText', false, 'x');
  },
} as const satisfies Record<string, (control: HTMLElement) => void>;

/**
 * Attacks that the short test run tries: the page dispatches events, or it moves the control away from the reader's
 * listener. The reader stops all attacks with one check (it ignores events that no user has made), so only the long run
 * tries the others.
 */
const OFTEN: readonly string[] = ['dispatches events of its own', 'takes the control out first'];

test.describe('a page that reaches into the reader’s open shadow root', () => {
  for (const [way, press] of Object.entries(PRESSES)) {
    const tag = OFTEN.includes(way) ? {} : { tag: '@long' };
    test(
      `a page that ${way} cannot change a setting, save a file or copy`,
      tag,
      async ({ extension, page, site, read, reader }) => {
        const downloads: string[] = [];
        page.on('download', (download) => downloads.push(download.suggestedFilename()));
        const origin = site.url;
        await extension.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
        await page.goto(addressOf(site, 'basics--article/index.html'));
        await page.bringToFront();
        await page.evaluate(() => navigator.clipboard.writeText('of the page'));
        for (const [key, fewest] of [
          ['a', 12],
          ['s', 10],
        ] as const) {
          await read('basics--article/index.html');
          await page.keyboard.press(key);
          await expect(reader.locator('.panel')).toBeVisible();
          const count = await page.evaluate(`(() => {
          const root = document.querySelector('[data-lectern]').shadowRoot;
          const controls = [...root.querySelectorAll('.panel :is(button, input, label)')];
          for (const control of controls) (${String(press)})(control);
          return controls.length;
        })()`);
          expect(count).toBeGreaterThanOrEqual(fewest);
        }
        expect((await readClipboard(extension.context, origin))['text/plain']).toBe('of the page');
        // changes a setting and waits until it is stored: settings are stored in order, so an earlier change would be
        // stored by then
        await read('basics--article/index.html');
        await page.keyboard.press('2');
        await keepAlgorithm(reader, 'on all sites');
        const worker = await extension.worker();
        const stored = () => worker.evaluate(() => chrome.storage.sync.get());
        await expect.poll(stored).toEqual({ settings: { version: 1, algorithm: SECOND } });
        await worker.evaluate(() => chrome.storage.sync.clear());
        expect(downloads).toEqual([]);
      },
    );
  }

  for (const [way, press] of Object.entries(PRESSES)) {
    const tag = OFTEN.includes(way) ? {} : { tag: '@long' };
    test(`a page that ${way} cannot correct the article`, tag, async ({ page, read, reader, article }) => {
      await read('basics--article/index.html');
      await page.keyboard.press('e');
      await expect(reader.getByRole('region', { name: 'Remove or fix parts' })).toBeVisible();
      const paragraphs = article.locator('p[data-node]');
      await wholeText(article);
      const count = await paragraphs.count();
      await paragraphs.nth(1).click({ position: { x: 20, y: 12 } });
      await page.keyboard.press('Delete');
      await expect(paragraphs).toHaveCount(count - 1);
      const pressed = await page.evaluate(`(() => {
        const root = document.querySelector('[data-lectern]').shadowRoot;
        const controls = [...root.querySelectorAll('.edit-tools button, .put-back, .edit-strip button')];
        for (const control of controls) (${String(press)})(control);
        return controls.length;
      })()`);
      expect(pressed).toBeGreaterThanOrEqual(5);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(paragraphs).toHaveCount(count - 1);
    });
  }

  test('clicks and key presses of the user change a setting, save a file and copy', async ({
    extension,
    page,
    site,
    read,
    reader,
  }) => {
    await read('basics--article/index.html');
    await page.keyboard.press('a');
    await reader.getByRole('radio', { name: 'Sepia' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    const worker = await extension.worker();
    await expect
      .poll(() => worker.evaluate(() => chrome.storage.sync.get()))
      .toEqual({ settings: { version: 1, theme: 'dark' } });
    await worker.evaluate(() => chrome.storage.sync.clear());
    await page.keyboard.press('s');
    await reader.getByRole('checkbox').click();
    await expect
      .poll(() => worker.evaluate(() => chrome.storage.sync.get()))
      .toEqual({ settings: { version: 1, printLinks: true } });
    await worker.evaluate(() => chrome.storage.sync.clear());
    const download = page.waitForEvent('download');
    await reader.getByRole('button', { name: 'Markdown' }).last().click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.keyboard.press('c');
    await expect(reader.getByRole('status')).toHaveText('Copied');
    await expect
      .poll(async () => (await readClipboard(extension.context, site.url))['text/plain'])
      .toContain('the first sound is the chain of the ferry');
  });

  test("a page can read the article and the reader's style, but no address of the extension", async ({
    extension,
    page,
    site,
    reader,
  }) => {
    await page.goto(addressOf(site, 'basics--article/index.html'));
    const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).length);
    const before = await globals();
    await extension.click(page);
    await expect(reader.locator('article')).toBeVisible();
    await page.keyboard.press('a');
    await expect(reader.locator('.panel')).toBeVisible();
    expect(await globals()).toBe(before);
    const seen = await page.evaluate(() => {
      const root = document.querySelector('[data-lectern]')?.shadowRoot as ShadowRoot;
      const sheets = [...root.adoptedStyleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [
        ...sheet.cssRules,
      ]);
      const entries = performance.getEntries().map(({ name }) => name);
      return [root.innerHTML, ...sheets.map(({ cssText }) => cssText), ...entries].join('\n');
    });
    expect(seen).toContain('the first sound is the chain of the ferry');
    expect(seen).not.toContain(extension.id);
    expect(seen).not.toMatch(/extension:/);
  });

  test("if a page closes the reader's dialog, it opens again and takes the focus", async ({ page, read, reader }) => {
    await read('basics--article/index.html');
    await page.evaluate(() => document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('dialog')?.close());
    await expect(reader).toHaveJSProperty('open', true);
    await expect(reader).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
  });

  test('text that a page writes into the reader is not copied', async ({ extension, page, site, read, reader }) => {
    await read('basics--article/index.html');
    await page.evaluate(() => {
      const root = document.querySelector('[data-lectern]')?.shadowRoot;
      for (const paragraph of root?.querySelectorAll('article p') ?? []) paragraph.textContent = 'of the page';
    });
    await page.keyboard.press('c');
    // waits, because reading the clipboard brings another page to the front
    await expect(reader.getByRole('status')).toHaveText('Copied');
    const copied = async () => (await readClipboard(extension.context, site.url))['text/plain'];
    await expect.poll(copied).toContain('the first sound is the chain of the ferry');
    expect(await copied()).not.toContain('of the page');
  });

  test('a page that handles the copy event first does not change what is copied', async ({
    extension,
    page,
    site,
    read,
    reader,
  }) => {
    await read('basics--article/index.html');
    await page.evaluate(() =>
      addEventListener(
        'copy',
        (event) => {
          event.clipboardData?.setData('text/plain', 'of the page');
          event.preventDefault();
        },
        true,
      ),
    );
    await page.keyboard.press('c');
    await expect(reader.getByRole('status')).toHaveText('Copied');
    await expect
      .poll(async () => (await readClipboard(extension.context, site.url))['text/plain'])
      .toContain('the first sound is the chain of the ferry');
  });
});
