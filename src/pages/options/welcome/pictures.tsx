import { algorithmInfos } from '../../../algorithms/index.ts';
import { message } from '../../../platform/wording/message.ts';

const SHOWN = 4;

/** A drawing of the reader's algorithm menu, with the second algorithm selected. */
export function MenuPicture() {
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
export function ToolbarPicture({ isFirefox }: { isFirefox: boolean }) {
  return isFirefox ? (
    <div class="toolbar" role="img" aria-label={message('welcomePinPictureFirefox')}>
      <Address />
      <span class="spot">
        <Lectern />
      </span>
      <Sign path={PUZZLE} />
    </div>
  ) : (
    <div class="picture" role="img" aria-label={message('welcomePinPicture')}>
      <div class="toolbar">
        <Address />
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

function Address() {
  return <span class="address" />;
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
