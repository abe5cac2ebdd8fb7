/** Correcting an article with the pointer and with the keyboard. */
import { wholeText } from '../support/article-text.ts';
import { expect, test } from '../support/chromium.ts';
import { begin, goToParagraph, stripOf, toolsOf } from '../support/correcting.ts';

const ARTICLE = 'basics--article/index.html';

test('keys select, remove and restore a paragraph, and the buttons stay in place meanwhile', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(ARTICLE);
  const strip = await begin(page, reader);
  const places = () =>
    strip
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((button) => [button.textContent, button.getBoundingClientRect().x, button.getBoundingClientRect().y]),
      );
  const fresh = await places();
  expect(fresh).toHaveLength(5);
  await page.keyboard.press('ArrowDown');
  await expect(article.locator('.headline')).toBeFocused();
  await goToParagraph(page, article);
  const paragraph = article.locator('p[data-node]:focus');
  const place = await paragraph.getAttribute('data-node');
  const words = (await paragraph.innerText()).slice(0, 20);
  const same = article.locator(`[data-node="${place}"]`);
  await page.keyboard.press('Delete');
  await expect(same).toHaveCount(0);
  await expect(reader.getByRole('status')).toHaveText(new RegExp(`^Removed: ${words}.*Press Z to undo$`));
  await expect(article.locator(':is([data-node], [data-object]):focus')).toHaveCount(1);
  await expect(reader.locator('.edit-frame.chosen')).toHaveCount(1);
  await expect(strip.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const remember = strip.getByRole('button', { name: 'On all pages of this site', exact: true });
  // disabled, because this paragraph has no class name by which Lectern could recognise it on other pages
  await expect(remember).toBeDisabled();
  await expect(strip).toContainText(/cannot find the same part/);
  expect(await places()).toEqual(fresh);
  await page.keyboard.press('z');
  await expect(same).toHaveCount(1);
  await expect(strip).not.toContainText(/cannot find the same part/);
  expect(await places()).toEqual(fresh);
  await page.keyboard.press('Shift+Z');
  await expect(same).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(same).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(same).toHaveCount(0);
  // the buttons are where they were: a button that moved while the mouse was pressed would not be clicked
  await expect.poll(places).toEqual(fresh);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(same).toHaveCount(1);
  await strip.getByRole('button', { name: 'Redo' }).click();
  await expect(same).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(same).toHaveCount(0);
  await expect(article.locator('.removed-line, [data-node][tabindex]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('by pointer, the button Remove removes the clicked paragraph, and “Put back” restores it', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(ARTICLE);
  await reader.getByRole('button', { name: 'More', exact: true }).click();
  await reader.getByRole('button', { name: 'Remove or fix parts' }).click();
  await expect(stripOf(reader)).toContainText('Click a part, then Remove.');
  const before = await wholeText(article);
  const count = await article.locator('[data-node]').count();
  const paragraph = article.locator('p[data-node]').nth(1);
  const chosen = reader.locator('.edit-frame.chosen');
  await paragraph.hover({ position: { x: 30, y: 12 } });
  await expect(toolsOf(reader)).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await paragraph.click({ position: { x: 30, y: 12 } });
  await expect(chosen).toHaveCount(1);
  expect(await wholeText(article)).toBe(before);
  const place = await chosen.getAttribute('style');
  await article.locator('p[data-node]').nth(2).hover();
  await expect(chosen).toHaveAttribute('style', place ?? '');
  await toolsOf(reader).getByRole('button', { name: 'Remove' }).click();
  await expect(article.locator('[data-node]')).toHaveCount(count - 1);
  await expect(toolsOf(reader)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect.poll(() => wholeText(article)).toBe(before);
  await page.keyboard.press('Shift+Z');
  await expect(article.locator('[data-node]')).toHaveCount(count - 1);
  await article.getByRole('button', { name: /^Put back: / }).click();
  await expect.poll(() => wholeText(article)).toBe(before);
  const link = article.locator('a[href^="http"]').first();
  const address = page.url();
  await link.click();
  expect(page.url()).toBe(address);
  await expect(toolsOf(reader)).toBeVisible();
});

test('one click on a button, or the Delete key, removes all paragraphs that the user has selected', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(ARTICLE);
  await begin(page, reader);
  const before = await wholeText(article);
  const count = await article.locator('p[data-node]').count();
  const select = async () => {
    const from = article.locator('p[data-node]', { hasText: /^When the wind turns/ });
    const to = article.locator('p[data-node]', { hasText: /^First line of a verse/ });
    // repeats until both paragraphs are in view, because the text moves while pictures load
    const inView = async () => {
      await to.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const y = (await to.boundingBox())?.y ?? 0;
      return y > 200 && y < 700;
    };
    await expect.poll(inView).toBe(true);
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (!a || !b) throw new Error('The paragraphs are not on the screen');
    await page.mouse.move(a.x + 20, a.y + a.height - 12);
    await page.mouse.down();
    await page.mouse.move(b.x + 120, b.y + 12, { steps: 8 });
    await page.mouse.up();
  };
  await select();
  const button = reader.getByRole('button', { name: /^Remove these \d+$/ });
  await expect(button).toBeVisible();
  const selected = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await expect(article.locator('p[data-node]')).toHaveCount(count - 2);
  await expect(article.locator('.removed-line')).toHaveCount(1);
  expect(selected).toBe(2);
  await page.keyboard.press('z');
  await expect.poll(() => wholeText(article)).toBe(before);
  await select();
  await page.keyboard.press('Delete');
  await expect(article.locator('p[data-node]')).toHaveCount(count - 2);
});

test('a picture is removed and restored together with its caption', async ({ page, article, reader, read }) => {
  await read('images--captions/index.html');
  await begin(page, reader);
  // leaves out one picture of the page, which never loads
  const pictures = article.locator('img:is([src$="one.svg"], [src$="two.svg"], [src$="three.svg"])');
  const before = await wholeText(article);
  const count = await pictures.count();
  await pictures.first().hover();
  await expect(toolsOf(reader)).toHaveAccessibleName('This picture');
  await toolsOf(reader).getByRole('button', { name: 'Remove' }).click();
  await expect(pictures).toHaveCount(count - 1);
  await article.getByRole('button', { name: /^Put back: / }).click();
  await expect(pictures).toHaveCount(count);
  await expect.poll(() => wholeText(article)).toBe(before);
});

test('the selected part can be extended from a table cell to its row or to the whole table', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('tables--data/index.html');
  await begin(page, reader);
  const table = article.locator('table').first();
  const rows = await table.locator('tr').count();
  const cell = table.locator('td[data-node]').first();
  const words = await cell.innerText();
  await cell.click();
  await expect(toolsOf(reader)).toHaveAccessibleName('This cell');
  await page.keyboard.press('p');
  await expect(toolsOf(reader)).toHaveAccessibleName('This row');
  await page.keyboard.press('Delete');
  await expect(table.locator('tr')).toHaveCount(rows - 1);
  await expect(table).not.toContainText(words);
  await page.keyboard.press('z');
  await expect(table.locator('tr')).toHaveCount(rows);
  const tables = await article.locator('table').count();
  await cell.click();
  await page.keyboard.press('Enter');
  await reader.getByRole('menuitem', { name: 'Select the whole table' }).click();
  await page.keyboard.press('Delete');
  await expect(article.locator('table')).toHaveCount(tables - 1);
});

