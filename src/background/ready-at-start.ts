/**
 * Opens the engine page (which extracts articles) when the browser starts, if Lectern was used in the last week. The
 * first article then opens as fast as later ones.
 */
import { canOpenUnseen } from '../platform/offscreen.ts';
import { readLastClick, writeLastClick } from '../platform/storage.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { openEnginePage } from './engine-page.ts';

const DAY = 24 * 60 * 60_000;
/** Longest time since the last click (ms) after which the engine page still opens at the browser's start. */
const LATELY = 7 * DAY;
/**
 * Delay after the browser's start (ms), so that the browser can restore its windows first. Less than 30 s, after which
 * browsers stop an idle service worker.
 */
const STARTED_AFTER = 3000;

/** Stores the time of a click (ms since 1970), at most once a day: only the day matters. */
export async function noteClick(clickedAt: number): Promise<void> {
  if (!canOpenUnseen() || !(await readSettings()).readyAtStart) return;
  const last = await readLastClick();
  if (typeof last !== 'number' || Math.abs(clickedAt - last) > DAY) await writeLastClick(clickedAt);
}

export async function openEngineAtStart(now = Date.now()): Promise<void> {
  if (!canOpenUnseen()) return;
  const [{ readyAtStart }, last] = await Promise.all([readSettings(), readLastClick()]);
  if (!readyAtStart || typeof last !== 'number' || now - last > LATELY + DAY) return;
  await new Promise((resolve) => setTimeout(resolve, STARTED_AFTER));
  await openEnginePage();
}
