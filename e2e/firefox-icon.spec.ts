/** The toolbar button in Firefox, as the browser's own window shows it. */
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

test("the toolbar icon shows an open reader or an unreadable page, and otherwise matches the browser's theme", async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(60_000);
  await tab.goto(`${site.url}/basics--article/index.html`);
  const before = await firefox.face();
  expect(before.icon).toMatch(/icons\/bright-\d+\.png/);
  expect(before.title).toBe('Read this page with Lectern');
  await firefox.click();
  await expect.poll(async () => (await firefox.face()).icon).toContain('/icons/open-');
  expect((await firefox.face()).title).toBe('Lectern is open. Click to show its controls.');
  await tab.keyboard.press('Escape');
  await expect.poll(firefox.face).toEqual(before);
  await tab.goto(`${site.url}/formats--svg/drawing.svg`);
  await firefox.click();
  await expect.poll(async () => (await firefox.face()).icon).toContain('/icons/none-');
  expect((await firefox.face()).title).toBe('Lectern cannot read this page. Click to see why.');
  // waits for the popup and closes it, because it would get the clicks and keys of the next test
  const panel = (what: string) =>
    firefox.inBrowserWindow<string>(`() => document.querySelector('#customizationui-widget-panel')?.${what}`);
  await expect.poll(() => panel('state')).toBe('open');
  await panel('hidePopup()');
  await expect.poll(() => panel("state ?? 'closed'")).toBe('closed');
});
