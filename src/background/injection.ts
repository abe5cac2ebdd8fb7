import { browser } from '../platform/browser.ts';
import { firstWords } from '../platform/wording/first-words.ts';
import snapshotScript from '../session/early-snapshot/index.ts?iife';
import contentScript from '../session/index.ts?iife';
import aloudScript from '../session/lazy/aloud.ts?iife';
import classicsScript from '../session/lazy/classics.ts?iife';
import controlsScript from '../session/lazy/controls.ts?iife';
import dragnetScript from '../session/lazy/dragnet.ts?iife';
import engineScript from '../session/lazy/engine.ts?iife';
import exportScript from '../session/lazy/exporter.ts?iife';
import filesScript from '../session/lazy/files.ts?iife';
import focusScript from '../session/lazy/focus.ts?iife';
import atkinsonScript from '../session/lazy/font-atkinson.ts?iife';
import dyslexicScript from '../session/lazy/font-dyslexic.ts?iife';
import literataScript from '../session/lazy/font-literata.ts?iife';
import sourceSansScript from '../session/lazy/font-source-sans.ts?iife';
import formulasScript from '../session/lazy/formulas.ts?iife';
import gooseScript from '../session/lazy/goose.ts?iife';
import highlightScript from '../session/lazy/highlight.ts?iife';
import justextScript from '../session/lazy/justext.ts?iife';
import largeScript from '../session/lazy/large.ts?iife';
import lecternScript from '../session/lazy/lectern.ts?iife';
import newspaperScript from '../session/lazy/newspaper.ts?iife';
import newspaper3kScript from '../session/lazy/newspaper-3k.ts?iife';
import pagesScript from '../session/lazy/pages.ts?iife';
import reportScript from '../session/lazy/report.ts?iife';
import toolsScript from '../session/lazy/tools.ts?iife';
import wordsScript from '../session/lazy/words.ts?iife';
import { scriptOf } from '../store/messages/algorithm-scripts.ts';
import { leaveClick, leaveForReader, serveWhatIsLeft } from '../store/messages/click.ts';
import { callSamplePage } from '../store/messages/messenger.ts';
import { type ClickRequest, DATA_ALGORITHMS, type LazyScript } from '../store/messages/protocol.ts';
import { isSamplePage } from '../store/messages/sample-page.ts';
import { memoryOf } from './own-address.ts';
import { whenAllowed } from './when-allowed.ts';

const LAZY_SCRIPTS: Readonly<Record<LazyScript, string>> = {
  aloud: aloudScript,
  classics: classicsScript,
  controls: controlsScript,
  engine: engineScript,
  export: exportScript,
  files: filesScript,
  focus: focusScript,
  formulas: formulasScript,
  highlight: highlightScript,
  pages: pagesScript,
  snapshot: snapshotScript,
  large: largeScript,
  words: wordsScript,
  tools: toolsScript,
  report: reportScript,
  'font-literata': literataScript,
  'font-source-sans': sourceSansScript,
  'font-atkinson': atkinsonScript,
  'font-dyslexic': dyslexicScript,
  lectern: lecternScript,
  newspaper: newspaperScript,
  dragnet: dragnetScript,
  goose: gooseScript,
  'newspaper-3k': newspaper3kScript,
  justext: justextScript,
};

/** A document that scripts are injected into. */
export interface Target {
  tabId: number;
  url?: string | undefined;
  /** The caller's document; the script is of no use to the next document in the tab. */
  documentId?: string | undefined;
}

/** Scripts of the page's own engine, which come together and in this order; each is injected once. */
const ALGORITHMS: readonly LazyScript[] = ['classics', ...DATA_ALGORITHMS];
const WITH_WORDS: readonly LazyScript[] = ['engine', 'export', 'pages', 'report', 'tools'];

function scriptsFor(script: LazyScript): readonly string[] {
  const own = LAZY_SCRIPTS[script];
  if (ALGORITHMS.includes(script)) return [wordsScript, engineScript, own];
  return WITH_WORDS.includes(script) ? [wordsScript, own] : [own];
}

/**
 * Makes sure that the content script runs in the tab's top document; running it twice is harmless. A small script runs
 * first: it takes the snapshot and sends it to the warm engine, if there is one.
 *
 * @param click sent in the same turn, so that the page knows what to do even if the worker stops afterwards
 * @param algorithm its script is injected too if the page reads itself
 */
export async function injectContent(
  tab: Target,
  click: ClickRequest,
  algorithm: string | Promise<string>,
): Promise<void> {
  const clickLeft = inject(tab, { func: leaveClick, args: [click] });
  const snapshot = inject(tab, { files: filesOf(snapshotScript) });
  const ownEngine = async () => {
    const script = scriptOf(await algorithm);
    if (script) await injectLazy(tab, script);
  };
  // a rejection surfaces in the `Promise.all` below
  snapshot.catch(() => {});
  // after an earlier click the content script may still be there; the browser would read its 150 kB from disk again
  const isThere = clicked.has(tab.tabId) && (await clickLeft) === true;
  const rest = isThere ? [inject(tab, { func: serveWhatIsLeft })] : injectRest(tab);
  if (!isThere && !click.isEngineWarm) rest.push(ownEngine());
  await Promise.all([clickLeft, snapshot, ...rest]);
  clicked.add(tab.tabId);
}

/** Tabs with a reader request since the worker started; the document may have changed. */
const clicked = new Set<number>();

const injectRest = (tab: Target) => [
  inject(tab, { files: filesOf(contentScript) }),
  // started after the script, because it takes longer: a new worker must load its words first
  injectForReader(tab),
];

async function injectForReader(tab: Target): Promise<void> {
  const memory = memoryOf(tab.url);
  await inject(tab, { func: leaveForReader, args: [firstWords(), await memory] });
}

export async function injectLazy(target: Target, script: LazyScript): Promise<void> {
  await inject(target, { files: filesOf(...scriptsFor(script)) });
}

const filesOf = (...scripts: readonly string[]) => scripts.map((script) => `/${script}`);

type Injection =
  | { files: string[] }
  | { func: typeof leaveClick; args: [ClickRequest] }
  | { func: typeof serveWhatIsLeft }
  | { func: typeof leaveForReader; args: Parameters<typeof leaveForReader> };

/** Injects files or a function; resolves to the function's result. */
async function inject({ tabId, url, documentId }: Target, injection: Injection): Promise<unknown> {
  if (isSamplePage(url)) return runInSample(tabId, injection);
  const target = { tabId, ...(documentId === undefined ? {} : { documentIds: [documentId] }) };
  const script = async () => {
    const [done] = await browser.scripting.executeScript({ target, ...injection });
    return done?.result;
  };
  return whenAllowed(url, script, async () => documentId === undefined && (await isThere({ tabId, url })));
}

/** Whether the tab still shows the intended page; true if its address is unknown. */
export async function isThere({ tabId, url }: Target): Promise<boolean> {
  try {
    const now = await browser.tabs.get(tabId);
    return url === undefined || now.url === url;
  } catch {
    return false;
  }
}

/** Runs scripts in the sample page. No click is left there: the page does not outlive its worker. */
async function runInSample(tabId: number, injection: Injection): Promise<void> {
  if ('files' in injection) await callSamplePage(tabId)('runScripts', { files: injection.files });
}
