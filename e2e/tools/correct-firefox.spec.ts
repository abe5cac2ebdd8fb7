/** Correcting the article in Firefox, whose selections and focus in shadow trees differ from Chromium's. */
import { expect, FIREFOX, test } from '../support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ROOT = "document.querySelector('[data-lectern]')?.shadowRoot";

test('a key or a button removes one or several selected paragraphs, and all can be restored', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(90_000);
  const text = () => tab.evaluate(`${ROOT}?.querySelector('.body')?.innerText ?? ''`) as Promise<string>;
  const paragraphs = () => tab.evaluate(`${ROOT}.querySelectorAll('p[data-node]').length`) as Promise<number>;
  /** Scrolls a part of the reader into view. Returns a point inside it; null if the part does not exist. */
  const middleOf = (selector: string, index = 0) =>
    tab.evaluate(`(() => {
      const part = ${ROOT}.querySelectorAll(${JSON.stringify(selector)})[${index}];
      if (!part) return null;
      if (part.closest('.article')) part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x + Math.min(width / 2, 60), y: y + Math.min(height / 2, 12), bottom: y + height };
    })()`) as Promise<{ x: number; y: number; bottom: number } | null>;
  const click = async (selector: string, index = 0) => {
    await expect.poll(() => middleOf(selector, index)).not.toBeNull();
    const point = (await middleOf(selector, index)) as { x: number; y: number };
    await tab.mouse.click(point.x, point.y);
  };

  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(text).toContain('the first sound is the chain of the ferry');
  // the first screen has only the first paragraphs
  const count = 9;
  await expect.poll(paragraphs).toBe(count);
  const before = await text();

  await tab.keyboard.press('e');
  await expect.poll(() => middleOf('.edit-strip')).not.toBeNull();
  await tab.keyboard.press('ArrowDown');
  const isOnParagraph = () => tab.evaluate(`${ROOT}.activeElement?.matches('p[data-node]') ?? false`);
  for (let steps = 0; steps < 6 && !(await isOnParagraph()); steps++) await tab.keyboard.press('ArrowDown');
  expect(await isOnParagraph()).toBe(true);
  await tab.keyboard.press('Delete');
  await expect.poll(paragraphs).toBe(count - 1);
  await tab.keyboard.press('z');
  await expect.poll(paragraphs).toBe(count);

  await click('p[data-node]', 1);
  await click('.edit-tools button');
  await expect.poll(paragraphs).toBe(count - 1);
  await click('.put-back');
  await expect.poll(paragraphs).toBe(count);

  const last = count - 1;
  const end = (await middleOf('p[data-node]', last - 1)) as { x: number; y: number };
  const start = (await tab.evaluate(`(() => {
    const { x, bottom } = ${ROOT}.querySelectorAll('p[data-node]')[${last - 2}].getBoundingClientRect();
    return { x: x + 20, y: bottom - 12 };
  })()`)) as { x: number; y: number };
  await tab.mouse.move(start.x, start.y);
  await tab.mouse.down();
  await tab.mouse.move(end.x + 60, end.y, { steps: 6 });
  await tab.mouse.up();
  await click('.edit-selected');
  await expect.poll(paragraphs).toBe(count - 2);

  await tab.keyboard.down('Control');
  await tab.keyboard.press('z');
  await tab.keyboard.up('Control');
  await expect.poll(paragraphs).toBe(count);
  await tab.keyboard.press('Escape');
  await expect.poll(text).toBe(before);
  await tab.keyboard.press('c');
  await expect.poll(() => firefox.clipboard()).toContain('the first sound is the chain of the ferry');
});
