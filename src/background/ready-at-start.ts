/** Opens the engine when the browser starts, for those who used Lectern lately: their first article then opens as fast as later ones. */
import { canOpenUnseen } from '../platform/offscreen.ts';
import { readLastClick, writeLastClick } from '../platform/storage.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { openEnginePage } from './engine-page.ts';

const DAY = 24 * 60 * 60_000;
/** The engine opens at the start for this long after the last click (ms). */
const LATELY = 7 * DAY;
/** Pause after the start, in which the browser restores its windows (ms). The browser ends an idle worker after 30 s. */
const STARTED_AFTER = 3000;

/** @param clickedAt ms since 1970; only its day matters, so one click a day is stored */
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
