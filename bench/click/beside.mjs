// Measures the time from a click on the toolbar button of Lectern or another reader until words of the article are
// painted. A reader may show the article over the page, in a frame or in another tab. All readers are measured in the
// same way, so that their times can be compared.
import { UserError } from '../../scripts/setup/main.mjs';
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { LOOK, launchWith, REST, slowDown } from './browser.mjs';
import { areWordsPainted, watchAdditions } from './words-in-page.mjs';
import { workersOf } from './workers.mjs';

/** Time between two checks for the words (ms). */
const PAUSE = 4;
/** Longest wait for one frame's answer to a check (ms). A frame that is navigating may never answer. */
const FRAME_TIMEOUT = 1000;
/**
 * Longest wait for the words after a click (ms). If no words are painted by then, the click is recorded as having
 * painted nothing.
 */
const PATIENCE = 8000;
/** Time to wait for the welcome page that a reader may open after its installation (ms). */
const SETTLE = 1500;

/**
 * Runs `work` with a separate browser for each reader, so that readers do not slow down each other's pages.
 *
 * @param folders reader name → folder of the unpacked extension
 * @param slow factor by which the pages are slowed down
 * @param work receives `clickOn(reader, address, truth, isCold)`, which opens the address in new tabs and clicks the
 *     reader's button
 *
 * `clickOn` returns the times (ms) until words of the text `truth` are painted, or null if none are; one time if
 * `isCold`, otherwise two:
 *
 * - `cold`: no part of the extension was running.
 * - `first`: the extension's service worker was running.
 * - `rested`: the worker had been stopped.
 */
export async function withReaders(executablePath, folders, slow, work) {
  const readers = {};
  try {
    for (const [name, folder] of Object.entries(folders))
      readers[name] = await openReader(executablePath, name, folder);
    return await work((reader, address, truth, isCold) => clickOn(readers[reader], slow, address, truth, isCold));
  } finally {
    for (const { close } of Object.values(readers)) await close();
  }
}

async function openReader(executablePath, name, folder) {
  const { context, close } = await launchWith(executablePath, [folder]);
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 10_000 }));
    const workers = await workersOf(context);
    await new Promise((done) => setTimeout(done, SETTLE));
    return { context, close, workers, id: new URL(worker.url()).host, own: pagesOfBench(context) };
  } catch {
    await close();
    throw new UserError(`${name} has no background script that starts in this browser (${folder}).`);
  }
}

/**
 * Returns the blank tabs of the bench itself, which keep the browser and the connection to the service workers open.
 */
const pagesOfBench = (context) => context.pages().filter((page) => page.url() === 'about:blank');

async function clickOn({ context, workers, id, own }, slow, address, truth, isCold) {
  const clickAfter = async (prepare, stay) => {
    const page = await context.newPage();
    try {
      await page.goto(address, { waitUntil: 'load' });
      await slowDown(context, page, slow);
      await prepare();
      await page.waitForTimeout(REST);
      const time = await timedClick(context, page, id, truth);
      await page.waitForTimeout(stay);
      return time;
    } finally {
      // also closes the tabs that the reader has opened
      for (const tab of context.pages()) if (!own.includes(tab)) await tab.close();
    }
  };
  if (isCold) return { cold: await clickAfter(() => workers.stopAll(id), LOOK) };
  const first = await clickAfter(() => workers.start(id), 0);
  return { first, rested: await clickAfter(workers.stop, 0) };
}

async function timedClick(context, page, id, truth) {
  await page.bringToFront();
  const beginnings = await page.evaluate(watchAdditions, truth);
  if (beginnings.length === 0) return null;
  let clicked = 0;
  await clickToolbarButton({ context, extensionId: id }, page, () => {
    clicked = performance.now();
  });
  while (performance.now() - clicked < PATIENCE) {
    if (await look(context, beginnings)) return performance.now() - clicked;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}

/** Returns whether the words are painted in any frame of any tab. Checks all frames at the same time. */
async function look(context, beginnings) {
  const frames = context.pages().flatMap((page) => page.frames());
  const lookIn = async (frame) => {
    const late = new Promise((_done, fail) => setTimeout(fail, FRAME_TIMEOUT).unref());
    if (!(await Promise.race([frame.evaluate(areWordsPainted, beginnings), late]))) throw new Error('not yet');
    return true;
  };
  return Promise.any(frames.map(lookIn)).catch(() => false);
}
