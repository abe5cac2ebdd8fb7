/**
 * Highlights and notes in the reader: making, changing, listing, finding again, deleting and storing them.
 *
 * The file is long, because each test goes from a selection to the store on the same page, with the same helpers.
 */
import { wholeText } from '../support/article-text.ts';
import { axeFindsInReader } from '../support/axe.ts';
import { expect, test } from '../support/chromium.ts';
import { forgetSettings } from '../support/stored-settings.ts';
import { marker, painted, select, stored } from './support.ts';

const PAGE = 'basics--article/index.html';
const SAID = 'the first sound is the chain of the ferry';

test('H highlights a passage, keys give it a color and a note, and all survive a reload', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await read(PAGE);
  await select(page, SAID);
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  await expect(reader.locator('.note-field')).toBeFocused();
  await page.keyboard.type('Ask about the chain; c, m and h are letters here.');
  await page.keyboard.press('Shift+Tab');
  await expect(reader.getByRole('radio', { name: 'Yellow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reader.locator('.note-field')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => painted(page)).not.toEqual({ yellow: SAID });
  await page.keyboard.press('b');
  await expect.poll(() => painted(page)).toEqual({ blue: SAID });
  // letters typed into the bubble (the small panel at a highlight) are not shortcuts
  await page.keyboard.type('oe2');
  await expect(reader.getByRole('region', { name: /outline|remove or fix/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('dialog', { name: 'Highlight', exact: true })).toHaveCount(0);
  await expect(reader).toBeVisible();
  const button = article.getByRole('button', { name: `Blue highlight with a note: ${SAID}` });
  await expect(button).toBeFocused();
  const worker = await extension.worker();
  await expect
    .poll(async () => (await stored(worker, page.url()))?.highlights[0])
    .toMatchObject({
      colour: 'blue',
      note: 'Ask about the chain; c, m and h are letters here.',
      quote: { exact: SAID },
    });

  await page.reload();
  await extension.click(page);
  await expect(button).toBeVisible();
  expect(await painted(page)).toEqual({ blue: SAID });
  // the note is not in the DOM, where scripts of the page could read it
  expect(await reader.evaluate((dialog) => dialog.innerHTML)).not.toContain('Ask about');
});

test('the panel at a highlight does not cover the passage, and a click outside closes the panel', async ({
  page,
  read,
  reader,
  article,
}) => {
  const bubble = reader.getByRole('dialog', { name: 'Highlight', exact: true });
  const covered = () =>
    reader.evaluate((dialog) => {
      const own = (dialog.querySelector('.highlight-bubble') as Element).getBoundingClientRect();
      const lines = [...CSS.highlights].flatMap(([name, ranges]) =>
        name.startsWith('lectern-') ? [...ranges].flatMap((range) => [...(range as Range).getClientRects()]) : [],
      );
      const isInView = own.top > 0 && own.left > 0 && own.bottom < innerHeight && own.right < innerWidth;
      if (lines.length === 0 || !isInView) return null;
      return lines.filter(
        ({ left, right, top, bottom }) => own.left < right && left < own.right && own.top < bottom && top < own.bottom,
      ).length;
    });
  for (const [path, words] of [
    [PAGE, SAID],
    ['languages--arabic/index.html', ''],
  ] as const)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 700 },
    ]) {
      await page.setViewportSize(size);
      await read(path);
      const said =
        words ||
        (await article
          .locator('.body p')
          .nth(2)
          .evaluate((p) => (p.firstChild as Text).data));
      for (const block of ['start', 'end'] as const) {
        await select(page, said, block);
        await page.keyboard.press('h');
        await expect(reader.locator('.note-field')).toBeFocused();
        expect(await covered()).toBe(0);
        await article.locator('.headline').click({ position: { x: 2, y: 2 } });
        await expect(bubble).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(reader).toHaveCount(0);
    }
});

test('the key H highlights the whole words of a selection, and a removed highlight can be restored', async ({
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  await select(page, SAID.slice(2, -3));
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  const bubble = reader.getByRole('dialog', { name: 'Highlight', exact: true });
  await page.keyboard.type('kept');
  await page.keyboard.press('Tab');
  await expect(bubble.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => painted(page)).toEqual({});
  await expect(bubble.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('button', { name: `Yellow highlight with a note: ${SAID}` })).toBeFocused();
});

test('the list of highlights can jump to, delete and restore them, and closes when a panel opens', async ({
  page,
  read,
  reader,
  article,
}) => {
  await read(PAGE);
  for (const words of [SAID, 'harbour']) {
    await select(page, words);
    await page.keyboard.press('h');
    await expect(reader.locator('.note-field')).toBeFocused();
    if (words === SAID) expect(await axeFindsInReader(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('h');
  const list = reader.getByRole('dialog', { name: 'Highlights' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await axeFindsInReader(page)).toEqual([]);
  await list.getByRole('button', { name: SAID, exact: true }).click();
  await expect(article.getByRole('button', { name: `Yellow highlight: ${SAID}` })).toBeFocused();
  await list.getByRole('button', { name: `Delete: ${SAID}` }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(article.locator(marker)).toHaveCount(1);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(reader).toBeVisible();

  // opening a panel closes the list, and opening the list closes the panel
  await page.keyboard.press('h');
  await expect(list).toBeFocused();
  const keys = reader.getByRole('region', { name: 'Keyboard shortcuts', exact: true });
  await page.keyboard.press('?');
  await expect(keys).toBeFocused();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(list).toBeFocused();
  await expect(keys).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('w');
  const card = reader.getByRole('dialog', { name: 'Why is this here?' });
  await expect(card).toBeFocused();
  await page.keyboard.press('a');
  await expect(card).toHaveCount(0);
  await expect(reader.getByRole('region', { name: 'Appearance' })).toBeVisible();
});

test('selecting text shows a button that highlights it', async ({ page, read, reader }) => {
  await read(PAGE);
  await select(page, SAID);
  const offer = reader.locator('.highlight-offer');
  await expect(offer).toBeVisible();
  const boxes = await reader.evaluate((dialog) => {
    const box = (selector: string) => (dialog.querySelector(selector) as Element).getBoundingClientRect().toJSON();
    return { button: box('.highlight-offer'), text: box('.article') };
  });
  expect(boxes.button.left).toBeGreaterThanOrEqual(boxes.text.right);
  await select(page, '');
  await expect(offer).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await select(page, SAID);
  await expect(offer).toBeVisible();
  await offer.click();
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
});

test('highlights stay when the algorithm changes, and exports contain them only on request', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await read(PAGE);
  // waits for the date and the rest of the article, which the reader adds after the first paint
  await wholeText(article);
  const before = await article.evaluate((element) => (element as HTMLElement).innerText);
  await select(page, SAID);
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  await expect(reader.locator('.note-field')).toBeFocused();
  await page.keyboard.type('A note of mine');
  await page.keyboard.press('Escape');
  expect(await article.evaluate((element) => (element as HTMLElement).innerText)).toBe(before);
  for (const key of ['2', '5', '1']) {
    await page.keyboard.press(key);
    await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  }
  await expect(reader.locator(marker)).toHaveCount(1);

  const copied = async () => {
    await page.keyboard.press('m');
    await expect(reader.getByText('Copied as Markdown').first()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const plain = await copied();
  expect(plain).toContain(SAID);
  expect(plain).not.toMatch(/==|A note of mine/);
  await page.keyboard.press('s');
  await reader.getByRole('checkbox', { name: 'With highlights and notes' }).click();
  await expect(reader.getByRole('checkbox', { name: 'With highlights and notes' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect.poll(copied).toContain(`==${SAID}==`);
  expect(await copied()).toContain('A note of mine');
});

test('a highlight whose text has disappeared is listed but not shown in the text', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await read(PAGE);
  await select(page, SAID);
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await page.evaluate((said) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null)
      node.data = node.data.replace(said, 'it is quiet now, as it was not for years, and nobody says anything');
  }, SAID);
  await extension.settled(page);
  await extension.click(page);
  await expect(article).toContainText('it is quiet now');
  await expect
    .poll(async () => {
      await page.keyboard.press('h');
      const text = await reader.locator('.highlight-list').allInnerTexts();
      return text.join('');
    })
    .toContain('Not found in this text');
  await expect(reader.locator('.highlight-list')).toContainText(SAID);
  expect(await painted(page)).toEqual({});
});

test('two tabs that highlight at the same time keep the highlights of both', async ({
  extension,
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  const other = await extension.context.newPage();
  await other.goto(page.url());
  await select(page, SAID);
  await page.keyboard.press('h');
  const worker = await extension.worker();
  await expect.poll(async () => (await stored(worker, page.url()))?.highlights.length).toBe(1);
  // simulates that the tab `other`, which shows the same page, stores a second highlight
  await worker.evaluate(async (address) => {
    const key = `highlights:${address}`;
    const kept = (await chrome.storage.local.get(key))[key] as { highlights: object[] };
    const [first] = kept.highlights;
    const second = { ...first, id: 'ffff', colour: 'pink', quote: { exact: 'harbour', prefix: '', suffix: '' } };
    await chrome.storage.local.set({ [key]: { ...kept, highlights: [first, second] } });
  }, page.url());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('g');
  await expect
    .poll(async () => (await stored(worker, page.url()))?.highlights.map(({ colour }) => colour))
    .toEqual(['green', 'pink']);
  await expect(reader).toBeVisible();
  await other.close();
});

test('if the storage is full, highlights stay on the screen, and a message says so', async ({
  extension,
  page,
  read,
  reader,
}) => {
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const { local } = chrome.storage;
    const set = local.set.bind(local);
    const state = globalThis as { unbreak?: () => void };
    state.unbreak = () => Object.assign(local, { set });
    Object.assign(local, { set: () => Promise.reject(new Error('QUOTA_BYTES quota exceeded')) });
  });
  await read(PAGE);
  await select(page, SAID);
  await page.keyboard.press('h');
  await expect(reader.getByText(/storage is full/).first()).toBeVisible();
  expect(await painted(page)).toEqual({ yellow: SAID });
  await worker.evaluate(() => (globalThis as { unbreak?: () => void }).unbreak?.());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('p');
  await expect.poll(async () => (await stored(worker, page.url()))?.highlights[0]?.colour).toBe('pink');
});

test('in a long article, a stored highlight appears even if its text is added late', { tag: '@long' }, async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await read('long.html');
  await expect(article.getByText('Paragraph number 850.')).toBeAttached();
  await select(page, 'Paragraph number 850.');
  await page.keyboard.press('h');
  await expect.poll(() => painted(page)).toEqual({ yellow: 'Paragraph number 850.' });
  await page.keyboard.press('Escape');
  const worker = await extension.worker();
  await expect.poll(async () => (await stored(worker, page.url()))?.highlights.length).toBe(1);
  await page.reload();
  await page.evaluate(() => scrollTo(0, 0));
  await extension.click(page);
  await expect.poll(() => painted(page)).toEqual({ yellow: 'Paragraph number 850.' });
  await expect(reader.locator(marker)).toHaveCount(1);
});

test('the outline lists highlights below their headings, and jumps to a chosen one', async ({
  extension,
  page,
  read,
  reader,
  article,
}) => {
  await read('outline--on-this-page/index.html');
  const words = await article
    .locator('p')
    .nth(3)
    .evaluate((paragraph) => paragraph.textContent?.slice(0, 24) ?? '');
  await select(page, words);
  await page.keyboard.press('h');
  await expect(reader.locator('.note-field')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  const line = reader.getByRole('treeitem', { name: /^Highlight: / });
  await expect(line).toContainText(words.trim().slice(0, -8));
  await expect(line.locator('svg')).toHaveCount(1);
  await expect(line).not.toHaveAttribute('aria-expanded');
  await line.click();
  await expect(article.getByRole('button', { name: /^Yellow highlight/ })).toBeFocused();
  // clears the settings, in which the reader has stored that the outline was open
  await forgetSettings({ extension });
});
