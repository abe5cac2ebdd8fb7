/** Shows the first page, and follows the button while it is being pinned. */
import { render } from 'preact';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { extensionSecret } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { isOnToolbar, shortcutOf } from '../platform/shortcuts.ts';
import { applyTheme } from '../shared/theme.ts';
import { direction, language, message } from '../wording/message.ts';
import { WelcomePage, type WelcomeState } from './WelcomePage.tsx';

/** How often the browser is asked whether the button was pinned, while the page is seen (ms). */
const PAUSE = 1000;

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let settings = await readSettings();
// only Firefox's addresses are a secret
const state: WelcomeState = { isFirefox: extensionSecret() !== null, isPinned: null, shortcut: 'Alt+R' };

function update(change: Partial<WelcomeState>): void {
  Object.assign(state, change);
  applyTheme(document.documentElement, settings, prefersDark.matches);
  render(<WelcomePage {...state} />, document.body);
}

async function look(): Promise<void> {
  if (document.hidden) return;
  const isPinned = await isOnToolbar();
  if (isPinned !== state.isPinned) update({ isPinned });
}

const attempt = (work: Promise<void>) => void work.catch((error: unknown) => reportOnce('the first page', error));

document.documentElement.lang = language();
document.documentElement.dir = direction();
document.title = message('welcomeTitle');
watchSettings((stored) => {
  settings = stored;
  update({});
});
prefersDark.addEventListener('change', () => update({}));
update({});
attempt(shortcutOf('toggle-reader').then((shortcut) => update({ shortcut })));
attempt(look());
setInterval(() => attempt(look()), PAUSE);
