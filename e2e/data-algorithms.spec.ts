/** Algorithms whose scripts are injected when they are chosen. */
import { algorithmInfos } from '../src/algorithms/index.ts';
import { expect, test } from './support/chromium.ts';

const CARRY_DATA = algorithmInfos.filter(({ carriesData }) => carriesData);

const PROSE = 'two hours away, as if it stood in the next street';

for (const { id, label } of CARRY_DATA) {
  test(`${label} comes when it is chosen, and opens the next page`, async ({
    extension,
    page,
    article,
    reader,
    read,
  }) => {
    await read('article.html');
    await reader.getByRole('button', { name: /^Algorithm:/ }).click();
    const radio = reader.getByRole('radio', { name: label, exact: true });
    if ((await radio.count()) === 0) await reader.getByRole('button', { name: /^More algorithms/ }).click();
    await radio.click();
    await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
    await expect(article).toContainText(PROSE);
    await expect(reader).not.toContainText('could not be loaded');

    await page.reload();
    await extension.click(page);
    await expect(reader.getByRole('button', { name: `Algorithm: ${label}`, exact: true })).toBeVisible();
    await expect(article).toContainText(PROSE);
    await expect(reader).not.toContainText('could not be loaded');
    expect(await (await extension.worker()).evaluate(() => chrome.storage.sync.get())).toMatchObject({
      settings: { algorithm: id },
    });
    await (await extension.worker()).evaluate(() => chrome.storage.sync.clear());
  });
}
