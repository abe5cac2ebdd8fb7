/**
 * The reader in Firefox by touch alone, in a window of the size of a phone. This replaces tests in Firefox for Android,
 * which has the same engine. The linter for extensions checks the manifest for Android.
 */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const PHONE = { width: 390, height: 760 };
/** Minimum width and height of a control (CSS pixels), from WCAG 2.2, "Target size (minimum)". */
const SMALLEST_TARGET = 24;

interface Target {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the reader's visible controls, with their accessible names and boxes. */
function targets(tab: Page): Promise<Target[]> {
  return tab.evaluate(`(() => {
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    return [...(root?.querySelectorAll('button, [role=radio], label, summary') ?? [])]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.title ?? '';
        return { name: (name || element.innerText).trim(), x, y, width, height };
      })
      .filter(({ x, y, width, height }) => width > 0 && height > 0 && y + height > 0 && y < innerHeight && x < innerWidth);
  })()`) as Promise<Target[]>;
}

/** Pause between two taps (ms). Firefox treats faster taps as one gesture and sends no second click. */
const BETWEEN_TAPS_MS = 400;

async function touch(tab: Page, x: number, y: number): Promise<void> {
  await tab.touchscreen.tap(x, y);
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_TAPS_MS));
}

/**
 * Taps a control until the tap takes effect. On a busy machine, the end of a tap may come so late that Firefox treats
 * the tap as a long press.
 */
async function tap(tab: Page, name: RegExp, hasHappened: () => Promise<boolean>): Promise<void> {
  // ignores controls above the window, because the bar is still sliding in
  const find = async () => (await targets(tab)).find((found) => name.test(found.name) && found.y >= 0);
  const tried = async () => {
    const target = await find();
    if (target) await touch(tab, target.x + target.width / 2, target.y + target.height / 2);
    return hasHappened();
  };
  await expect.poll(tried, String(name)).toBe(true);
}

const evaluate = (tab: Page, body: string) =>
  tab.evaluate(`(() => { const host = document.querySelector('[data-lectern]'); ${body} })()`);
const textOf = (tab: Page) =>
  evaluate(tab, "return host?.shadowRoot?.querySelector('article')?.innerText ?? ''") as Promise<string>;

test('on a phone the reader fits, and every control can be used by touch', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  await tab.setViewport(PHONE);
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => textOf(tab)).toContain('the first sound is the chain of the ferry');

  // polls, because controls appear after the first paint and move when the window changes
  const tooWide = () =>
    evaluate(
      tab,
      "return [...host.shadowRoot.querySelectorAll('dialog, .page, article')].filter((box) => box.scrollWidth > box.clientWidth).length",
    );
  await expect.poll(tooWide).toBe(0);
  await expect.poll(async () => (await targets(tab)).length).toBeGreaterThan(3);
  const unfit = async () =>
    (await targets(tab)).filter(
      ({ x, width, height }) => x < 0 || x + width > PHONE.width || Math.min(width, height) < SMALLEST_TARGET,
    );
  await expect.poll(unfit).toEqual([]);

  const shows = async (name: RegExp) => (await targets(tab)).some((found) => name.test(found.name));
  const ground = () =>
    evaluate(
      tab,
      "return getComputedStyle(host.shadowRoot.querySelector('dialog')).backgroundColor",
    ) as Promise<string>;
  await tap(tab, /appearance/i, () => shows(/\bDark$/));
  await tap(tab, /\bDark$/, async () => /rgb\(\d\d?, \d\d?, \d\d?\)/.test(await ground()));
  await tap(tab, /\bLight$/, async () => /rgb\(2\d\d, 2\d\d, 2\d\d\)/.test(await ground()));
  // a tap outside the panel closes it
  await touch(tab, 5, PHONE.height - 40);
  await tap(tab, /^close/i, async () => (await textOf(tab)) === '');
});
