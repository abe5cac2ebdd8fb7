/** Visits every surface of Lectern (each page, panel and strip of its interface) in turn. */
import type { Page } from '@playwright/test';
import { animationsEnd } from './axe.ts';
import { addressOf, type Extension, expect } from './chromium.ts';
import type { Site } from './server.ts';

/** For each surface in the reader: the key that opens it, its selector, and the key that closes it. */
const IN_READER = [
  ['o', '[role=tree]', 'o'],
  ['a', '.look', 'a'],
  ['s', '.panel', 'Escape'],
  ['x', '.strip.checking', 'x'],
  ['w', '.block-card', 'Escape'],
  ['e', '.edit-strip', 'e'],
  ['k', '.strip.aloud', 'Escape'],
  ['?', 'dl.keys', 'Escape'],
] as const;
const TABS = ['settings', 'keys', 'sites', 'highlights', 'welcome'] as const;

/** A surface: its page, its name, which is used in file names, and the selector of its element. */
export interface Surface {
  page: Page;
  name: string;
  selector: string;
}

/** Visits the reader, each of its panels and strips, the popup, and the tabs of the options. Calls `look` for each. */
export async function visitSurfaces(
  extension: Extension,
  site: Site,
  viewport: { width: number; height: number },
  look: (surface: Surface) => Promise<void>,
): Promise<void> {
  const page = await extension.context.newPage();
  await page.setViewportSize(viewport);
  const lookAt = async (name: string, selector: string, where: Page = page) => {
    await expect(where.locator(selector).first(), name).toBeVisible();
    // waits until the surface has its content, and has finished sliding in
    await where.waitForTimeout(400);
    await animationsEnd(where);
    await look({ page: where, name, selector });
  };
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(page);
  await expect(page.locator('[data-lectern] article')).toBeVisible();
  const reader = '[data-lectern] dialog';
  await lookAt('reader', reader);
  for (const [opens, shows, closes] of IN_READER) {
    await page.keyboard.press(opens);
    await expect(page.locator(`${reader} ${shows}`).first(), opens).toBeVisible();
    await lookAt(`reader-${opens === '?' ? 'keys' : opens}`, reader);
    await page.keyboard.press(closes);
    await expect(page.locator(`${reader} ${shows}`), `${opens}, closed`).toHaveCount(0);
  }
  await page.keyboard.press('x');
  await page.locator(`${reader} .views button`).last().click();
  await expect(page.locator(`${reader} .live-block`).first()).toBeVisible();
  await lookAt('reader-on-the-page', reader);
  await page.keyboard.press('x');
  await extension.settled(page);
  await extension.click(page);
  const popup = await extension.popup();
  await lookAt('popup', '.popup', popup);
  await popup.close();
  for (const name of TABS) {
    await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#${name}`);
    await lookAt(name, 'html');
  }
  await page.close();
}
