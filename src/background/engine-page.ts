/**
 * Runs the article extraction where its code is already loaded: in an invisible page of the extension (the engine page)
 * or, in Firefox, in the background page. The engine page also opens when the browser starts, if Lectern was used in the
 * last week, so that the first article opens as fast as later ones.
 */
import type { ContentToEngine } from '../engine/calls.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { canOpenUnseen, isUnseenOpen, openUnseen } from '../platform/offscreen.ts';
import { readKept, writeKept } from '../platform/storage.ts';
import { type MessageKey, wordsOf } from '../platform/wording/message.ts';
import { group, type Handlers } from '../store/messages/messenger.ts';
import { readSettings } from '../store/messages/settings-channel.ts';

const ENGINE_PAGE = 'src/engine/page/index.html';

/** Opens the engine page. Rejects if it does not open; the script in each web page then extracts the article itself. */
export async function openEnginePage(): Promise<void> {
  if (!canOpenUnseen()) return;
  try {
    await openUnseen(ENGINE_PAGE, 'Reads the text of the page that the user has clicked on.');
  } catch (error) {
    reportOnce('the engine page did not open', error);
    throw error;
  }
}

/** Delay between a click and the opening of the engine page (ms). An earlier opening would slow down the reader. */
const READER_DRAWN_AFTER = 1500;

/** Opens the engine page after a delay. If the browser stops the worker before that, the next click tries again. */
export function openEnginePageSoon(): void {
  // ignore the rejection, because `openEnginePage` reports its failures itself
  setTimeout(() => void openEnginePage().catch(() => {}), READER_DRAWN_AFTER);
}

/** Returns whether the engine page is open; always true in Firefox. Never rejects: that would end the user's click. */
export async function isEngineReady(): Promise<boolean> {
  if (!canOpenUnseen()) return true;
  return isUnseenOpen().catch((error: unknown) => {
    reportOnce('whether the engine page is open is unknown', error);
    return false;
  });
}

/** Returns all interface texts in the browser's language for the engine's workers, which cannot look them up. */
export async function wordsOfReading(): Promise<Readonly<Record<string, string>>> {
  const english: unknown = await (await fetch(browser.runtime.getURL('_locales/en/messages.json'))).json();
  return wordsOf(Object.keys(english as object) as MessageKey[]);
}

export const isTabOpen = ({ tabId }: { tabId: number }): Promise<boolean> =>
  browser.tabs.get(tabId).then(
    () => true,
    () => false,
  );

let host: Promise<Handlers<ContentToEngine>> | null = null;

/** Imports the engine's code only when the first page is read, so that the background starts faster. */
function ownHost(): Promise<Handlers<ContentToEngine>> {
  host ??= Promise.all([import('../engine/host.ts'), import('../engine/worker/threads.ts')]).then(
    ([{ createHost }, { createThreads }]) =>
      createHost({
        readings: createThreads(wordsOfReading()),
        isThere: async ({ tabId }) => tabId !== undefined && isTabOpen({ tabId }),
      }),
  );
  return host;
}

/** Returns the handlers of the calls to the engine; none in Chromium, where the engine page answers these calls. */
export const engineInBackground = () =>
  canOpenUnseen()
    ? []
    : [
        group<ContentToEngine>('content-script', {
          sendSnapshot: async (request, caller) => (await ownHost()).sendSnapshot(request, caller),
          openReading: async (request, caller) => (await ownHost()).openReading(request, caller),
          askReading: async (request, caller) => (await ownHost()).askReading(request, caller),
          nextPart: async (request, caller) => (await ownHost()).nextPart(request, caller),
          closeReading: async (request, caller) => (await ownHost()).closeReading(request, caller),
        }),
      ];

const DAY = 24 * 60 * 60_000;
/** Maximum age of the last click (ms). After an older one, the engine page does not open when the browser starts. */
const LATELY = 7 * DAY;
/** Time for the browser to restore its windows (ms). After 30 s, browsers would stop the idle service worker. */
const STARTED_AFTER = 3000;

/** Key of the time of the last click on the toolbar button (ms since 1970), which may be up to a day too early. */
const LAST_CLICK = 'lastClick';

/** Stores the time of a click (ms since 1970), at most once a day, so that not every click writes to the store. */
export async function noteClick(clickedAt: number): Promise<void> {
  if (!canOpenUnseen() || !(await readSettings()).readyAtStart) return;
  const last = await readKept(LAST_CLICK);
  if (typeof last !== 'number' || Math.abs(clickedAt - last) > DAY) await writeKept(LAST_CLICK, clickedAt);
}

export async function openEngineAtStart(now = Date.now()): Promise<void> {
  if (!canOpenUnseen()) return;
  const [{ readyAtStart }, last] = await Promise.all([readSettings(), readKept(LAST_CLICK)]);
  if (!readyAtStart || typeof last !== 'number' || now - last > LATELY + DAY) return;
  await new Promise((resolve) => setTimeout(resolve, STARTED_AFTER));
  await openEnginePage();
}
