/** Firefox in the window of a phone, by touch alone. Firefox for Android has the same engine; its rules are linted. */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const PHONE = { width: 390, height: 760 };
/** CSS pixels: WCAG 2.2, "Target size (minimum)". */
const SMALLEST_TARGET = 24;

interface Target {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Controls of the reader that are on the screen, by the name that a screen reader says. */
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

/** Two taps that follow each other faster are one gesture to Firefox, and make no second click. */
const BETWEEN_TAPS_MS = 400;

async function touch(tab: Page, x: number, y: number): Promise<void> {
  await tab.touchscreen.tap(x, y);
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_TAPS_MS));
}

async function tap(tab: Page, name: RegExp): Promise<void> {
  // the bar slides in
  const find = async () => (await targets(tab)).find((found) => name.test(found.name) && found.y >= 0);
  await expect.poll(find).toBeDefined();
  const target = (await find()) as Target;
  await touch(tab, target.x + target.width / 2, target.y + target.height / 2);
}

const evaluate = (tab: Page, body: string) =>
  tab.evaluate(`(() => { const host = document.querySelector('[data-lectern]'); ${body} })()`);
const textOf = (tab: Page) =>
  evaluate(tab, "return host?.shadowRoot?.querySelector('article')?.innerText ?? ''") as Promise<string>;

test('on a phone the reader fits, and every control is there for a finger', async ({ firefox, tab, site }) => {
  await tab.setViewport(PHONE);
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => textOf(tab)).toContain('the first sound is the chain of the ferry');

  // controls come after the first paint, and take their places as the window does
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

  await tap(tab, /appearance/i);
  await tap(tab, /\bDark$/);
  await expect
    .poll(() => evaluate(tab, "return getComputedStyle(host.shadowRoot.querySelector('dialog')).backgroundColor"))
    .toMatch(/rgb\(\d\d?, \d\d?, \d\d?\)/);
  await tap(tab, /\bLight$/);
  // outside of the panel, in the margin: it closes
  await touch(tab, 5, PHONE.height - 40);
  await tap(tab, /^close/i);
  await expect.poll(() => textOf(tab)).toBe('');
});
