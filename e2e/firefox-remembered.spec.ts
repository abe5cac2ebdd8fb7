/**
 * Remembered corrections in Firefox: the user makes them in the reader, and finds them in the options, to which the
 * popup links.
 */
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ASKS = 'keeps the presses warm through the winter';
const ROOT = "document.querySelector('[data-lectern]')?.shadowRoot";
const FOCUSED = `${ROOT}?.activeElement`;
const ARTICLE = `${ROOT}?.querySelector('article')?.innerText ?? ''`;

test('the popup links to the options page, which lists the correction remembered in the reader', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(90_000);
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  const { host } = new URL(site.url);
  await tab.goto(`${site.url}/remember--box/one.html`);
  await firefox.click();
  await expect.poll(text).toContain(ASKS);
  await tab.keyboard.press('e');
  await expect.poll(() => tab.evaluate(`${ROOT}.querySelector('.edit-strip') !== null`)).toBe(true);
  const focused = () => tab.evaluate(`${FOCUSED}?.localName + ' ' + ${FOCUSED}?.innerText`) as Promise<string>;
  for (let at = await focused(); !(at.startsWith('p ') && at.includes(ASKS)); at = await focused()) {
    await tab.keyboard.press('ArrowDown');
    // waits until each key press has taken effect: on a slow machine, the focus would otherwise go past the paragraph
    await expect.poll(focused).not.toBe(at);
  }
  await tab.keyboard.press('Delete');
  await expect.poll(text).not.toContain(ASKS);
  await tab.locator('>>> ::-p-aria([name="On all pages of this site"][role="button"])').click();
  const isPressed = `${ROOT}.querySelector('.remember')?.ariaPressed`;
  await expect.poll(() => tab.evaluate(isPressed)).toBe('true');

  const panel = '#customizationui-widget-panel';
  const panelState = () =>
    firefox.inBrowserWindow<string>(`() => document.querySelector('${panel}')?.state ?? 'closed'`);
  const pressUntilOpen = async () => {
    const state = await panelState();
    // clicks only if the popup is closed, because a click on an open popup would close it
    if (state === 'closed') await firefox.click();
    return state === 'open';
  };
  await expect.poll(pressUntilOpen, { intervals: [500] }).toBe(true);
  const link = "content.document.querySelector('.ways a:last-child')";
  await expect.poll(() => firefox.inPopup(`return ${link}?.textContent`)).toBe('Options');
  await firefox.inPopup(`${link}.click()`);
  const toList = 'content.document.querySelector(\'a[href="#sites"]\')';
  await expect.poll(() => firefox.inFront(`return ${toList} !== null`), { timeout: 45_000 }).toBe(true);
  await firefox.inFront(`${toList}.click()`);
  const sites = "[...content.document.querySelectorAll('section.site')].map(({ innerText }) => innerText)";
  const listed = `return ${sites}.find((text) => text.includes('${host}')) ?? ''`;
  await expect.poll(() => firefox.inFront<string>(listed), { timeout: 45_000 }).toContain(host);
  await firefox.inBrowserWindow(`() => document.querySelector('${panel}').hidePopup()`);
  expect(await firefox.inFront<string>(listed)).toMatch(/Removes .+\n*Added on /);
  await firefox.inFront(
    "[...content.document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Forget all').click()",
  );
  // checks only this site's entry, because other tests may have left reading positions on other sites
  await expect.poll(() => firefox.inFront(listed)).toBe('');
  // the list follows the store, so it may change before the message appears
  await expect
    .poll(() => firefox.inFront<string>('return content.document.body.innerText'))
    .toContain(`${host} is forgotten.`);
  await firefox.inBrowserWindow('() => gBrowser.removeCurrentTab()');
});
