import { DEFAULT_ALGORITHM } from '../../src/algorithms/index.ts';
import { expect, test } from '../support/chromium.ts';

const PAGE = 'layout--gap/index.html';
const LEFT_OUT = 'The pilot measured the ice with a stick';

test('both texts as one: what only the second has is marked, walked to, taken over and undone', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  await expect(article).not.toContainText(LEFT_OUT);
  await page.keyboard.press('Shift+Digit4');
  const strip = reader.getByRole('region', { name: 'Compare algorithms' });
  await expect(strip).toContainText(/\+\d+ .*paragraphs/);
  await expect(strip.getByRole('combobox', { name: 'Compare with' })).toHaveValue('html-text');
  const added = article.locator('[data-only="second"]').filter({ hasText: LEFT_OUT });
  await expect(added).toHaveCount(1);
  await expect(article.getByText('+ Only in All visible text').first()).toBeVisible();
  const number = await added.getAttribute('data-diff');
  await page.keyboard.press('n');
  const [, count] = /(\d+) of (\d+)/.exec((await strip.innerText()) ?? '')?.slice(1) ?? [];
  for (let step = 0; step < Number(count); step++) {
    if ((await article.locator(`[data-diff="${number}"][data-current]`).count()) > 0) break;
    await page.keyboard.press('n');
  }
  await expect(article.locator(`[data-diff="${number}"]`).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(added).toHaveCount(0);
  await expect(article).toContainText(LEFT_OUT);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(article).not.toContainText(LEFT_OUT);
  await expect(reader).toBeVisible();
});

test('what only the first has is taken out with one press; no mark is of colour alone', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await page.keyboard.press('4');
  const footer = article.getByText('Copyright by nobody');
  await expect(footer).toBeVisible();
  await page.keyboard.press('Shift+Digit1');
  const strip = reader.getByRole('region', { name: 'Compare algorithms' });
  await expect(strip).toContainText('−');
  const removed = article.locator('[data-only="first"]').filter({ hasText: 'Copyright by nobody' });
  await expect(removed).toHaveCount(1);
  const marks = await removed.evaluate((element) => [
    getComputedStyle(element, '::before').borderInlineStartStyle,
    getComputedStyle(element, '::after').content.replace(/ .*$/, ''),
  ]);
  expect(marks).toEqual(['dashed', '"−"']);
  await page.keyboard.press('p');
  await expect(removed).toHaveAttribute('data-current', '');
  await strip.getByRole('button', { name: 'Take over' }).click();
  await expect(footer).toHaveCount(0);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(removed).toHaveCount(1);
});

test('D compares with the closest algorithm that differs, offers the others by name, and ends it', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  const strip = reader.getByRole('region', { name: 'Compare algorithms' });
  const second = strip.getByRole('combobox', { name: 'Compare with' });
  // those that have run count: with the first press it may be any
  await page.keyboard.press('d');
  await expect(strip).toBeVisible();
  await expect(second).not.toHaveValue(DEFAULT_ALGORITHM);
  await second.focus();
  await page.keyboard.type('All vis');
  await expect(second).toHaveValue('html-text');
  await expect(article.getByText('+ Only in All visible text').first()).toBeVisible();
  await second.blur();
  await page.keyboard.press('d');
  await expect(strip).toHaveCount(0);
  await expect(article.locator('[data-only]')).toHaveCount(0);
});

test('the menu says what each would change, and begins to compare', async ({ article, reader, read }) => {
  await read(PAGE);
  const menu = reader.getByRole('button', { name: /^Algorithm:/ });
  const row = reader.getByRole('radio', { name: 'All visible text' });
  await expect(async () => {
    await menu.click();
    await expect(row).toHaveAccessibleDescription(/^\+\d+ words, −0/, { timeout: 1000 });
  }).toPass();
  await reader.getByRole('button', { name: 'Compare with All visible text' }).click();
  const strip = reader.getByRole('region', { name: 'Compare algorithms' });
  await expect(strip).toBeVisible();
  await expect(article.locator('[data-only="second"]').first()).toBeVisible();
});
