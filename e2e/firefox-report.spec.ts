/** Reporting a page in Firefox: the report is saved on this computer, and can be read again. */
import { parseReport } from '../bench/report/parse-report.ts';
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ROOT = "document.querySelector('[data-lectern]')?.shadowRoot";
const ARTICLE = `${ROOT}?.querySelector('article')?.innerText ?? ''`;

test('a report without text contains no word of the page, but tells how the algorithm decided', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(60_000);
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain('harbour');
  await tab.locator('>>> ::-p-aria([name="More"][role="button"])').click();
  await tab.locator('>>> ::-p-text(Report this page…)').click();
  await tab.locator('>>> ::-p-aria([name="With scrambled text"][role="button"])').click();
  const { name, bytes } = await firefox.download();
  expect(name).toMatch(/^lectern-report-\d{4}-\d\d-\d\d\.json$/);
  const parsed = parseReport(bytes.toString());
  if ('fault' in parsed) throw new Error(parsed.fault);
  expect(parsed.withText).toBe(false);
  expect(parsed.shown.trace.length).toBeGreaterThan(5);
  expect(bytes.toString()).not.toContain('harbour');
});
