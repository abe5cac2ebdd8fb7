/** Highlights in Firefox, whose selections in shadow trees and CSS highlight registry differ from Chromium's. */
import { expect, FIREFOX, test } from '../support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ROOT = "document.querySelector('[data-lectern]')?.shadowRoot";
const SAID = 'the first sound is the chain of the ferry';

test('a highlight gets a note, survives a reload, is listed, and is exported', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(120_000);
  const text = () => tab.evaluate(`${ROOT}?.querySelector('.body')?.innerText ?? ''`) as Promise<string>;
  const label = () => tab.evaluate(`${ROOT}?.querySelector('.highlight-marker')?.ariaLabel ?? ''`) as Promise<string>;
  const painted = () =>
    tab.evaluate(`[...CSS.highlights].filter(([name]) => name.startsWith('lectern-'))
      .map(([name, ranges]) => name + ': ' + [...ranges].map(String).join('')).filter((line) => !line.endsWith(': ')).join()`);
  const focused = () => tab.evaluate(`${ROOT}.activeElement?.className + ${ROOT}.activeElement?.ariaLabel`);

  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(text).toContain(SAID);
  // selects the text before H is pressed, because H loads the script for highlights and uses the selection
  await tab.evaluate(`(() => {
    const walker = document.createTreeWalker(${ROOT}.querySelector('.article'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf('${SAID}');
      if (at >= 0) return document.getSelection().setBaseAndExtent(node, at, node, at + ${SAID.length});
    }
  })()`);
  await tab.keyboard.press('h');
  await expect.poll(focused).toContain('note-field');
  await tab.keyboard.down('Shift');
  await tab.keyboard.press('Tab');
  await tab.keyboard.up('Shift');
  await expect.poll(focused).toContain('Yellow');
  await tab.keyboard.press('g');
  await expect.poll(painted).toBe(`lectern-green: ${SAID}`);
  await tab.keyboard.press('Tab');
  await expect.poll(focused).toContain('note-field');
  await tab.keyboard.type('The chain, again');
  await tab.keyboard.press('Escape');
  await expect.poll(label).toBe(`Green highlight with a note: ${SAID}`);

  await tab.reload();
  await firefox.click();
  await expect.poll(label).toBe(`Green highlight with a note: ${SAID}`);
  expect(await painted()).toBe(`lectern-green: ${SAID}`);

  await tab.keyboard.press('h');
  await expect.poll(() => tab.evaluate(`${ROOT}?.querySelectorAll('.highlight-list li').length`)).toBe(1);
  await tab.locator('>>> ::-p-aria([name="Include in copies and saved files"][role="checkbox"])').click();
  await tab.keyboard.press('m');
  await expect.poll(() => firefox.clipboard()).toContain(`==${SAID}==`);
  expect(await firefox.clipboard()).toContain('The chain, again');

  await tab.locator('>>> ::-p-aria([name="All highlights"][role="button"])').click();
  // waits until the page has loaded: a tab does not answer while Firefox moves it to another process
  const inFront = () => firefox.inBrowserWindow<string>('() => gBrowser.selectedBrowser.currentURI.spec');
  await expect.poll(inFront).toContain('#highlights');
  const listed = "return content.document.querySelector('section.site')?.innerText ?? ''";
  await expect.poll(() => firefox.inFront<string>(listed), { timeout: 45_000 }).toContain(SAID);
  expect(await firefox.inFront<string>(listed)).toContain('The chain, again');
  await firefox.inBrowserWindow('() => gBrowser.removeCurrentTab()');
});
