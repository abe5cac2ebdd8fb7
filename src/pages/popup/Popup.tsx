import { judgementTitle, judgementWords, percent } from '../../platform/wording/judgement.ts';
import { counted, message } from '../../platform/wording/message.ts';
import { SAVE_FORMATS } from '../../platform/wording/save-formats.ts';
import { PermissionSwitch } from '../../reader/controls/PermissionSwitch.tsx';
import { offeredAlgorithms } from '../../shared/algorithm-groups.ts';
import type { ReaderStatus } from '../../store/messages/protocol.ts';
import { hostOf } from '../../store/sites/site-pattern.ts';
import { AlgorithmList } from './AlgorithmList.tsx';
import { UNREADABLE } from './notices.ts';
import { QuickLook } from './QuickLook.tsx';
import type { PopupActions, PopupProps, SiteState } from './types.ts';

/**
 * The toolbar button's popup. It has the controls of an open reader, or a button that opens the reader, or says why
 * that is impossible.
 */
export function Popup({ state, actions }: PopupProps) {
  return (
    <main class="popup">
      <h1 class="name">
        <img src="/icons/32.png" width="18" height="18" alt="" />
        Lectern
        {state.status.open && <Found status={state.status} />}
      </h1>
      {state.unreadable ? (
        <p class="reason">{message(UNREADABLE[state.unreadable])}</p>
      ) : (
        <Controls state={state} actions={actions} />
      )}
      <p class="message" role="status">
        {state.message}
      </p>
      <nav class="ways">
        <a href="/src/pages/options/index.html#highlights" target="_blank" rel="noopener">
          {message('highlights')}
        </a>
        <a href="/src/pages/options/index.html" target="_blank" rel="noopener">
          {message('popupOptions')}
        </a>
      </nav>
    </main>
  );
}

/** The number of words, and the algorithm's estimate of its accuracy. */
function Found({ status }: { status: ReaderStatus }) {
  const judgement = judgementWords(status);
  return (
    <span class="words" title={judgement && `${judgement}. ${judgementTitle()}`}>
      {counted('popupWords', status.words)}
      {status.confidence !== null && ` · ${percent(status.confidence)}`}
    </span>
  );
}

function Controls({ state, actions }: PopupProps) {
  const { status, settings } = state;
  const { researchAlgorithms } = settings;
  const current = status.open ? status.algorithm : settings.algorithm;
  const inUse = [current, settings.algorithm];
  return (
    <>
      {status.open ? (
        <button type="button" class="button primary first" ref={focusFirst} onClick={() => actions.copy('rich')}>
          {message('popupCopy')}
        </button>
      ) : (
        <button type="button" class="button primary first" ref={focusFirst} onClick={actions.read}>
          {message('popupRead')}
        </button>
      )}
      <div class="middle">
        <AlgorithmList
          algorithms={offeredAlgorithms(state.algorithms, { researchAlgorithms, inUse })}
          current={current}
          onChoose={actions.setAlgorithm}
        />
        {status.open && (
          <>
            <Trial state={state} actions={actions} />
            <button type="button" class="button close" title={message('popupCloseTitle')} onClick={actions.close}>
              {message('popupClose')}
            </button>
            <More state={state} actions={actions} />
          </>
        )}
      </div>
    </>
  );
}

/** Offers to make the page's algorithm the default: a choice in an open reader only applies to that page. */
function Trial({ state: { status, settings, algorithms }, actions }: PopupProps) {
  const shown = algorithms.find(({ id }) => id === status.algorithm);
  if (!shown || shown.id === settings.algorithm) return null;
  return (
    <p class="trial">
      {message('popupTrial')}
      <button type="button" class="keep" onClick={() => actions.changeSettings({ algorithm: shown.id })}>
        {message('popupAlwaysUse', shown.label)}
      </button>
    </p>
  );
}

/** Folded controls: other formats, appearance, and whether articles on the site open automatically. */
function More({ state: { settings, site }, actions }: PopupProps) {
  return (
    <details class="fold" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>{message('barMore')}</summary>
      <Take actions={actions} />
      <QuickLook settings={settings} onChange={actions.changeSettings} />
      {site && <AlwaysRead site={site} onChange={actions.setAlwaysRead} />}
    </details>
  );
}

/**
 * The controls for copying and saving, as in the reader's bar. In the popup, they also work on pages that forbid
 * copying or saving.
 */
function Take({ actions }: { actions: PopupActions }) {
  return (
    <>
      <button type="button" class="button" onClick={() => actions.copy('markdown')}>
        {message('popupCopyMarkdown')}
      </button>
      <fieldset class="save">
        <legend>{message('popupSaveAs')}</legend>
        {SAVE_FORMATS.map(({ format, label, title }) => (
          <button key={format} type="button" class="button" title={title} onClick={() => actions.save(format)}>
            {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function focusFirst(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface AlwaysReadProps {
  site: SiteState;
  onChange(isAlways: boolean): void;
}

function AlwaysRead({ site: { site, isAlways }, onChange }: AlwaysReadProps) {
  return (
    <label class="always">
      <PermissionSwitch label={message('popupAlways')} describedBy="always-means" isOn={isAlways} onChange={onChange} />
      <b>{message('popupAlways')}</b>
      <i aria-hidden="true" />
      <small id="always-means">{message('popupAlwaysMeans', hostOf(site))}</small>
    </label>
  );
}
