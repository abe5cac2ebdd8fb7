/** Changes to the tab, the page or the extension while the reader is open (docs/faults.md). */
import type { Page } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`Uncaught ${error}`));
  page.on('console', (message) => complaints.push(message.text()));
  return complaints;
}

test('after the extension is reloaded, an open reader still works, or says what no longer works', async ({ site }) => {
  const { launchExtension } = await import('../support/chromium.ts');
  const { extension, close } = await launchExtension();
  try {
    const page = await extension.context.newPage();
    const complaints = complaintsOf(page);
    const reader = page.locator('[data-lectern] dialog');
    await page.goto(addressOf(site, 'basics--article/index.html'));
    await extension.click(page);
    await expect(reader.locator('article')).toContainText('the first sound is the chain of the ferry');
    // panels need the lazy script of the reader's controls, which loads right after the first paint
    await page.keyboard.press('a');
    await expect(reader.getByRole('button', { name: 'Larger text size' })).toBeVisible();
    await page.keyboard.press('Escape');
    await extension.reload();
    const status = reader.getByRole('status');
    await page.keyboard.press('c');
    // the lazy script for copying can no longer be loaded, so the reader suggests the browser's own shortcuts
    await expect(status).toHaveText('The browser did not allow copying. Press Ctrl+A, then Ctrl+C.');
    await page.keyboard.press('a');
    await reader.getByRole('button', { name: 'Larger text size' }).click();
    await expect(status).toHaveText('This change could not be saved. It applies until you close the reader.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await expect(reader.locator('main')).toContainText(/could not be loaded|the first sound/);
    await page.keyboard.press('x');
    // the first Esc only cancels the comparison that the key X requested, because the comparison's script has not been
    // loaded
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});

test('if a tab navigates while its page is being read, no reader opens, and the next click works', async ({
  extension,
  page,
  site,
  reader,
  article,
}) => {
  await page.goto(addressOf(site, 'long.html'));
  await extension.click(page);
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(article).toContainText('the first sound is the chain of the ferry');
  await page.goto(addressOf(site, 'basics--short/index.html'));
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(reader).toBeVisible();
});

test('a click opens no reader if the tab navigates before the scripts of the extension arrive', async ({
  extension,
  page,
  site,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const { executeScript } = chrome.scripting;
    const late = async (injection: Parameters<typeof executeScript>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return executeScript(injection as never);
    };
    Object.assign(chrome.scripting, {
      executeScript: late,
      restore: () => Object.assign(chrome.scripting, { executeScript }),
    });
  });
  try {
    await extension.click(page);
    await page.goto(addressOf(site, 'basics--short/index.html'));
    // waits much longer than the delayed scripts take to arrive and to read the page
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await expect(reader).toHaveCount(0);
  } finally {
    await worker.evaluate(() => (chrome.scripting as unknown as { restore(): void }).restore());
  }
  await extension.click(page);
  await expect(reader).toBeVisible();
});

test('the reader stays open, and can be closed, when a script goes back to an earlier URL of the same page', async ({
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await page.evaluate(() => {
    history.pushState(1, '', '?one');
    history.pushState(2, '', '?two');
  });
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => page.url()).toContain('test=');
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the reader works after the page is frozen and resumed', async ({ extension, page, reader, read }) => {
  await read('basics--article/index.html');
  const cdp = await extension.context.newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(reader).toBeVisible();
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('going back and forward restores each page with its reader', async ({ extension, page, site, reader, read }) => {
  await read('basics--article/index.html');
  const away = addressOf(site, 'basics--short/index.html');
  await page.evaluate((url) => location.assign(url), away);
  await expect.poll(() => page.url()).toBe(away);
  await expect(reader).toHaveCount(0);
  await extension.click(page);
  await expect(reader).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(reader).toContainText('the first sound is the chain of the ferry');
  await page.goForward({ waitUntil: 'commit' });
  await expect(reader).toContainText('Four words');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the next click reads a tab that the browser has discarded and reloaded', async ({ extension, site }) => {
  const url = addressOf(site, 'basics--article/index.html');
  const page = await extension.context.newPage();
  await page.goto(url);
  await extension.click(page);
  await expect(page.locator('[data-lectern] article')).toBeVisible();
  const front = await extension.context.newPage();
  await front.bringToFront();
  const worker = await extension.worker();
  const before = new Set(extension.context.pages());
  const popup = await worker.evaluate(async () => {
    const tabs = await chrome.tabs.query({});
    const [tab] = tabs.filter((candidate) => candidate.title?.includes('harbour'));
    const discarded = await chrome.tabs.discard(tab?.id as number);
    await chrome.tabs.update(discarded?.id as number, { active: true });
    return chrome.action.getPopup({ tabId: discarded?.id as number });
  });
  const pages = () => extension.context.pages().filter((candidate) => candidate.url() === url);
  await expect.poll(() => pages().length).toBe(1);
  const [again] = pages();
  if (!again) throw new Error('The tab did not come back');
  await again.waitForLoadState();
  await expect(again.locator('[data-lectern]')).toHaveCount(0);
  await extension.click(again);
  await expect(again.locator('[data-lectern] article')).toBeVisible();
  expect([popup, before.size > 0]).toEqual(['', true]);
  await again.close();
  await front.close();
});

test('a click opens the reader on a page that the browser has prerendered', async ({
  extension,
  page,
  site,
  reader,
}) => {
  const target = addressOf(site, 'basics--article/index.html');
  await page.goto(addressOf(site, 'basics--short/index.html'));
  await page.evaluate((url) => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: [url], eagerness: 'immediate' }] });
    const link = document.createElement('a');
    link.href = url;
    link.textContent = 'prerendered';
    document.body.append(rules, link);
  }, target);
  await expect.poll(() => site.requests.some((path) => target.endsWith(path))).toBe(true);
  await page.getByRole('link', { name: 'prerendered' }).click();
  await expect.poll(() => page.url()).toBe(target);
  await extension.click(page);
  await expect(reader).toContainText('the first sound is the chain of the ferry');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('a click on a page that is still loading opens the reader, and later text is added', async ({
  extension,
  page,
  site,
  reader,
}) => {
  await page.goto(addressOf(site, 'slow.html'), { waitUntil: 'commit' });
  await extension.click(page);
  await expect(reader).toContainText('First half of the slow page');
  await expect(reader).toContainText('finis');
});

