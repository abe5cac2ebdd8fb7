/** Shows the first page, and follows the button while it is being pinned. */
import { render } from 'preact';
import { createAttempts, createExtensionPage } from '../extension-page/extension-page.ts';
import { group, handleCalls } from '../messages/messenger.ts';
import { type BackgroundToSample, SAMPLE_GUARDS } from '../messages/sample-page.ts';
import { readSettings } from '../messages/settings-channel.ts';
import { extensionSecret } from '../platform/browser.ts';
import { isOnToolbar, shortcutOf } from '../platform/shortcuts.ts';
import { message } from '../wording/message.ts';
import { runScripts } from './run-scripts.ts';
import { WelcomePage, type WelcomeState } from './WelcomePage.tsx';

/** How often the browser is asked whether the button was pinned, while the page is seen (ms). */
const PAUSE = 1000;

// only Firefox's addresses are a secret
const state: WelcomeState = { isFirefox: extensionSecret() !== null, isPinned: null, shortcut: 'Alt+R' };

const page = createExtensionPage(message('welcomeTitle'), await readSettings(), () =>
  render(<WelcomePage {...state} />, document.body),
);
// what it cannot find out is left out
const attempt = createAttempts('the first page', () => {});

function update(change: Partial<WelcomeState>): void {
  Object.assign(state, change);
  page.draw();
}

async function look(): Promise<void> {
  if (document.hidden) return;
  const isPinned = await isOnToolbar();
  if (isPinned !== state.isPinned) update({ isPinned });
}

update({});
attempt(async () => update({ shortcut: await shortcutOf('toggle-reader') }));
attempt(look);
setInterval(() => attempt(look), PAUSE);
handleCalls([group<BackgroundToSample>('background', { runScripts: ({ files }) => runScripts(files) })], SAMPLE_GUARDS);
