/**
 * Checking the article in the reader: comparing it with another algorithm's article, and looking at single blocks, such
 * as paragraphs.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../src/algorithms/index.ts';
import { menuOrder, offeredAlgorithms } from '../../src/shared/algorithm-groups.ts';
import { boxOf, cardOf, check, checkOnPage, choosePartner, stripOf } from '../support/checking.ts';
import { expect, test } from '../support/chromium.ts';

const ORDER = menuOrder(offeredAlgorithms(algorithmInfos, { researchAlgorithms: false, inUse: [] }));
const GAP = 'layout--gap/index.html';
const FOUND_BY_FEW = 'The pilot measured the ice with a stick';
const PAGE = 'basics--article/index.html';
const FIRST = 'The harbour wakes before the town does';
const LEFT_OUT = 'Subscribe to our newsletter';

test('the key X compares with Readability or the algorithm compared last, and a second X ends the comparison', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(GAP);
  const strip = await check(page, reader);
  const partner = strip.getByRole('combobox', { name: 'Compare with' });
  await expect(partner).toHaveValue('readability');
  await expect(strip).toContainText('No differences');
  await choosePartner(page, strip, 'All visible text');
  await expect(article.getByText('Only in All visible text').first()).toBeVisible();
  await page.keyboard.press('x');
  await expect(strip).toHaveCount(0);
  await expect(article.locator('[data-only]')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(partner).toHaveValue('html-text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await page.keyboard.press('x');
  await choosePartner(page, strip, 'Lectern');
  await expect(partner).toHaveValue(DEFAULT_ALGORITHM);
  // the key 1 chooses Lectern, which was the partner until now; an algorithm is not compared with itself, so the
  // partner is Readability again
  await page.keyboard.press('1');
  await expect(partner).toHaveValue('readability');
});

test('Enter adds text that only the compared algorithm keeps, and Undo removes the text again', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(GAP);
  const strip = await check(page, reader, 'All visible text');
  await expect(strip).toContainText(/\+\d+ words, −0/);
  await expect(strip.locator('.counts')).toHaveAttribute('title', /\+\d+ .*paragraphs/);
  const added = article.locator('[data-only="second"]').filter({ hasText: FOUND_BY_FEW });
  await expect(added).toHaveCount(1);
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
  await expect(article).toContainText(FOUND_BY_FEW);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(article).not.toContainText(FOUND_BY_FEW);
  await expect(reader).toBeVisible();
});

test('text that only the current algorithm keeps is marked with a line, and one click removes it', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  await page.keyboard.press('8');
  const footer = article.getByText('Copyright by nobody');
  await expect(footer).toBeVisible();
  const strip = await check(page, reader, 'Lectern');
  const accept = strip.getByRole('button', { name: 'Remove', exact: true });
  // waits until the button's title says that the comparison is with Lectern, no longer with Readability
  await expect(accept).toHaveAttribute('title', /Lectern/);
  const removed = article.locator('[data-only="first"]').filter({ hasText: 'Copyright by nobody' });
  await expect(removed).toHaveCount(1);
  const mark = await removed.evaluate((element) => getComputedStyle(element, '::before').borderInlineStartStyle);
  expect(mark).toBe('solid');
  await page.keyboard.press('p');
  await expect(removed).toHaveAttribute('data-current', '');
  await accept.click();
  await expect(footer).toHaveCount(0);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(removed).toHaveCount(1);
});

test('the slider “Amount of text” makes the article longer or shorter in place', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(GAP);
  const strip = await check(page, reader);
  const slider = strip.getByRole('slider', { name: 'Amount of text' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^Default, \d+ words$/);
  await slider.focus();
  // tries again: the slider needs the results of the other algorithms, which run later, while the page is idle
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(article).toContainText(FOUND_BY_FEW, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(article).not.toContainText(FOUND_BY_FEW);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(article).toContainText(FOUND_BY_FEW);
  await page.keyboard.press('x');
  await strip.getByRole('button', { name: 'Default' }).click();
  await expect(slider).toHaveValue('0.5');
  await expect(article).not.toContainText(FOUND_BY_FEW);
});

test('a click, Alt+click or W opens a card that says why and by which algorithms a block is kept', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  const piece = article.locator('p[data-node]', { hasText: FIRST }).first();
  const card = cardOf(reader);
  const strip = await check(page, reader, 'All visible text');
  await piece.click({ position: { x: 5, y: 5 } });
  await expect(card).toContainText(/^Kept\. \d+% likely to be article text/);
  await expect(card).toContainText(/Kept by \d+ of \d+ algorithms: Lectern, Readability/);
  const named = (await card.locator('.names').allInnerTexts()).join(', ');
  for (const { label } of algorithmInfos.filter(({ recommended }) => !recommended)) expect(named).not.toContain(label);
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(piece).toBeFocused();
  const same = article.locator(`[data-node="${await piece.getAttribute('data-node')}"]`);
  await page.keyboard.press('w');
  await card.getByRole('button', { name: 'Remove' }).click();
  // the user has removed the block, so it is not shown as text that only the other algorithm keeps
  await expect(same).toHaveCount(0);
  await strip.getByRole('button', { name: 'Undo' }).click();
  await expect(same).not.toHaveAttribute('data-only');
  await page.keyboard.press('Escape');
  const url = page.url();
  await article
    .locator('a')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(card).toContainText('Kept');
  expect(page.url()).toBe(url);
});

test('if several neighboring blocks differ between two algorithms, one button accepts all of them', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(GAP);
  await check(page, reader, 'All visible text');
  const added = article.locator('[data-only="second"]').filter({ hasText: FOUND_BY_FEW });
  const number = await added.getAttribute('data-diff');
  const texts = await article.locator(`[data-diff="${number}"]`).allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  await added.click({ position: { x: 60, y: 8 } });
  await cardOf(reader).getByRole('button', { name: 'Accept this change' }).click();
  await page.keyboard.press('Escape');
  for (const text of texts) await expect(article).toContainText(text);
});

test('the focus stays on a button of the card about a block when slow algorithms add their results to the card', {
  tag: '@long',
}, async ({ page, reader, read }) => {
  await read('long.html');
  await page.keyboard.press('w');
  const card = cardOf(reader);
  await expect(card).toBeFocused();
  const remove = card.getByRole('button', { name: 'Remove' });
  await remove.focus();
  await expect(card).toContainText(/ of \d+ algorithms/, { timeout: 30_000 });
  await expect(remove).toBeFocused();
});

test('the first three algorithms of the menu give a reason for kept and for omitted text', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  for (const algorithm of ['1', '2', '3'])
    await test.step(`algorithm number ${algorithm} gives a reason for kept and for omitted text`, async () => {
      await page.keyboard.press(algorithm);
      const { label = '' } = ORDER[Number(algorithm) - 1] ?? {};
      await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
      await article
        .getByText(FIRST)
        .first()
        .click({ modifiers: ['Alt'] });
      await expect(cardOf(reader)).toContainText(/^Kept\. ./);
      await page.keyboard.press('Escape');
      await checkOnPage(page, reader);
      await boxOf(reader, `Left out: ${LEFT_OUT}`).click();
      await expect(cardOf(reader)).toContainText(/^Left out\./);
      await page.keyboard.press('Escape');
      await expect(cardOf(reader)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(stripOf(reader)).toHaveCount(0);
    });
});