test('closing a tab with an open reader does not affect other tabs', async ({ extension, page, site, reader }) => {
  const other = await extension.context.newPage();
  await other.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(other);
  await other.close();
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(page);
  await expect(reader).toBeVisible();
});

test('if the browser refuses copying, the reader suggests Ctrl+A and Ctrl+C', async ({ page, reader, read }) => {
  await read('access--strict-csp/index.html');
  await expect(reader.locator('article')).toBeVisible();
  // simulates a browser that does not allow copying: no later listener, such as the extension's, gets the `copy` event
  await page.evaluate(() => {
    addEventListener('copy', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.keyboard.press('c');
  await expect(reader.getByRole('status')).toHaveText('The browser did not allow copying. Press Ctrl+A, then Ctrl+C.');
});

test('the reader opens on a document without a body', async ({ extension, page, site, reader }) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => document.body.remove());
  await extension.click(page);
  await expect(reader).toContainText(/There is no text on this page|could not read this page|found no article/);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('document.write removes an open reader, and the next click reads the new content', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  // waits for the date, which appears only when the reader's main script runs; a small script paints the article
  // earlier. If the page removed the article before the main script runs, that script would open the reader again
  await expect(reader).toContainText('March 14, 2026');
  await page.evaluate(() => {
    document.open();
    document.write(
      '<!doctype html><title>Anew</title><h1>Anew</h1><p>Written under the reader, from its first word on.</p>',
    );
    document.close();
  });
  await expect(reader).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  await extension.click(page);
  await expect(reader).toContainText('Written under the reader');
});
