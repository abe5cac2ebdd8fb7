/** The notice that the reader shows on pages that are not articles. */
import { expect, test } from './support/chromium.ts';

for (const kind of ['not-found', 'sign-in'])
  test(`on a ${kind} page, the reader warns that the page may not be an article`, async ({ read, reader }) => {
    await read(`kinds--${kind}/index.html`);
    await expect(reader.getByText('This may not be an article.')).toBeVisible();
    await reader.getByRole('button', { name: /^Algorithm:/ }).click();
    await expect(reader.getByText(/^Estimated accuracy: [12]?\d%/)).toBeVisible();
  });
