/** Entry of the options page. Loads the reader for the welcome tab: browsers inject no scripts into such pages. */
import { render } from 'preact';
import { browser } from '../../platform/browser.ts';
import { message } from '../../platform/wording/message.ts';
import { memoised } from '../../shared/memoised.ts';
import { SAMPLE_GUARDS } from '../../store/messages/guards.ts';
import { group, handleCalls } from '../../store/messages/messenger.ts';
import type { BackgroundToSample } from '../../store/messages/sample-page.ts';
import { watchSettings } from '../../store/messages/settings-channel.ts';
import { matcher } from './find.ts';
import { highlightsTab } from './highlights/highlights-tab.tsx';
import { Button, currentNotice, draw, type Notice, openPage, say, type Tab } from './page.tsx';
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
  render(<OptionsPage />, document.body);
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

/** Ends the search after a click on a tab. `hashchange` does so too, but a click on the current tab causes none. */
const endSearch = () => search('');

/** Scrolls to the section in the address. The browser itself would scroll too early, before the tab is drawn. */
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

async function runScripts(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(runOnce));
}

const runOnce = memoised((file: string): Promise<void> => {
  const script = document.createElement('script');
  script.src = browser.runtime.getURL(file);
  // makes the scripts run in the order in which they are inserted, not in which they load
  script.async = false;
  const hasRun = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} did not load`));
  });
  document.head.append(script);
  return hasRun;
});

/**
 * The header, and the current tab or the matches of all tabs. The tabs are links instead of an ARIA tab list, because
 * each has an address, and can be opened in another window.
 */
function OptionsPage() {
  const isSearching = query.trim() !== '';
  return (
    <>
      <header class="top">
        <img src="/icons/48.png" width="28" height="28" alt="Lectern" />
        <nav class="tabs" aria-label="Lectern">
          {TABS.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={endSearch}
              ref={id === current.id ? intoView : null}
              // Scrolls a focused tab into view even if a part of it is visible already, which browsers do not do. Does
              // so only for keyboard focus, so that a click does not move the tabs.
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && intoView(currentTarget)}
              {...(id === current.id && !isSearching && { 'aria-current': 'page' })}
            >
              {message(label)}
            </a>
          ))}
        </nav>
        <input
          type="search"
          class="search"
          aria-label={message('optionsSearch')}
          placeholder={message('optionsSearch')}
          value={query}
          onInput={(event) => search(event.currentTarget.value)}
        />
      </header>
      <main class={isSearching ? 'page' : `page ${current.id}`}>
        {stored.isHeld && <p class="held">{message('optionsHeld')}</p>}
        {isSearching ? <Found /> : <Shown key={current.id} {...current} />}
        <Said {...currentNotice()} />
      </main>
    </>
  );
}

/** Scrolls the line of tabs until the tab is in the middle. Does not scroll the page. */
function intoView(tab: HTMLAnchorElement | null): void {
  const line = tab?.parentElement;
  if (!line) return;
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  line.scrollLeft += middleOf(tab.getBoundingClientRect()) - middleOf(line.getBoundingClientRect());
}

function Shown({ label, title = label, about, view }: Tab) {
  return (
    <>
      <h1 tabIndex={-1}>{message(title)}</h1>
      {about && <p class="about">{message(about)}</p>}
      {view(null)}
    </>
  );
}

/** The search results, grouped by tab. The results of the current tab come first. */
function Found() {
  const matches = matcher(query);
  const found = [current, ...TABS.filter((tab) => tab !== current)]
    .map(({ id, label, view }) => ({ id, label, parts: view(matches) }))
    .filter(({ parts }) => parts !== null);
  return (
    <>
      <h1 class="unseen" tabIndex={-1}>
        {message('optionsSearch')}
      </h1>
      {found.map(({ id, label, parts }) => (
        <div key={id} class={`found ${id}`}>
          <p class="from">
            <a href={`#${id}`} onClick={endSearch}>
              {message(label)}
            </a>
          </p>
          {parts}
        </div>
      ))}
      {found.length === 0 && <p class="empty">{message('optionsNotFound', query.trim())}</p>}
    </>
  );
}

function Said({ said, back }: Notice) {
  return (
    <div class={said === '' ? 'said' : 'said shown'}>
      <span role="status">{said}</span>
      {back && <Button text={message(back.label)} onClick={back.go} />}
    </div>
  );
}
