import { browser } from '../platform/browser.ts';
import { firstWords } from '../platform/wording/first-words.ts';
import aheadScript from '../session/ahead/ahead.ts?iife';
import contentScript from '../session/index.ts?iife';
import aloudScript from '../session/lazy/aloud.ts?iife';
import classicsScript from '../session/lazy/classics.ts?iife';
import controlsScript from '../session/lazy/controls.ts?iife';
import dragnetScript from '../session/lazy/dragnet.ts?iife';
import engineScript from '../session/lazy/engine.ts?iife';
import explainScript from '../session/lazy/explain.ts?iife';
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
import lecternScript from '../session/lazy/lectern.ts?iife';
import newspaperScript from '../session/lazy/newspaper.ts?iife';
import newspaper3kScript from '../session/lazy/newspaper-3k.ts?iife';
import pagesScript from '../session/lazy/pages.ts?iife';
import reportScript from '../session/lazy/report.ts?iife';
import toolsScript from '../session/lazy/tools.ts?iife';
import wordsScript from '../session/lazy/words.ts?iife';
import { scriptOf } from '../store/messages/algorithm-scripts.ts';
import { callSamplePage } from '../store/messages/messenger.ts';
import { DATA_ALGORITHMS, type LazyScript, type Wish } from '../store/messages/protocol.ts';
import { isSamplePage } from '../store/messages/sample-page.ts';
import { leaveForReader, leaveWish, serveWhatIsLeft } from '../store/messages/wish.ts';
import { memoryOf } from './own-address.ts';
import { isReadingRoomOpen } from './reading-room.ts';
import { whenAllowed } from './when-allowed.ts';

const LAZY_SCRIPTS: Readonly<Record<LazyScript, string>> = {
  aloud: aloudScript,
  classics: classicsScript,
  controls: controlsScript,
  engine: engineScript,
  explain: explainScript,
  export: exportScript,
  files: filesScript,
  focus: focusScript,
  formulas: formulasScript,
  highlight: highlightScript,
  pages: pagesScript,
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

/** A document that scripts go into. */
export interface Target {
  tabId: number;
  url?: string | undefined;
  /** Of who asks: the next document in the tab has nothing that it could belong to. */
  documentId?: string | undefined;
}

/** Algorithms are run by the engine; it and others look up words of pages. Each comes once, whatever is asked for first. */
const ALGORITHMS: readonly LazyScript[] = ['classics', ...DATA_ALGORITHMS];
const READERS: readonly LazyScript[] = ['engine', 'explain', 'export', 'pages', 'report', 'tools'];

function scriptsFor(script: LazyScript): readonly string[] {
  const own = LAZY_SCRIPTS[script];
  if (ALGORITHMS.includes(script)) return [wordsScript, engineScript, own];
  return READERS.includes(script) ? [wordsScript, own] : [own];
}

/**
 * Makes sure that the content script runs in the tab's top document; running it twice is harmless. A small script comes before
 * it, which has the page read in the reading room meanwhile.
 *
 * @param wish goes along in the same turn: whenever the worker is stopped after it, the page knows what to do
 * @param algorithm whose script comes along where no reading room is open: the page will read itself
 */
export async function injectContent(tab: Target, wish: Wish, algorithm: string | Promise<string>): Promise<void> {
  const wishLeft = inject(tab, { func: leaveWish, args: [wish] });
  const ahead = inject(tab, { files: filesOf(aheadScript) });
  const withAlgorithm = async () => {
    const script = (await isReadingRoomOpen()) ? null : scriptOf(await algorithm);
    // where the code that reads is there first, it does nothing, and opens no room that knows the page
    await ahead;
    if (script) await injectLazy(tab, script);
  };
  // where it may be there still from another click, that is asked first: it is 150 kB, which the browser reads from the disk
  // of what is refused to one all hear
  ahead.catch(() => {});
  const isThere = clicked.has(tab.tabId) && (await wishLeft) === true;
  const rest = isThere ? [inject(tab, { func: serveWhatIsLeft })] : [...injectRest(tab), withAlgorithm()];
  await Promise.all([wishLeft, ahead, ...rest]);
  clicked.add(tab.tabId);
}

/** Tabs in which a reader was asked for since the worker began: the document may be another one. */
const clicked = new Set<number>();

const injectRest = (tab: Target) => [
  inject(tab, { files: filesOf(contentScript) }),
  // after the script, which takes longer: a worker that has just started must get its words first
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
  | { func: typeof leaveWish; args: [Wish] }
  | { func: typeof serveWhatIsLeft }
  | { func: typeof leaveForReader; args: Parameters<typeof leaveForReader> };

/** Resolves to what a function answers. */
async function inject({ tabId, url, documentId }: Target, injection: Injection): Promise<unknown> {
  if (isSamplePage(url)) return runInSample(tabId, injection);
  const target = { tabId, ...(documentId === undefined ? {} : { documentIds: [documentId] }) };
  const script = async () => {
    const [done] = await browser.scripting.executeScript({ target, ...injection });
    return done?.result;
  };
  return whenAllowed(url, script, async () => documentId === undefined && (await isThere({ tabId, url })));
}

/** Whether the tab still shows the page that was meant. Where nothing is known of it, it does. */
export async function isThere({ tabId, url }: Target): Promise<boolean> {
  try {
    const now = await browser.tabs.get(tabId);
    return url === undefined || now.url === url;
  } catch {
    return false;
  }
}

/** A wish need not be left there: the page outlives no worker that it was made for. */
async function runInSample(tabId: number, injection: Injection): Promise<void> {
  if ('files' in injection) await callSamplePage(tabId)('runScripts', { files: injection.files });
}
