/** The attacks of `page-attacks.spec.ts` that are possible in Firefox. */
import { resolve } from 'node:path';
import { expect, FIREFOX, test } from '../support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ARTICLE =
  "Document.prototype.querySelector.call(document, '[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''";
const SENTENCE = 'the first sound is the chain of the ferry';

test('Firefox: a page is read even if `name` attributes of its elements replace properties of its document', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  await tab.goto(`${site.url}/hostile--names/index.html`);
  await firefox.click();
  await expect.poll(text).toContain(SENTENCE);
  expect(await text()).toContain('dogs lift their heads');
  await tab.keyboard.press('2');
  await expect.poll(text).toContain(SENTENCE);
  expect(await text()).not.toContain('failed on this page');
  await tab.keyboard.press('1');
  await tab.keyboard.press('Escape');
  await expect.poll(text).toBe('');
});

test('Firefox: the reader works even if the page breaks built-in getters and prototypes', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  await tab.evaluate(() => {
    const fail = () => {
      throw new Error('not here');
    };
    for (const name of ['documentElement', 'body', 'URL', 'title']) {
      Object.defineProperty(document, name, { get: fail, configurable: true });
    }
    for (const name of ['childNodes', 'firstChild', 'nextSibling', 'nodeType', 'parentNode']) {
      Object.defineProperty(Node.prototype, name, { get: fail });
    }
    Object.assign(Array.prototype, { map: fail, push: fail, filter: fail });
    Object.assign(Element.prototype, { getAttribute: fail, attachShadow: fail });
    Object.assign(HTMLDialogElement.prototype, { showModal: fail });
  });
  await firefox.click();
  await expect.poll(text).toContain(SENTENCE);
  await tab.keyboard.press('Escape');
  await expect.poll(text).toBe('');
});

test('Firefox: the text of an element that imitates the reader is in the article, and the element stays on the page', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  const shown =
    "[...document.querySelectorAll('[data-lectern]')].at(-1)?.shadowRoot?.querySelector('article')?.innerText ?? ''";
  await tab.goto(`${site.url}/hostile--imitates/index.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(shown)).toContain('three boys were selling herring from a pram');
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.evaluate(shown)).toBe('');
  expect(await tab.evaluate("document.querySelector('#imitation').shadowRoot.textContent")).toContain('herring');
});

test('Firefox: after the extension is reloaded, its new reader replaces the old one', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  const readers = () => tab.evaluate("document.querySelectorAll('[data-lectern]').length");
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain(SENTENCE);
  await firefox.browser.installExtension(resolve(import.meta.dirname, '../../dist/firefox'));
  await tab.evaluate("document.querySelector('[data-lectern]').id = 'dead'");
  await firefox.click();
  await expect.poll(() => tab.evaluate("document.querySelectorAll('[data-lectern]:not(#dead)').length")).toBe(1);
  expect(await readers()).toBe(1);
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain(SENTENCE);
  await tab.keyboard.press('Escape');
  await expect.poll(readers).toBe(0);
  expect(await tab.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('visible');
});

test('Firefox: no script of the page can press a control of the reader', async ({ firefox, tab, site }) => {
  const look = () =>
    tab.evaluate(
      `(() => {
        const { dataset } = document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('dialog') ?? {};
        const { theme, font, columns, images } = dataset ?? {};
        return JSON.stringify({ theme, font, columns, images });
      })()`,
    );
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain(SENTENCE);
  const before = await look();
  await tab.keyboard.press('a');
  const find =
    "[...document.querySelector('[data-lectern]').shadowRoot.querySelectorAll('.panel :is(input, label, button)')]";
  await expect.poll(() => tab.evaluate(`${find}.length`)).toBeGreaterThan(10);
  await tab.evaluate(`for (const control of ${find}) {
    control.click();
    const swallow = (event) => event.stopImmediatePropagation();
    addEventListener('click', swallow, true);
    control.click();
    removeEventListener('click', swallow, true);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }`);
  await tab.evaluate(`for (const control of ${find}) {
    document.body.append(control);
    control.click();
    for (const inner of control.querySelectorAll('input, button')) inner.click();
  }`);
  // a changed setting would be visible at once and, if it was stored, on the next page
  expect(await look()).toBe(before);
  await tab.goto(`${site.url}/basics--article/index.html?again`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain(SENTENCE);
  expect(await look()).toBe(before);
  await tab.keyboard.press('Escape');
});
