/**
 * Paints the first screen of the article before the reader itself is ready
 * (docs/adr/039-the-first-screen-before-the-reader.md). The script that takes the snapshot is injected before this one;
 * the session's script, which does everything else, is compiled only after this first paint.
 */

import { USER_SELECTION } from '../../algorithms/types.ts';
import type { FirstFinding } from '../../engine/types.ts';
import { callOnce } from '../../platform/plain-call.ts';
import { intact } from '../../platform/unclobbered.ts';
import { setOwnKeys } from '../../platform/wording/own-keys.ts';
import { paintFirstScreen } from '../../reader/first-screen/paint.ts';
import { endFirstScreen, isFirstScreenPainted, removeFirstScreen } from '../../reader/first-screen/painted.ts';
import { afterPaint } from '../../reader/overlay/after-paint.ts';
import type { ReaderState } from '../../reader/reader-state.ts';
import { leave, read, wait } from '../../shared/exchange.ts';
import { stage, stageOf } from '../../shared/stage.ts';
import { clickLeft, FIRST_SCREEN, isSessionThere, isWithoutMemory, settingsLeft } from '../../store/messages/click.ts';
import type { ClickRequest, LazyScript } from '../../store/messages/protocol.ts';
import type { Settings } from '../../store/settings/types.ts';
import { siteOf } from '../../store/sites/sites.ts';
import { EARLY_SNAPSHOT, type EarlySnapshot, noteClosed, watchForChange } from '../left.ts';
import { AT_START } from '../page-place.ts';
import { hasLowConfidence } from '../state/low-confidence.ts';
import { newReader, readerState } from '../state/reader-state.ts';

/** Longest wait for the engine's answer (ms). After it, the reader opens without a first screen. */
const PATIENCE = 1000;

/** Whether the wait for the engine is over. From then on the session's script runs, so no first screen is painted. */
let isTooLate = false;

let isPainted = false;

/** Time after which the first screen is removed if the session's script, which its controls need, is missing (ms). */
const LONGEST_ALONE = 3000;

async function begin(): Promise<void> {
  const early = await wait(EARLY_SNAPSHOT);
  const first = await stageOf('reading elsewhere', () => early.reading.first);
  const settings = await settingsLeft();
  const click = clickLeft();
  if (!first || !click || !isWanted(early) || !paint(early, click, first, settings)) return;
  await new Promise<void>((done) => afterPaint(document, done));
}

/** False, for example, if a reader is open, or if what is remembered about the site could change the screen. */
function isWanted(early: EarlySnapshot): boolean {
  const { defaultView, URL: url } = intact(document);
  return (
    !isTooLate &&
    read(EARLY_SNAPSHOT) === early &&
    !isFirstScreenPainted() &&
    !isSessionThere() &&
    early.live.snapshot.url === url &&
    isWithoutMemory(siteOf(url)) &&
    // A scrolled page gets no first screen: the reader must open at the matching place, which only the session finds.
    (defaultView?.scrollY ?? 0) < AT_START
  );
}

/** Paints the first screen if the reader's first state is known. Returns whether it painted. */
function paint(early: EarlySnapshot, click: ClickRequest, first: FirstFinding, settings: Settings): boolean {
  setOwnKeys(settings);
  const state = firstState(click, settings, first);
  if (!state) return false;
  const hasChanged = early.changes.end();
  isPainted = true;
  stage('render', () => paintFirstScreen(document, state, click.clickedAt, close));
  setTimeout(() => {
    if (!isSessionThere()) removeFirstScreen(click.clickedAt);
  }, LONGEST_ALONE);
  // starts a new watch, because the first screen's own elements are not a change of the page
  early.changes = hasChanged ? { end: () => true } : watchForChange(document);
  return true;
}

function close(): void {
  noteClosed();
  endFirstScreen();
}

function isNeeded(): boolean {
  return clickLeft() === undefined || read(EARLY_SNAPSHOT) !== undefined;
}

/** Wait (ms) after the first paint, or the decision not to paint, until this script requests the session's script. */
const WORKER_TIMEOUT = 600;

/** Maximum number of requests for the session's script, and the pause between them (ms). */
const TRIES = 4;
const PAUSE = 300;

async function callForSession(): Promise<void> {
  for (let tries = 0; tries < TRIES && !isSessionThere(); tries++) {
    const reply = await callOnce('loadScript', { script: 'session' satisfies LazyScript });
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Calls `giveUp` when the wait for the engine is over, unless the first screen is already painted. */
function giveUpLate(giveUp: () => void): void {
  setTimeout(() => {
    if (isPainted) return;
    isTooLate = true;
    giveUp();
  }, PATIENCE);
}

const done = isNeeded() ? begin().catch(() => {}) : Promise.resolve();
const painted = Promise.race([done, new Promise<void>(giveUpLate)]);
leave([FIRST_SCREEN, painted]);
void painted.then(() => setTimeout(() => void callForSession(), WORKER_TIMEOUT));

/** Returns the reader's first state; null if this script cannot know it, as for an article of low confidence. */
function firstState(click: ClickRequest, settings: Settings, { algorithm, finding }: FirstFinding): ReaderState | null {
  const { article, instead } = finding;
  const asked = click.algorithm ?? settings.algorithm;
  if (asked === USER_SELECTION || asked !== algorithm) return null;
  // other layouts divide the text into pages; only the session's script handles the keys that turn them
  if (settings.columns !== 'one') return null;
  if (instead !== null || article.empty || hasLowConfidence(article)) return null;
  const opened = newReader({ clickedAt: click.clickedAt, ranges: [] }, settings, null, algorithm);
  return readerState({ ...opened, article, drawn: article });
}
