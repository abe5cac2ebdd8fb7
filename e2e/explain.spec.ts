/** "Why is this here?", for an algorithm of the first script and for one that carries data. */
import { expect, test } from './support/chromium.ts';
import { forgetSettings } from './support/stored-settings.ts';

for (const algorithm of ['readability', 'dragnet']) {
  test(`${algorithm} says why a paragraph is here, and what it left out`, async ({
    extension,
    page,
    article,
    reader,
    read,
  }) => {
    await (await extension.worker()).evaluate(
      (id) => chrome.storage.sync.set({ settings: { algorithm: id } }),
      algorithm,
    );
    await read('basics--article/index.html');
    await page.keyboard.press('x');
    // its script has come, and the article is drawn with reasons: a pointer that rests hovers over nothing new
    await expect(reader.locator('details[data-left-out]').first()).toBeAttached();
    const paragraph = article.getByText('the first sound is the chain of the ferry').first();
    await paragraph.hover();
    await expect(reader.getByText(/best candidate|content with probability 0\.\d+/).last()).toBeVisible();
    const leftOut = reader.locator('details[data-left-out]', { hasText: 'Subscribe to our newsletter' });
    await leftOut.getByText(/^(?:1 piece|\d+ pieces) left out here$/).click();
    await expect(leftOut.locator('li').first()).toBeVisible();
    await page.keyboard.press('x');
    await expect(leftOut).toHaveCount(0);
    await forgetSettings({ extension });
  });
}
