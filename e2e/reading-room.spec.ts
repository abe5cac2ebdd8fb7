/** Where a click is read: in the page where no room is open or it fails, in the room else; the text is the same. */
import type { Page } from '@playwright/test';
import { addressOf, type Extension, expect, test } from './support/chromium.ts';

interface Offscreen {
  hasDocument(): Promise<boolean>;
  closeDocument(): Promise<void>;
}

/** What is in the helper's window. */
type Heard = typeof globalThis & {
  chrome: { offscreen: Offscreen };
  asked: number;
  calls: string[];
  isClosing: boolean;
};

/** A page of the extension, which hears what the room is asked. */
async function openHelper({ context, id }: Extension): Promise<Page> {
  const helper = await context.newPage();
  await helper.goto(`chrome-extension://${id}/manifest.json`);
  await helper.evaluate(() => {
    const heard = globalThis as Heard;
    heard.asked = 0;
    heard.calls = [];
    chrome.runtime.onMessage.addListener(({ call, request }: { call: string; request: { script?: string } | null }) => {
      heard.calls.push(request?.script ?? call);
      if (call !== 'readThere') return;
      heard.asked++;
      if (heard.isClosing) void heard.chrome.offscreen.closeDocument();
    });
  });
  return helper;
}

const closeRoom = (helper: Page) =>
  helper.evaluate(() => (globalThis as Heard).chrome.offscreen.closeDocument().catch(() => {}));
const isRoomOpen = (helper: Page) => helper.evaluate(() => (globalThis as Heard).chrome.offscreen.hasDocument());
const asked = (helper: Page) => helper.evaluate(() => (globalThis as Heard).asked);

for (const path of ['basics--article/index.html', 'threads--forum/index.html', 'languages--rtl/index.html']) {
  test(`the room finds what the page finds: ${path}`, async ({ extension, site, page, read, article }) => {
    const helper = await openHelper(extension);
    await closeRoom(helper);
    await read(path);
    const here = await article.innerText();
    // opens once the reader stands, and reads the page as well
    await expect.poll(() => isRoomOpen(helper)).toBe(true);
    await expect.poll(() => asked(helper)).toBe(2);
    await page.goto(addressOf(site, path));
    await extension.click(page);
    await expect(article).toBeVisible();
    expect(await asked(helper)).toBe(3);
    expect(await article.innerText()).toBe(here);
    await helper.close();
  });
}

test('a large page is read where it stands, and the room opens for the next one', async ({
  extension,
  read,
  article,
}) => {
  const helper = await openHelper(extension);
  await closeRoom(helper);
  await read('long.html');
  await expect.poll(() => isRoomOpen(helper)).toBe(true);
  await read('long.html');
  await expect(article).toContainText('Paragraph number 800.');
  expect(await asked(helper)).toBe(0);
  await helper.close();
});

test('text that is selected on the page does not keep the room from reading it', async ({
  extension,
  site,
  page,
  read,
  article,
}) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await expect.poll(() => isRoomOpen(helper)).toBe(true);
  // what comes after the first click
  await page.waitForTimeout(3000);
  await helper.evaluate(() => {
    (globalThis as Heard).calls = [];
  });
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await page.evaluate(() => {
    const text = document.querySelector('article > p:not(.byline)')?.firstChild as Node;
    getSelection()?.setBaseAndExtent(text, 0, text, 9);
  });
  await extension.click(page);
  await expect(article).toBeVisible();
  const calls = () => helper.evaluate(() => (globalThis as Heard).calls);
  await expect.poll(calls).toContain('readerOpened');
  const until = (await calls()).slice(0, (await calls()).indexOf('readerOpened'));
  expect(until).toContain('readThere');
  // the code that reads pages was not waited for
  expect(until).not.toContain('lectern');
  await helper.close();
});

test('a room that goes away while it reads leaves the page to itself', async ({ extension, read, article }) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await expect.poll(() => isRoomOpen(helper)).toBe(true);
  await helper.evaluate(() => {
    (globalThis as Heard).isClosing = true;
  });
  const before = await asked(helper);
  await read('basics--article/index.html');
  expect(await asked(helper)).toBeGreaterThan(before);
  await expect(article).not.toContainText('Subscribe to our newsletter');
  expect((await article.innerText()).length).toBeGreaterThan(500);
  await helper.close();
});

test('a second click in a tab asks nobody', async ({ extension, page, read, reader, article }) => {
  const helper = await openHelper(extension);
  await read('basics--article/index.html');
  await expect.poll(() => isRoomOpen(helper)).toBe(true);
  // what is asked after a click without a room has been asked, and the engine has come
  await page.waitForTimeout(3000);
  const before = await asked(helper);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await extension.settled(page);
  await extension.click(page);
  await expect(article).toBeVisible();
  expect(await asked(helper)).toBe(before);
  await helper.close();
});
