import { browser } from '../platform/browser.ts';
import { FIRST_WORDS } from '../platform/wording/message.ts';
import snapshotScript from '../session/early-snapshot/index.ts?iife';
import firstScreenScript from '../session/first-screen/index.ts?iife';
import contentScript from '../session/index.ts?iife';
import { type Filled, leave, waitAtMost } from '../shared/exchange.ts';
import { CLICK, FIRST_SCREEN, type LeftMemory, MEMORY, SETTINGS } from '../store/messages/click.ts';
import { callSamplePage } from '../store/messages/messenger.ts';
import { type ClickRequest, DATA_ALGORITHMS, type LazyScript, scriptOf } from '../store/messages/protocol.ts';
import { isSamplePage } from '../store/messages/sample-page.ts';
import type { Settings } from '../store/settings/types.ts';
import { whenAllowed } from './when-allowed.ts';

export interface Target {
  tabId: number;
  url?: string | undefined;
  /** Id of the document that requested the script; the next document in the tab does not need the script. */
  documentId?: string | undefined;
}

/** The built files of the scripts in `src/session/lazy/`, by source file. */
const LAZY = import.meta.glob<string>('../session/lazy/*.ts', { query: '?iife', import: 'default', eager: true });
/** Scripts of the algorithms. Each of them also needs the engine's script. */
const ALGORITHMS: readonly LazyScript[] = ['classics', ...DATA_ALGORITHMS];
/** Scripts that also need the word lists. */
const WITH_WORDS: readonly LazyScript[] = ['engine', 'exporter', 'pages', 'report', 'tools'];

/** Returns the script's file, after the files of all scripts that it needs. */
function scriptsFor(script: LazyScript): readonly string[] {
  if (script === 'snapshot') return [snapshotScript];
  if (script === 'session') return [contentScript];
  const own = LAZY[`../session/lazy/${script}.ts`] as string;
  if (ALGORITHMS.includes(script)) return [...scriptsFor('engine'), own];
  return WITH_WORDS.includes(script) ? [...scriptsFor('words'), own] : [own];
}

/** A click, and the data that the reader needs first, but that a content script cannot read from the store itself. */
export interface Prepared {
  click: ClickRequest;
  settings: Settings;
  memory: LeftMemory;
  /** The interface texts that the reader shows first. */
  words: Readonly<Record<string, string>>;
}

/**
 * Injects the scripts that open the reader into the tab's top document; repeating this does no harm.
 *
 * - The script that takes the page's snapshot. It is injected before the click's data, so that the page can compile it
 *   while the background still reads its store.
 * - The script that paints the first screen (the top of the article), so that the user sees it before the browser has
 *   compiled the content script. It is injected only if the invisible engine page is open.
 * - The content script, which shows the reader itself. It is injected after the first screen is painted, or at once if
 *   there is no first screen.
 */
export async function injectContent(tab: Target, prepared: Promise<Prepared>): Promise<void> {
  const injectSnapshot = () => inject(tab, { files: filesOf(snapshotScript) });
  // Check first whether the scripts are still in the page after an earlier click: injecting them again would read 200
  // kB from disk.
  const wasClicked = clicked.has(tab.tabId);
  const early = wasClicked ? null : injectSnapshot();
  // the `Promise.all` below handles the rejection
  early?.catch(() => {});
  const { click, settings, memory, words } = await prepared;
  // A single injection stores all values, because each injection takes a few milliseconds. The click comes last,
  // because it starts the snapshot script.
  const values = filled([FIRST_WORDS, words], [MEMORY, memory], [SETTINGS, JSON.stringify(settings)], [CLICK, click]);
  const isSessionThere = inject(tab, { func: leave, args: values });
  if (wasClicked && (await isSessionThere) === true) return;
  // inject the snapshot script before the script for the first screen, because the latter needs the snapshot
  const snapshot = early ?? injectSnapshot();
  const algorithm = click.isEngineWarm ? null : scriptOf(click.begins ?? settings.algorithm);
  const reader = paintsFirstScreen(tab, click)
    ? injectAfterFirstScreen(tab)
    : inject(tab, { files: filesOf(contentScript) });
  await Promise.all([isSessionThere, snapshot, reader, algorithm && injectLazy(tab, algorithm)]);
  clicked.add(tab.tabId);
}

/** Ids of the tabs in which the reader was requested. The scripts are gone if the tab shows another document now. */
const clicked = new Set<number>();

const paintsFirstScreen = ({ url }: Target, { isEngineWarm, isUnasked, selection }: ClickRequest) =>
  isEngineWarm === true && !isUnasked && !selection && !isSamplePage(url);

/** Longest wait until the first screen (the top of the article) is painted in the page (ms). */
const FIRST_SCREEN_TIMEOUT = 1000;

/** If the browser compiled the content script before the first paint, the user would wait twice as long for it. */
async function injectAfterFirstScreen(tab: Target): Promise<unknown> {
  const painter = inject(tab, { files: filesOf(firstScreenScript) });
  const painted = inject(tab, { func: waitAtMost, args: [FIRST_SCREEN, FIRST_SCREEN_TIMEOUT] });
  await Promise.allSettled([painter, painted]);
  return inject(tab, { files: filesOf(contentScript) });
}

/** Returns the values unchanged. Lets TypeScript check that each value has the type that belongs to its name. */
const filled = <T extends unknown[]>(...values: Filled<T>) => values as Parameters<typeof leave>;

export async function injectLazy(target: Target, script: LazyScript): Promise<void> {
  await inject(target, { files: filesOf(...scriptsFor(script)) });
}

const filesOf = (...scripts: readonly string[]) => scripts.map((script) => `/${script}`);

type Injection =
  | { files: string[] }
  | { func: typeof leave; args: Parameters<typeof leave> }
  | { func: typeof waitAtMost; args: Parameters<typeof waitAtMost> };

async function inject({ tabId, url, documentId }: Target, injection: Injection): Promise<unknown> {
  if (isSamplePage(url)) return runInSample(tabId, injection);
  const target = { tabId, ...(documentId === undefined ? {} : { documentIds: [documentId] }) };
  const script = async () => {
    const [done] = await browser.scripting.executeScript({ target, ...injection });
    return done?.result;
  };
  return whenAllowed(url, script, async () => documentId === undefined && (await isThere({ tabId, url })));
}

/** Returns whether the tab still shows the intended page; true if the page's address is unknown. */
export async function isThere({ tabId, url }: Target): Promise<boolean> {
  try {
    const now = await browser.tabs.get(tabId);
    return url === undefined || now.url === url;
  } catch {
    return false;
  }
}

/** Runs only files in the sample page (to try the button): instead of running functions, it reads the data itself. */
async function runInSample(tabId: number, injection: Injection): Promise<void> {
  if ('files' in injection) await callSamplePage(tabId)('runScripts', { files: injection.files });
}
