// Makes the animated picture of the README: shows the steps of a short tour through the reader, each for a moment.
import sharp from 'sharp';
import { openReader } from '../start/read.mjs';
import { openPage } from './take.mjs';

const WINDOW = { width: 960, height: 600, scale: 1, colours: 'light' };
/** Width of the animated picture (CSS pixels). The file grows with the width. */
const WIDTH = 720;
/** Time for which the picture of a step is shown (ms). */
const STANDS = 1700;
/** Time for which each picture is shown while the page scrolls (ms). */
const MOVES = 90;
const SETTLED = 800;

/**
 * The steps of the tour, in order. `keys`: keys to press in the open reader. `theme`: the theme to change to.
 * `scrolls`: number of pictures to take while scrolling.
 */
const STEPS = [
  { keys: ['w'] },
  { keys: ['Escape', 'x'] },
  { keys: ['Escape', 'a'] },
  { keys: ['Escape'], theme: 'dark' },
  { keys: [], theme: 'sepia', scrolls: 4 },
  { keys: ['f'] },
  { keys: ['Escape', 'c'] },
];

export async function writeTour(browser, url, path) {
  const page = await openPage(browser, url, WINDOW);
  const frames = [];
  const take = async (delay) => frames.push({ delay, png: await page.screenshot() });
  await page.waitForTimeout(SETTLED);
  await take(STANDS);
  await openReader(browser, page);
  await page.mouse.move(5, 400);
  await page.waitForTimeout(SETTLED);
  await take(STANDS);
  for (const { keys, theme, scrolls = 0 } of STEPS) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLED / 2);
    }
    if (theme) await wear(browser, theme);
    await page.waitForTimeout(SETTLED);
    for (let step = 0; step < scrolls; step++) {
      await page.mouse.wheel(0, 135);
      await page.waitForTimeout(MOVES);
      await take(MOVES);
    }
    await take(STANDS);
  }
  await page.close();
  const pictures = await Promise.all(frames.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer()));
  await sharp(pictures, { join: { animated: true } })
    .webp({ nearLossless: true, quality: 60, effort: 6, delay: frames.map(({ delay }) => delay), loop: 0 })
    .toFile(path);
}

async function wear({ context }, theme) {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
}
