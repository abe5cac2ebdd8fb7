/**
 * Voices for reading aloud: choosing a voice, the question before text is sent to an online voice, and voices that
 * fail.
 */
import type { Locator, Page } from '@playwright/test';
import { axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';
import { fakeSpeech, VOICES } from './support/fake-speech.ts';
import { forgetSettings } from './support/stored-settings.ts';

const PAGE = 'basics--article/index.html';

/** Chooses an option of a select element by keyboard, because the reader ignores changes made by scripts. */
async function pick(page: Page, select: Locator, down: number): Promise<void> {
  await select.focus();
  for (let presses = 0; presses < down; presses++) await page.keyboard.press('ArrowDown');
}

test.afterEach(forgetSettings);

test('a new reading speed or voice applies at once and is stored', async ({ page, read, reader, extension }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 200 });
  await page.keyboard.press('k');
  await pick(page, reader.getByLabel('Speed'), 2);
  await expect.poll(async () => (await speech.said()).at(-1)?.rate).toBe(1.5);
  await pick(page, reader.getByLabel('Voice'), 1);
  await expect.poll(async () => (await speech.said()).at(-1)?.voice).toBe('Ben');
  const worker = await extension.worker();
  const stored = () => worker.evaluate(async () => (await chrome.storage.sync.get('settings')).settings);
  await expect.poll(stored).toMatchObject({ aloudRate: 1.5, aloudVoices: 'en=Ben\ten-US' });
});

test('an online voice gets no text before the user agrees', async ({ page, read, reader }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 200 });
  const voices = async () => new Set((await speech.said()).map(({ voice }) => voice));
  await page.keyboard.press('k');
  const choice = reader.getByLabel('Voice');
  await expect(choice.locator('optgroup').last()).toHaveAttribute(
    'label',
    'Online voices (the text is sent to their provider)',
  );
  await pick(page, choice, 2);
  await expect(reader.getByRole('alert')).toContainText('“Cloud English” is an online voice');
  expect(await axeFindsInReader(page)).toEqual([]);
  await reader.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press(']');
  expect(await voices()).not.toContain('Cloud English');
  await pick(page, choice, 2);
  await reader.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(async () => (await speech.said()).at(-1)?.voice).toBe('Cloud English');
  await expect(reader.getByRole('region', { name: 'Read aloud' })).toContainText('This is an online voice.');
});

test('if there are only online voices, nothing is read aloud before the user agrees', { tag: '@long' }, async ({
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { voices: VOICES.filter(({ localService }) => !localService) });
  await page.keyboard.press('k');
  await expect(reader.getByRole('alert')).toContainText('No voice on this computer can read this.');
  expect(await speech.said()).toEqual([]);
  await reader.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(async () => (await speech.said())[0]?.voice).toBe('Cloud English');
});

test('without voices, the reader shows a message, and reads aloud once there is a voice', {
  tag: '@long',
}, async ({ page, read, reader }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { voices: [] });
  await page.keyboard.press('k');
  const strip = reader.getByRole('region', { name: 'Read aloud' });
  await expect(strip).toContainText('This browser has no voices.');
  await speech.set({ voices: VOICES });
  await expect.poll(async () => (await speech.said()).length).toBeGreaterThan(0);
});

test('the reader shows a message if no voice speaks the language of the article', async ({ page, read, reader }) => {
  await read('languages--rtl/index.html');
  const speech = await fakeSpeech(page, { pace: 200 });
  await page.keyboard.press('k');
  await expect(reader.getByRole('region', { name: 'Read aloud' })).toContainText('No voice here speaks the language');
  await speech.set({ voices: [...VOICES, { name: 'Nur', lang: 'ar', localService: true }] });
  await page.keyboard.press(']');
  await expect.poll(async () => (await speech.said()).at(-1)?.voice).toBe('Nur');
  await expect(reader.getByRole('region', { name: 'Read aloud' })).not.toContainText('No voice here');
});

test('if a voice fails three times in a row, the reader shows an error message', async ({ page, read, reader }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { mode: 'failing' });
  await page.keyboard.press('k');
  const strip = reader.getByRole('region', { name: 'Read aloud' });
  await expect(strip).toContainText('The voice could not read this.');
  expect((await speech.said()).length).toBe(3);
  await speech.set({ mode: 'words' });
  await strip.getByRole('button', { name: 'Read aloud' }).click();
  await expect(strip).not.toContainText('could not');
});

test('if a voice stays silent three times in a row, the reader shows an error message', { tag: '@long' }, async ({
  page,
  read,
  reader,
  extension,
}) => {
  test.setTimeout(150_000);
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { version: 1, aloudRate: 3 } }));
  await read(PAGE);
  const speech = await fakeSpeech(page, { mode: 'silent' });
  await page.keyboard.press('k');
  await expect(reader.getByRole('region', { name: 'Read aloud' })).toContainText('The voice has stopped answering.', {
    timeout: 90_000,
  });
  const all = await speech.said();
  expect(all.length).toBe(3);
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
});
