import type { ComponentChildren } from 'preact';
import { algorithmInfos } from '../../../algorithms/index.ts';
import { extensionSecret } from '../../../platform/browser.ts';
import { reportOnce } from '../../../platform/errors.ts';
import { isOnToolbar, shortcutOf } from '../../../platform/shortcuts.ts';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { shownKey } from '../../../platform/wording/own-keys.ts';
import { draw, type Tab } from '../page.tsx';
import { stored } from '../settings/stored.ts';

/** Pause between two checks whether the extension's button is pinned to the browser's toolbar (ms). */
const PAUSE = 1000;

const COPY_KEYS = [
  ['C', 'keyCopy'],
  ['M', 'keyMarkdown'],
  ['S', 'keySave'],
] as const;

// the extension's base address is secret only in Firefox
const isFirefox = extensionSecret() !== null;
/** Whether the extension's button is in the toolbar; null if the browser does not tell. */
let isPinned: boolean | null = null;
/** Shortcut that opens the reader, such as "Alt+R"; '' for none. */
let shortcut = 'Alt+R';

/** The tab that opens after the installation. Users can try the toolbar button here, which then opens the reader. */
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
    const shown = steps().filter(({ title, text }) => !search || search(title, text));
    if (shown.length === 0) return null;
    return (
      <>
        {!search && <p class="lead">{message('welcomeLead')}</p>}
        <ol>{shown.map(Step)}</ol>
        {!search && <p class="foot quiet">{message('welcomeOnce')}</p>}
      </>
    );
  },
};

interface StepProps {
  title: string;
  picture?: ComponentChildren;
  text: string;
  /** Whether the text may change while it is visible. Screen readers then announce the change. */
  isStatus?: boolean;
  more?: ComponentChildren;
}

function steps(): readonly StepProps[] {
  return [
    {
      title: message('welcomePin'),
      picture: <ToolbarPicture />,
      text: pinWords(),
      isStatus: true,
    },
    {
      title: message('welcomeTry'),
      text: message('welcomeTryHow'),
      more: (
        <>
          <Keys keys={[[shortcut, 'commandToggleReader']]} />
          <Link href={message('welcomeTryAddress')} text={message('welcomeTryLink')} target="_blank" />
          <p class="quiet">{message('welcomeTryWhy')}</p>
        </>
      ),
    },
    {
      title: message('welcomeCopy'),
      text: message('welcomeCopyHow'),
      more: (
        <>
          <Keys keys={COPY_KEYS.map(([key, does]) => [shownKey(key, stored.settings), does])} />
          <Link href="#keys" text={message('welcomeKeyOwn')} />
        </>
      ),
    },
    { title: message('welcomeChoose'), picture: <MenuPicture />, text: message('welcomeChooseHow') },
    { title: message('welcomePromise'), text: message('welcomePromiseText') },
  ];
}

function Step({ title, picture, text, isStatus, more }: StepProps) {
  return (
    <li key={title}>
      <h2>{title}</h2>
      {picture}
      <p {...(isStatus && { role: 'status', class: isPinned ? 'done' : '' })}>{text}</p>
      {more}
    </li>
  );
}

function Link({ href, text, target }: { href: string; text: string; target?: string }) {
  return (
    <p>
      <a class="link" href={href} {...(target && { target, rel: 'noopener noreferrer' })}>
        {text}
      </a>
    </p>
  );
}

function pinWords(): string {
  if (isFirefox && isPinned !== false) return message('welcomePinFirefox');
  return message(isPinned ? 'welcomePinned' : 'welcomePinHow');
}

/** A list of keys and their actions; omits actions without a key. */
function Keys({ keys }: { keys: readonly (readonly [key: string, does: MessageKey])[] }) {
  const named = keys.filter(([key]) => key !== '');
  return named.length === 0 ? null : (
    <dl>
      {named.map(([key, does]) => (
        <div key={does}>
          <dt>
            <kbd class="cap">{key}</kbd>
          </dt>
          <dd>{message(does)}</dd>
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

/** Runs work whose failure is harmless: the page then only lacks the result. */
function quietly(work: () => Promise<void>): void {
  work().catch((error: unknown) => reportOnce('a part of the introduction failed', error));
}

const SHOWN = 4;

function MenuPicture() {
  return (
    <div class="picture menu" role="img" aria-label={message('welcomeChoosePicture')}>
      {algorithmInfos.slice(0, SHOWN).map(({ id, label }, index) => (
        <span key={id} class={index === 1 ? 'chosen' : ''}>
          <i />
          <b>{label}</b>
          <kbd class="cap">{index + 1}</kbd>
        </span>
      ))}
    </div>
  );
}

const PUZZLE =
  'M9 4.5a2 2 0 0 1 4 0V6h3a1.5 1.5 0 0 1 1.5 1.5v3H16a2 2 0 0 0 0 4h1.5v2A1.5 1.5 0 0 1 16 18h-3v-1.5a2 2 0 0 0-4 0V18H6a1.5 1.5 0 0 1-1.5-1.5v-3H6a2 2 0 0 0 0-4H4.5v-2A1.5 1.5 0 0 1 6 6h3z';
const PIN = 'M8 3h8l-1.5 5 3 4v1.5h-5V20l-.5 1.5L11.5 20v-6.5h-5V12l3-4z';

/** Shows where the button is: a drawing of the browser's toolbar, in the colours of the page. */
function ToolbarPicture() {
  return isFirefox ? (
    <div class="toolbar" role="img" aria-label={message('welcomePinPictureFirefox')}>
      <span class="address" />
      <span class="spot">
        <Lectern />
      </span>
      <Sign path={PUZZLE} />
    </div>
  ) : (
    <div class="picture" role="img" aria-label={message('welcomePinPicture')}>
      <div class="toolbar">
        <span class="address" />
        <span class="spot">
          <Sign path={PUZZLE} />
        </span>
      </div>
      <div class="list">
        <Lectern />
        <b>Lectern</b>
        <span class="spot">
          <Sign path={PIN} />
        </span>
      </div>
    </div>
  );
}

function Lectern() {
  return <img src="/icons/48.png" width="20" height="20" alt="" />;
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
