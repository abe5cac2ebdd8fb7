import { expect, test } from '../support/chromium.ts';

test('formulas: TeX that no script has rendered is typeset, prices with a dollar sign are not', async ({
  page,
  read,
  article,
}) => {
  await read('math--raw/index.html');
  await expect(article.locator('math')).toHaveCount(4);
  await expect(article.locator('math[display=block] msqrt')).toHaveCount(1);
  await expect(article).toContainText('costs $40, and a longer one costs $55, which');
  await expect(article.locator('pre')).toHaveText('echo "$HOME/$x_1"');
  await expect(article).not.toContainText('$\\ell');
  await expect(article).not.toContainText('\\[');
  await page.keyboard.press('x');
  await expect(article.locator('math')).toHaveCount(4);
});