test('blocks from other pages of a split article cannot be removed, and a message says why', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('pagination--three-parts/story.html');
  await reader.getByRole('button', { name: 'Load all' }).first().click();
  await expect(article).toContainText('Day two begins');
  await begin(page, reader);
  const other = article.locator('p[data-node]', { hasText: 'Day two begins' });
  await other.click({ position: { x: 20, y: 12 } });
  await expect(toolsOf(reader)).toContainText('From another page');
  await page.keyboard.press('Delete');
  await expect(reader.getByRole('status')).toContainText('another page of the article');
  await expect(other).toHaveCount(1);
  const own = article.locator('p[data-node]', { hasText: 'Day one begins' });
  await own.click({ position: { x: 20, y: 12 } });
  await page.keyboard.press('Delete');
  await expect(own).toHaveCount(0);
  await expect(other).toHaveCount(1);
});

test('removed blocks stay removed when the page adds content and when the algorithm changes', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('live--grows/index.html');
  await begin(page, reader);
  const line = article.locator('p[data-node]', { hasText: 'On Sundays the ferry carries' });
  const count = await line.count();
  await line.first().click({ position: { x: 20, y: 12 } });
  await page.keyboard.press('Delete');
  await expect(line).toHaveCount(count - 1);
  await page.evaluate(() => (window as unknown as { growAbove(): void }).growAbove());
  await expect(article).toContainText('Above: ');
  await expect(line).toHaveCount(count - 1);
  await page.keyboard.press('2');
  await expect(reader.locator('.bar')).not.toContainText('Lectern');
  await expect(line).toHaveCount(count - 1);
  await page.keyboard.press('z');
  await expect(line).toHaveCount(count);
});

test('on a phone, the controls for corrections fit one row, and a tapped block shows buttons', async ({
  page,
  article,
  reader,
  read,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await read(ARTICLE);
  const strip = await begin(page, reader);
  expect((await strip.boundingBox())?.height).toBeLessThan(60);
  await expect(strip.getByText('Click a part, then Remove.')).toBeVisible();
  const paragraph = article.locator('p[data-node]').nth(1);
  await paragraph.click({ position: { x: 40, y: 40 } });
  await toolsOf(reader).getByRole('button', { name: 'Remove' }).click();
  await expect(article.locator('.removed-line')).toHaveCount(1);
  expect((await strip.boundingBox())?.height).toBeLessThan(60);
  await expect(strip.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await reader.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
