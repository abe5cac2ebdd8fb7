/** What the report of a failed test says about the extension, because some failures cannot be reproduced. */
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Records clicks and refused injections in the worker, for the report of a failed test. If the worker restarts,
 * recording resumes at the next click.
 */
export function noteClicks(): void {
  if ('heardClicks' in globalThis) return;
  const heard: string[] = [];
  const note = (what: string) => heard.push(`${new Date().toISOString()} ${what}`);
  chrome.action.onClicked.addListener(({ url = '' }) => note(url));
  const { executeScript } = chrome.scripting;
  const noting = (...injection: Parameters<typeof executeScript>) =>
    Promise.resolve(executeScript(...injection)).catch((error: unknown) => {
      note(`refused: ${String(error)}`);
      throw error;
    });
  Object.assign(chrome.scripting, { executeScript: noting });
  Object.assign(globalThis, { heardClicks: heard });
}

/** Returns the state of the reader, tabs, popups and badges, as text. */
export async function stateOf(context: BrowserContext, page: Page): Promise<string> {
  const tabs = context.serviceWorkers()[0]?.evaluate(async () => {
    const all = await chrome.tabs.query({});
    const buttons = all.map(async ({ id: tabId = -1, url, active, status }) => {
      const [popup, badge] = await Promise.all([
        chrome.action.getPopup({ tabId }),
        chrome.action.getBadgeText({ tabId }),
      ]);
      return { url, active, status, popup, badge };
    });
    const { heardClicks } = globalThis as { heardClicks?: readonly string[] };
    return {
      tabs: await Promise.all(buttons),
      isEnginePageOpen: await chrome.offscreen.hasDocument(),
      lastClicksHeard: heardClicks?.slice(-6) ?? 'the worker has begun anew since',
    };
  });
  const state = {
    page: page.url(),
    reader: await page.evaluate(readerState).catch((error: unknown) => String(error)),
    pages: context.pages().map((one) => one.url()),
    ...(await tabs?.catch((error: unknown) => ({ error: String(error) }))),
  };
  return `The extension when the test had failed: ${JSON.stringify(state, null, 1)}`;
}

/** Runs in the page. Null if no reader is open. */
function readerState() {
  const root = document.querySelector('[data-lectern]')?.shadowRoot;
  const dialog = root?.querySelector<HTMLElement>('dialog');
  if (!root || !dialog) return null;
  return {
    data: Object.fromEntries(Object.entries(dialog.dataset)),
    scrollTop: dialog.scrollTop,
    focused: root.activeElement?.outerHTML.slice(0, 200),
    strip: root.querySelector<HTMLElement>('.strips')?.innerText,
    said: [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
    text: dialog.innerText.slice(0, 400),
  };
}
