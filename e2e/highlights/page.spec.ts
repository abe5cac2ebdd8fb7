/** The page of the extension that lists all highlights. */
import type { Page } from '@playwright/test';
import type { Highlight, HighlightedPage } from '../../src/store/highlights/types.ts';
import { sampleHighlight } from '../../test/sample-highlight.ts';
import { axeFinds } from '../support/axe.ts';
import { type Extension, expect, test } from '../support/chromium.ts';

const one = (id: string, exact: string, more: Partial<Highlight> = {}) => sampleHighlight(exact, { id, ...more });
const PAGES: HighlightedPage[] = [
  {
    version: 1,
    address: 'https://www.harbour.test/tides',
    title: 'The harbour at the end of the line',
    highlights: [
      one('aaaa', 'The first sound is the chain of the ferry.', {
        note: 'Ask about <b>the chain</b>',
        colour: 'blue',
        changed: 9,
      }),
      one('bbbb', '<img src=x onerror=alert(1)> and so on'),
    ],
  },
  {
    version: 1,
    address: 'https://letters.test/1',
    title: '',
    highlights: [one('cccc', 'Dear sister', { colour: 'pink' })],
  },
];

async function open(extension: Extension, page: Page, pages: readonly HighlightedPage[]): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(async (all) => {
    await chrome.storage.local.clear();
    await chrome.storage.local.set(Object.fromEntries(all.map((each) => [`highlights:${each.address}`, each])));
  }, pages as HighlightedPage[]);
  await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#highlights`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Import').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('highlights are listed by page, searched by words and site, edited, deleted and restored', async ({
  extension,
  page,
}) => {
  await open(extension, page, PAGES);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'The harbour at the end of the line' })).toHaveAttribute(
    'href',
    'https://www.harbour.test/tides',
  );
  await page.getByRole('searchbox').fill('CHAIN ask');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('letters.test');
  await expect(page.getByRole('listitem')).toHaveText(/Dear sister/);
  await page.getByRole('button', { name: 'Edit: Dear sister' }).click();
  await page.keyboard.type('From the island');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem')).toContainText('From the island');
  await page.getByRole('button', { name: 'Delete: Dear sister' }).click();
  await expect(page.getByText('1 highlight was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toContainText('From the island');
});

test('highlights exported as JSON or Markdown can be imported again without duplicates', async ({
  extension,
  page,
}) => {
  await open(extension, page, PAGES);
  for (const kind of ['Export .json', 'Export .md']) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: kind }).click();
    const file = await (await waiting).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    await choose(page, 'again', text);
    await expect(page.getByText('0 highlights were added.')).toBeVisible();
    await page
      .getByRole('button', { name: 'Delete: letters.test' })
      .or(page.getByRole('button', { name: 'Delete: https://letters.test/1' }))
      .click();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await choose(page, 'again', text);
    await expect(page.getByText('1 highlight was added.')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
  }
});

test('a file without valid highlights is refused with a message, and no highlight is lost', async ({
  extension,
  page,
}) => {
  await open(extension, page, PAGES);
  for (const [text, sentence] of [
    ['milk, bread', 'There are no highlights in this file.'],
    ['{"kind":"lectern-highlights","version":7,"pages":[]}', 'newer version of Lectern'],
    ['{"kind":"lectern-highlights","version":"x","pages":[]}', 'cannot read'],
    [
      '{"kind":"lectern-highlights","version":1,"pages":[{"version":1,"address":"javascript:alert(1)","highlights":[]}]}',
      '1 entry in the file could not be read.',
    ],
  ] as const) {
    await choose(page, 'file', text);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  const many = Array.from({ length: 10_000 }, (_, n) => one(`many${n}`, `Sentence ${n}`));
  const file = {
    kind: 'lectern-highlights',
    version: 1,
    pages: [{ ...PAGES[1], address: 'https://many.test/', highlights: many }],
  };
  await choose(page, 'many.json', JSON.stringify(file));
  await expect(page.getByText('300 highlights were added. Some were not added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 103 more' })).toBeVisible();
  await expect(page.getByText('Ask about <b>the chain</b>')).toBeVisible();
});

test('axe finds no violations on the page of all highlights, in light and dark, wide and narrow', async ({
  extension,
  page,
}) => {
  await open(extension, page, PAGES);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFinds(page)).toEqual([]);
      if (process.env.LECTERN_SHOTS)
        await page.screenshot({ path: `${process.env.LECTERN_SHOTS}/page-${colorScheme}-${width}.png` });
    }
});
