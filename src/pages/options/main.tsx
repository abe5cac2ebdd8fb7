/** Wires the options page: its tabs with their addresses, the search over all of them, and the scripts of the reader. */
import { render } from 'preact';
import { message } from '../../platform/wording/message.ts';
import { SAMPLE_GUARDS } from '../../store/messages/guards.ts';
import { group, handleCalls } from '../../store/messages/messenger.ts';
import type { BackgroundToSample } from '../../store/messages/sample-page.ts';
import { watchSettings } from '../../store/messages/settings-channel.ts';
import { highlightsTab } from './highlights/highlights-tab.tsx';
import { OptionsPage } from './OptionsPage.tsx';
import { currentNotice, draw, openPage, say } from './page.ts';
import { keysTab } from './settings/keys-tab.tsx';
import { settingsTab } from './settings/settings-tab.tsx';
import { look, stored } from './settings/stored.ts';
import { sitesTab } from './sites/sites-tab.tsx';
import type { Tab } from './tab.ts';
import { runScripts } from './welcome/run-scripts.ts';
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

/** Scrolls to the part of a tab in the address, which may not have been drawn before. */
function scrollToAddress(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

window.addEventListener('hashchange', () => {
  const isOther = current !== tabAtAddress() || query !== '';
  current = tabAtAddress();
  query = '';
  start([current]);
  // The status line is about the other tab.
  if (isOther) say('');
  if (isOther) scrollTo(0, 0);
  scrollToAddress();
});

openPage(show);
watchSettings(() => void look());
start([current]);
handleCalls([group<BackgroundToSample>('background', { runScripts: ({ files }) => runScripts(files) })], SAMPLE_GUARDS);
void look().then(scrollToAddress);
