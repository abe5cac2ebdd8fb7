import { UserError } from '../setup/main.mjs';
import { clickToolbarButton } from './browser.mjs';

const PATIENCE = 20_000;

export async function openReader(browser, page) {
  await clickToolbarButton(browser, page);
  try {
    await page.locator('[data-lectern] article').first().waitFor({ timeout: PATIENCE });
  } catch {
    throw new UserError(`Lectern cannot read ${page.url()}${await readerMessage(page)}`);
  }
}

async function readerMessage(page) {
  const text = await page.evaluate(() => document.querySelector('[data-lectern]')?.shadowRoot?.textContent ?? '');
  const message = text.replace(/\s+/g, ' ').trim().slice(0, 300);
  return message
    ? `: ${message}`
    : ": the reader did not open. It reads web pages, not the browser's own, stores or PDF files.";
}

export async function articleText(page) {
  const text = await page.locator('[data-lectern] article').first().innerText();
  if (text.trim() === '') throw new UserError(`Lectern found no text in ${page.url()}.`);
  return text.trim();
}

export async function savePicture(page, file) {
  await page.screenshot({ path: file });
}
