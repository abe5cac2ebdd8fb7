import type { ReaderStatus } from '../messages/protocol.ts';
import { JUDGEMENT_TITLE, judgementWords, percent } from '../shared/judgement.ts';
import { SAVE_FORMATS } from '../shared/save-formats.ts';
import { AlgorithmList } from './AlgorithmList.tsx';
import { AlwaysRead } from './AlwaysRead.tsx';
import { QuickLook } from './QuickLook.tsx';
import type { PopupActions, PopupProps } from './types.ts';
import { UNREADABLE } from './unreadable.ts';

const NUMBER = new Intl.NumberFormat('en');

/** What the toolbar button shows: the controls of an open reader, the way to open one, or why there is none. */
export function Popup({ state, actions }: PopupProps) {
  return (
    <main class="popup">
      <h1 class="name">
        <img src="/icons/32.png" width="18" height="18" alt="" />
        Lectern
        {state.status.open && <Found status={state.status} />}
      </h1>
      {state.unreadable ? (
        <p class="reason">{UNREADABLE[state.unreadable]}</p>
      ) : (
        <Controls state={state} actions={actions} />
      )}
      <p class="message" role="status">
        {state.message}
      </p>
      <a class="remembered" href="/src/remembered/index.html" target="_blank" rel="noopener">
        Remembered sites
      </a>
    </main>
  );
}

/** How much was found, and how sure the algorithm is of it. */
function Found({ status }: { status: ReaderStatus }) {
  const judgement = judgementWords(status);
  return (
    <span class="words" title={judgement && `${judgement}. ${JUDGEMENT_TITLE}`}>
      {NUMBER.format(status.words)} words
      {status.confidence !== null && ` · ${percent(status.confidence)}`}
    </span>
  );
}

function Controls({ state, actions }: PopupProps) {
  const { status, settings, algorithms, site } = state;
  return (
    <>
      {!status.open && (
        // The popup exists for this one press.
        <button type="button" class="button primary read" ref={focusFirst} onClick={actions.read}>
          Read this page
        </button>
      )}
      <AlgorithmList
        algorithms={algorithms}
        current={status.open ? status.algorithm : settings.algorithm}
        onChoose={actions.setAlgorithm}
      />
      {status.open && (
        <>
          <QuickLook settings={settings} onChange={actions.changeSettings} />
          {site && <AlwaysRead site={site} onChange={actions.setAlwaysRead} />}
          <OpenActions actions={actions} />
        </>
      )}
    </>
  );
}

function OpenActions({ actions }: { actions: PopupActions }) {
  return (
    <div class="actions">
      <button type="button" class="button primary" onClick={() => actions.copy('rich')}>
        Copy
      </button>
      <button type="button" class="button" onClick={() => actions.copy('markdown')}>
        Copy as Markdown
      </button>
      <fieldset class="save">
        <legend>Save as</legend>
        {SAVE_FORMATS.map(({ format, label, title }) => (
          <button key={format} type="button" class="button" title={title} onClick={() => actions.save(format)}>
            {label}
          </button>
        ))}
      </fieldset>
      <button type="button" class="button quiet" onClick={actions.close}>
        Close reader
      </button>
    </div>
  );
}

function focusFirst(button: HTMLButtonElement | null): void {
  button?.focus();
}
