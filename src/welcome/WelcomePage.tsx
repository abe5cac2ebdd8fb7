import type { ComponentChildren } from 'preact';
import { message } from '../wording/message.ts';
import { ToolbarPicture } from './ToolbarPicture.tsx';

export interface WelcomeState {
  isFirefox: boolean;
  /** Whether the button can be seen; null where the browser does not say. */
  isPinned: boolean | null;
  /** What opens the reader: "Alt+R"; '' for nothing. */
  shortcut: string;
}

/** All that is to be known, on one page that opens once. */
export function WelcomePage({ isFirefox, isPinned, shortcut }: WelcomeState) {
  return (
    <main class="page">
      <h1>
        <img src="/icons/48.png" width="28" height="28" alt="" />
        {message('welcomeTitle')}
      </h1>
      <p class="lead">{message('welcomeLead')}</p>
      <ol>
        <Step title={message('welcomePin')} picture={<ToolbarPicture isFirefox={isFirefox} />}>
          <p role="status" class={isPinned ? 'done' : ''}>
            {pinWords(isFirefox, isPinned)}
          </p>
        </Step>
        <Step title={message('welcomeTry')}>
          <p>{message('welcomeTryHow')}</p>
          <p>
            <a class="link" href={message('welcomeTryAddress')} target="_blank" rel="noopener noreferrer">
              {message('welcomeTryLink')}
            </a>
          </p>
          <p class="quiet">{message('welcomeTryWhy')}</p>
        </Step>
        <Step title={message('welcomeKeys')} picture={<Keys shortcut={shortcut} />}>
          <p class="quiet">{message('welcomeKeyOwn')}</p>
        </Step>
        <Step title={message('welcomePromise')}>
          <p>{message('welcomePromiseText')}</p>
        </Step>
      </ol>
      <p class="foot">
        <a class="link" href="/src/options/index.html">
          {message('welcomeOptions')}
        </a>
        <span class="quiet">{message('welcomeOnce')}</span>
      </p>
    </main>
  );
}

function pinWords(isFirefox: boolean, isPinned: boolean | null): string {
  if (isFirefox && isPinned !== false) return message('welcomePinFirefox');
  return message(isPinned ? 'welcomePinned' : 'welcomePinHow');
}

interface StepProps {
  title: string;
  picture?: ComponentChildren;
  children: ComponentChildren;
}

function Step({ title, picture, children }: StepProps) {
  return (
    <li>
      <h2>{title}</h2>
      {picture}
      {children}
    </li>
  );
}

function Keys({ shortcut }: { shortcut: string }) {
  const keys = [
    ...(shortcut === '' ? [] : [{ key: shortcut, does: message('welcomeKeyOpen') }]),
    { key: 'C', does: message('welcomeKeyCopy') },
    { key: '?', does: message('welcomeKeyHelp') },
  ];
  return (
    <dl>
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
