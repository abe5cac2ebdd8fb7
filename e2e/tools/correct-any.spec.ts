/** Random corrections: copied text always matches the reader, and undoing all corrections restores the article. */
import { wholeText, wordsBesideNumbers } from '../support/article-text.ts';
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';
import { begin, stripOf } from '../support/correcting.ts';

for (const path of ['basics--article/index.html', 'tables--data/index.html']) {
  const tag = path.startsWith('tables') ? {} : { tag: '@long' };
  test(
    `after random corrections, copies match the reader, and Undo restores the article: ${path}`,
    tag,
    async ({ extension, page, site, article, reader, read }) => {
      test.setTimeout(120_000);
      await read(path);
      const before = await wholeText(article);
      const random = sequence(15);
      await begin(page, reader);
      const steps = ['Delete', 'Delete', 'Delete', 'z', 'Shift+Z', 'p Delete', 'role', 'put back'];
      for (let round = 0; round < 3; round++) {
        for (let step = 0; step < 4; step++) {
          for (let moves = random(6); moves >= 0; moves--) await page.keyboard.press('ArrowDown');
          const what = steps[random(steps.length)] as string;
          if (what === 'role') {
            await page.keyboard.press('Enter');
            for (let moves = random(5); moves > 0; moves--) await page.keyboard.press('ArrowDown');
            if (await reader.getByRole('menu').count()) await page.keyboard.press('Enter');
            if (await reader.locator('.edit-field').count()) await page.keyboard.press('Escape');
          } else if (what === 'put back') {
            const lines = article.locator('.put-back');
            if (await lines.count()) await lines.first().click();
          } else for (const key of what.split(' ')) await page.keyboard.press(key);
        }
        await stripOf(reader).getByRole('button', { name: 'Done' }).click();
        // waits until the message "Copied" of the last round has gone: otherwise the test would take it for a new
        // message, and read the clipboard too early
        await expect(reader.getByRole('status')).not.toHaveText('Copied');
        await page.keyboard.press('c');
        await expect(reader.getByRole('status')).toHaveText('Copied');
        const { 'text/plain': copied = '' } = await readClipboard(extension.context, site.url);
        await page.bringToFront();
        expect(wordsBesideNumbers(copied)).toEqual(wordsBesideNumbers(await wholeText(article)));
        await begin(page, reader);
      }
      const undo = stripOf(reader).getByRole('button', { name: 'Undo' });
      while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
      await stripOf(reader).getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => wholeText(article)).toBe(before);
    },
  );
}

/** Returns a generator of pseudo-random integers below a limit, the same in every run. */
function sequence(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}
