/** "Read this link": the link opens in a tab beside this one, and is read there. */
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { askForSite, giveSiteBack, isAllowed } from '../platform/permissions.ts';
import { type SitePattern, sitePatternOf } from '../sites/site-pattern.ts';
import type { Loan } from '../sites/sites.ts';
import { openReader } from './launcher.ts';
import { endLoansOf, lend, watchTabs } from './sites/loans.ts';
import { askForPress, explainUnreadable } from './toolbar.ts';

/** The tab that the link stands in. */
interface Tab {
  id?: number | undefined;
  index: number;
  /** In a private window: no permission is asked for, which would be noted with the site's name. */
  incognito?: boolean | undefined;
  windowId?: number | undefined;
}

/** A page that takes longer to begin is read when its reader presses the button (ms). */
const LONGEST_WAIT = 60_000;
const PAUSE = 100;
/** A page that is there, and whose address we are not told, stays so for this long (ms): tabs begin as empty ones. */
const SETTLED = 2000;
/** What has begun may lead elsewhere at once; one that takes longer to load than this is read meanwhile (ms). */
const LOADS = 5000;

/** Tabs whose link is on its way to be read; the worker lives as long as it waits for them. */
const onTheWay = new Set<number>();

/** What reads by itself leaves such a tab alone: a second reader would come up after the first one was closed. */
export const isReadAsLink = (tabId: number): boolean => onTheWay.has(tabId);

async function readLink(url: string, from: Tab): Promise<void> {
  const site = sitePatternOf(url);
  if (!site) return;
  // Both in the turn of the press, which is all the time that a browser gives.
  const wasAllowed = isAllowed(site);
  const given = from.incognito ? wasAllowed : askForSite(site);
  const tabId = await openBeside(url, from);
  if (tabId === undefined) return;
  onTheWay.add(tabId);
  try {
    await readIn({ site, tabId }, wasAllowed, given, from.incognito === true);
  } catch (error) {
    // The tab was closed meanwhile.
    await endLoansOf(tabId);
    throw error;
  } finally {
    onTheWay.delete(tabId);
  }
}

async function readIn(
  loan: Loan,
  wasAllowed: Promise<boolean>,
  given: Promise<boolean>,
  isPrivate: boolean,
): Promise<void> {
  const { site, tabId } = loan;
  // Before the answer: a worker that ends while it waits shall know of it.
  const isNoted = (await wasAllowed) || (!isPrivate && (await isLent(loan)));
  const isGiven = await given;
  // Behind the question until now: a browser hides the question of a tab that is left.
  await browser.tabs.update(tabId, { active: true });
  if (isNoted && (isGiven || (await wasAllowed))) return readThere(tabId, site);
  if (!isNoted && isGiven) await giveSiteBack(site);
  await leaveToPress(tabId);
}

/** Nothing is kept that could not be noted. */
async function isLent(loan: Loan): Promise<boolean> {
  try {
    await lend(loan);
    return true;
  } catch (error) {
    reportOnce('a loan could not be noted', error);
    return false;
  }
}

async function openBeside(url: string, { id, index, windowId }: Tab): Promise<number | undefined> {
  const opener = id === undefined ? {} : { openerTabId: id };
  const place = windowId === undefined ? {} : { windowId };
  return (await browser.tabs.create({ url, active: false, index: index + 1, ...opener, ...place })).id;
}

async function readThere(tabId: number, site: SitePattern): Promise<void> {
  const url = await addressOf(tabId);
  if (sitePatternOf(url) !== site) return leaveToPress(tabId);
  watchTabs();
  const reason = await openReader({ id: tabId, url });
  if (!reason) return;
  await endLoansOf(tabId);
  await explainUnreadable(tabId, reason);
}

/** The page is there, and a press reads it. */
async function leaveToPress(tabId: number): Promise<void> {
  await endLoansOf(tabId);
  await addressOf(tabId);
  await askForPress(tabId);
}

/** Address of the page in a tab once it is there; undefined where we may not know it. Rejects when the tab has gone. */
async function addressOf(tabId: number): Promise<string | undefined> {
  let known = 0;
  let unknown = 0;
  for (let waited = 0; waited < LONGEST_WAIT; waited += PAUSE) {
    const { url, status } = await browser.tabs.get(tabId);
    const isThere = status === 'complete';
    if (sitePatternOf(url) !== null) {
      known += PAUSE;
      if (isThere || known > LOADS) return url;
    } else {
      unknown = isThere ? unknown + PAUSE : 0;
      if (unknown > SETTLED) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

/** For a listener, which has nobody to tell. */
export function readLinkOnClick(url: string, from: Tab): void {
  readLink(url, from).catch((error: unknown) => reportOnce('a link could not be read', error));
}
