import type { ComponentChildren } from 'preact';
import { extensionSecret } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { isOnToolbar, shortcutOf } from '../../platform/shortcuts.ts';
import { shownKey } from '../../shared/own-keys.ts';
import { message } from '../../wording/message.ts';
import { draw } from '../page.ts';
import { stored } from '../settings/stored.ts';
import type { Tab } from '../tab.ts';
import { MenuPicture } from './MenuPicture.tsx';
import { ToolbarPicture } from './ToolbarPicture.tsx';

/** Pause between two questions whether the button has been pinned (ms). */
const PAUSE = 1000;

const COPY_KEYS = [
  ['C', 'keyCopy'],
  ['M', 'keyMarkdown'],
  ['S', 'keySave'],
] as const;

// only Firefox's addresses are a secret
const isFirefox = extensionSecret() !== null;
/** Null where the browser does not say. */
let isPinned: boolean | null = null;
/** What opens the reader: "Alt+R"; '' for none. */
let shortcut = 'Alt+R';

/** What Lectern is for. Opens by itself after the installation, and is its own example: the button reads it. */
export const welcomeTab: Tab = {
  id: 'welcome',
  label: 'optionsWelcome',
  title: 'welcomeTitle',
  start() {
    quietly(async () => {
      shortcut = await shortcutOf('toggle-reader');
      draw();
    });
    quietly(lookAtToolbar);
    setInterval(() => quietly(lookAtToolbar), PAUSE);
  },
  view(search) {
    const shown = steps().filter(({ title, words }) => !search || search(title, ...words));
    if (shown.length === 0) return null;
    return (
      <>
        {!search && <p class="lead">{message('welcomeLead')}</p>}
        <ol>
          {shown.map(({ title, picture, words, children }) => (
            <li key={title}>
              <h2>{title}</h2>
              {picture}
              {children ?? words.map((sentence) => <p key={sentence}>{sentence}</p>)}
            </li>
          ))}
        </ol>
        {!search && <p class="foot quiet">{message('welcomeOnce')}</p>}
      </>
    );
  },
};

interface Step {
  title: string;
  picture?: ComponentChildren;
  /** What the search finds it by, and its text unless it has children. */
  words: readonly string[];
  children?: ComponentChildren;
}

function steps(): readonly Step[] {
  return [
    {
      title: message('welcomePin'),
      picture: <ToolbarPicture isFirefox={isFirefox} />,
      words: [pinWords()],
      children: (
        <p role="status" class={isPinned ? 'done' : ''}>
          {pinWords()}
        </p>
      ),
    },
    {
      title: message('welcomeTry'),
      words: [message('welcomeTryHow'), message('commandToggleReader')],
      children: (
        <>
          <p>{message('welcomeTryHow')}</p>
          <Keys keys={[[shortcut, message('commandToggleReader')]]} />
          <p>
            <a class="link" href={message('welcomeTryAddress')} target="_blank" rel="noopener noreferrer">
              {message('welcomeTryLink')}
            </a>
          </p>
          <p class="quiet">{message('welcomeTryWhy')}</p>
        </>
      ),
    },
    {
      title: message('welcomeKeys'),
      picture: <Keys keys={COPY_KEYS.map(([key, does]) => [shownKey(key, stored.settings), message(does)])} />,
      words: COPY_KEYS.map(([, does]) => message(does)),
      children: (
        <p>
          <a class="link" href="#keys">
            {message('welcomeKeyOwn')}
          </a>
        </p>
      ),
    },
    { title: message('welcomeChoose'), picture: <MenuPicture />, words: [message('welcomeChooseHow')] },
    { title: message('welcomePromise'), words: [message('welcomePromiseText')] },
  ];
}

function pinWords(): string {
  if (isFirefox && isPinned !== false) return message('welcomePinFirefox');
  return message(isPinned ? 'welcomePinned' : 'welcomePinHow');
}

/** Keys without a name are left out. */
function Keys({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const named = keys.filter(([key]) => key !== '');
  return named.length === 0 ? null : (
    <dl>
      {named.map(([key, does]) => (
        <div key={does}>
          <dt>
            <kbd class="cap">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

async function lookAtToolbar(): Promise<void> {
  if (document.hidden) return;
  const before = isPinned;
  isPinned = await isOnToolbar();
  if (isPinned !== before) draw();
}

/** What the browser does not tell is left out. */
function quietly(work: () => Promise<void>): void {
  work().catch((error: unknown) => reportOnce('the welcome', error));
}
