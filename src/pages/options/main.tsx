/**
 * Entry of the options page: opens the tab that the address names, searches all tabs, and runs the reader's scripts for
 * the welcome tab.
 */
import { render } from 'preact';
import { browser } from '../../platform/browser.ts';
import { message } from '../../platform/wording/message.ts';
import { SAMPLE_GUARDS } from '../../store/messages/guards.ts';
import { group, handleCalls } from '../../store/messages/messenger.ts';
import type { BackgroundToSample } from '../../store/messages/sample-page.ts';
import { watchSettings } from '../../store/messages/settings-channel.ts';
import { highlightsTab } from './highlights/highlights-tab.tsx';
import { OptionsPage } from './OptionsPage.tsx';
import { currentNotice, draw, openPage, say, type Tab } from './page.ts';
import { keysTab } from './settings/keys-tab.tsx';
import { settingsTab } from './settings/settings-tab.tsx';
import { look, stored } from './settings/stored.ts';
import { sitesTab } from './sites/sites-tab.tsx';
import { welcomeTab } from './welcome/welcome-tab.tsx';

const TABS: readonly Tab[] = [settingsTab, keysTab, sitesTab, highlightsTab, welcomeTab];
const started = new Set<Tab>();
let query = '';
let current = tabAtAddress();

function tabAtAddress(): Tab {
  const [id] = location.hash.slice(1).split('-');
  return TABS.find((tab) => tab.id === id) ?? settingsTab;
}

function show(): void {
  document.title = `${message(current.title ?? current.label)} – Lectern`;
  render(
    <OptionsPage
      tabs={TABS}
      current={current}
      query={query}
      notice={currentNotice()}
      isHeld={stored.isHeld}
      onSearch={search}
    />,
    document.body,
  );
}

function start(tabs: readonly Tab[]): void {
  for (const tab of tabs) {
    if (started.has(tab)) continue;
    started.add(tab);
    tab.start?.();
  }
}

function search(wanted: string): void {
  query = wanted;
  start(TABS);
  draw();
}

/** The browser itself would scroll too early, before the tab is drawn. */
function scrollToAddress(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

window.addEventListener('hashchange', () => {
  const isOther = current !== tabAtAddress() || query !== '';
  current = tabAtAddress();
  query = '';
  start([current]);
  // The status line is about the previous tab, so it is cleared.
  if (isOther) say('');
  if (isOther) scrollTo(0, 0);
  scrollToAddress();
});

openPage(show);
watchSettings(() => void look());
start([current]);
handleCalls([group<BackgroundToSample>('background', { runScripts: ({ files }) => runScripts(files) })], SAMPLE_GUARDS);
void look().then(scrollToAddress);

const running = new Map<string, Promise<void>>();

/** Resolves when all scripts have run; rejects if one cannot be loaded. */
async function runScripts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const known = running.get(file) ?? run(file);
      running.set(file, known);
      return known;
    }),
  );
}

function run(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = browser.runtime.getURL(file);
  // scripts run in the order in which they are inserted, not in which they load
  script.async = false;
  const hasRun = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} did not load`));
  });
  document.head.append(script);
  return hasRun;
}
