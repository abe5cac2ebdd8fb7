import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, expect, test } from './support/chromium.ts';

for (const browser of ['chrome', 'firefox']) {
  test(`the manifest for ${browser} requests only permissions without a warning at installation`, () => {
    const path = join(import.meta.dirname, '../dist', browser, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const inChromium = browser === 'chrome' ? ['offscreen'] : [];
    const expected = new Set(['activeTab', 'contextMenus', 'scripting', 'storage', ...inChromium]);
    expect(new Set(manifest.permissions)).toEqual(expected);
    // the extension requests these optional permissions only when the user chooses so, for a site or for all sites;
    // `always-read.spec.ts` checks that the extension has none of them before
    expect(manifest.optional_host_permissions).toEqual(['*://*/*']);
    // forbids everything from other origins, inline code and eval; allows `data:` for drawings, and for files that the
    // popup saves
    expect(manifest.content_security_policy).toEqual({
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    });
    expect(manifest).not.toHaveProperty('optional_permissions');
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('content_scripts');
    expect(manifest).not.toHaveProperty('web_accessible_resources');
  });
}

test('reading, switching algorithms and copying make no network request', async ({
  extension,
  page,
  site,
  article,
  reader,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = site.requests.length;
  await extension.click(page);
  await expect(article).toBeVisible();
  for (const key of ['2', '3', '4', '5', '1', 'c', 'm', 'a', 'Escape']) await page.keyboard.press(key);
  await expect(reader.getByRole('status')).toContainText('Copied');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(site.requests.slice(before)).toEqual([]);
});

test('keys and clipboard: keys, clicks and scrolling in the reader do not reach the page', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('hostile--keys/index.html');
  await page.evaluate(() => {
    (window as unknown as { seen: string[] }).seen = [];
  });
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await page.mouse.wheel(0, 200);
  // clicks text, because a click on a picture would enlarge it
  await article.locator('.body > p').first().click();
  await expect(reader.getByRole('status')).toContainText('Copied');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});
