/** Tests that the reader's controls fit into a narrow window and are large enough. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountWhole, poll, withAppearance } from '../../../../test/mount-sample.ts';
import { articleOf, openPage, readDocument } from '../../../../test/pages/show-page.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(() => page.viewport(1280, 800));

async function openOnPhone(name: string) {
  await page.viewport(390, 800);
  await poll(() => innerWidth).toBe(390);
  const article = articleOf(readDocument(await openPage(name)));
  removePages();
  return withAppearance(mountWhole({ article }));
}

test("the reader's bar fits into 390 px even with much longer labels", async () => {
  const { root } = await openOnPhone('outline--cross-references');
  for (const label of root.querySelectorAll('.bar .narrow')) label.textContent += ' erheblich lang';
  const boxes = [...root.querySelectorAll('.bar button')].map((button) => button.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(5);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(right - left).toBeGreaterThan(23.9);
  }
});

test('in a narrow window, every control of the reader is at least 24 px wide and high', async () => {
  const { root, button } = await openOnPhone('outline--on-this-page');
  const small = () =>
    [...root.querySelectorAll<HTMLElement>('button, [role=treeitem], summary, select')]
      .filter((control) => control.checkVisibility({ checkOpacity: true }))
      .map((control) => ({ name: control.ariaLabel || control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  const isOpen = () => root.querySelector('.panel, [role=tree]') !== null;
  expect(small()).toEqual([]);
  for (const key of ['o', 'a', 's', '?', 'Algorithm']) {
    if (key === 'Algorithm') await userEvent.click(button(key));
    else await userEvent.keyboard(key);
    await poll(isOpen, key).toBe(true);
    expect(small(), key).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await poll(isOpen, key).toBe(false);
  }
});
