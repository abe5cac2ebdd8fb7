/**
 * The extension's own pages work under the extension's content security policy, and load nothing from other servers.
 */
import { expect, test } from '../support/chromium.ts';

const PAGES = ['pages/popup', 'pages/options', 'engine/page'];

test("the extension's pages obey their security policy, and load nothing from other servers", async ({
  extension,
  site,
}) => {
  const page = await extension.context.newPage();
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective));
  });
  const broken = () => page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken);
  for (const name of PAGES) {
    await page.goto(`chrome-extension://${extension.id}/src/${name}/index.html`);
    if (name !== 'engine/page') await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await broken(), name).toEqual([]);
    const before = site.requests.length;
    await page.evaluate(async (elsewhere) => {
      const picture = new Image();
      const inline = document.createElement('script');
      inline.textContent = 'globalThis.hasRun = true';
      const styled = document.createElement('div');
      styled.setAttribute('style', 'color: red');
      const form = document.createElement('form');
      form.action = elsewhere;
      document.body.append(picture, inline, styled, form);
      form.submit();
      picture.src = `${elsewhere}?picture`;
      await fetch(`${elsewhere}?fetch`, { mode: 'no-cors' }).catch(() => {});
    }, `${site.url}/basics--article/index.html`);
    await expect
      .poll(async () => new Set(await broken()), name)
      .toEqual(new Set(['img-src', 'script-src-elem', 'style-src-attr', 'form-action', 'connect-src']));
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
    expect(site.requests.slice(before), name).toEqual([]);
  }
  await page.close();
});
