import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AlgorithmInfo } from '../../algorithms/types.ts';
import { type CopyFormat, SAVE_FORMATS, type SaveFormat } from '../../platform/wording/export-formats.ts';
import { judgementWords, percent } from '../../platform/wording/judgement.ts';
import { counted, message } from '../../platform/wording/message.ts';
import { MoreAlgorithms } from '../../reader/controls/MoreAlgorithms.tsx';
import { groupAlgorithms, offeredAlgorithms } from '../../shared/algorithm-groups.ts';
import type { ReaderStatus, UnreadableReason } from '../../store/messages/protocol.ts';
import { optionLabel, THEMES } from '../../store/settings/options.ts';
import { RANGES } from '../../store/settings/parsers.ts';
import type { Settings } from '../../store/settings/types.ts';
import { hostOf, type SitePattern } from '../../store/sites/sites.ts';
import { PermissionSwitch } from '../PermissionSwitch.tsx';
import { UNREADABLE } from './notices.ts';

export interface PopupState {
  status: ReaderStatus;
  settings: Settings;
  algorithms: readonly AlgorithmInfo[];
  unreadable: UnreadableReason | null;
  /** The site of the page; null if browsers cannot grant access to it. */
  site: SiteState | null;
  /** Message that screen readers announce (live region); '' for none. */
  message: string;
}

export interface SiteState {
  site: SitePattern;
  isAlways: boolean;
}

export interface PopupActions {
  read(): void;
  close(): void;
  /** Chooses an algorithm: for this page if its reader is open, else for all pages. */
  setAlgorithm(id: string): void;
  changeSettings(change: Partial<Settings>): void;
  copy(format: CopyFormat): void;
  save(format: SaveFormat): void;
  setAlwaysRead(isAlways: boolean): void;
}

interface PopupProps {
  state: PopupState;
  actions: PopupActions;
}

/** The controls of an open reader, or a button that opens it, or the reason why that is impossible. */
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

function Found({ status }: { status: ReaderStatus }) {
  const judgement = judgementWords(status);
  return (
    <span class="words" title={judgement && `${judgement}. ${message('judgementTitle')}`}>
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
      <button
        type="button"
        class="button primary first"
        ref={focusFirst}
        onClick={() => (status.open ? actions.copy('rich') : actions.read())}
      >
        {message(status.open ? 'popupCopy' : 'popupRead')}
      </button>
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

/** Makes the reader's algorithm the default. An algorithm chosen in an open reader applies only to that page. */
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

/** Collapsed controls: copy as Markdown, save, appearance, and whether articles on the site open automatically. */
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

/** Buttons to copy and save, as in the reader. In the popup, they also work on pages that forbid copying or saving. */
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

function AlwaysRead({ site: { site, isAlways }, onChange }: { site: SiteState; onChange(isAlways: boolean): void }) {
  return (
    <label class="always">
      <PermissionSwitch label={message('popupAlways')} describedBy="always-means" isOn={isAlways} onChange={onChange} />
      <b>{message('popupAlways')}</b>
      <i aria-hidden="true" />
      <small id="always-means">{message('popupAlwaysMeans', hostOf(site))}</small>
    </label>
  );
}

interface QuickLookProps {
  settings: Settings;
  onChange(change: Partial<Settings>): void;
}

/** The two most used settings of the appearance; the others are in the reader. */
function QuickLook({ settings, onChange }: QuickLookProps) {
  const { fontSize } = settings;
  const { min, max, step } = RANGES.fontSize;
  const sizes = [
    { label: message('popupSmaller'), by: -step, isLast: fontSize <= min },
    { label: message('popupLarger'), by: step, isLast: fontSize >= max },
  ];
  return (
    <div class="look">
      <ThemeList settings={settings} onChange={onChange} />
      <fieldset class="size" aria-label={message('popupTextSize')}>
        {sizes.map(({ label, by, isLast }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            disabled={isLast}
            onClick={() => onChange({ fontSize: fontSize + by })}
          >
            A
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function ThemeList({ settings, onChange }: QuickLookProps) {
  const choose = (chosen: string) => {
    const theme = THEMES.find(({ value }) => value === chosen)?.value;
    if (theme) onChange({ theme });
  };
  return (
    <select
      class="themes"
      aria-label={message('popupTheme')}
      title={message('popupTheme')}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {THEMES.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === settings.theme}>
          {optionLabel(option)}
        </option>
      ))}
    </select>
  );
}

interface AlgorithmListProps {
  algorithms: readonly AlgorithmInfo[];
  current: string;
  onChoose(id: string): void;
}

const CARET = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 7.5l5 5 5-5" />
  </svg>
);

/** List of algorithms. In a low window, only the row under the pointer, or else the selected one, has a description. */
function AlgorithmList({ algorithms, current, onChoose }: AlgorithmListProps) {
  const { first, families } = groupAlgorithms(algorithms);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const row = (algorithm: AlgorithmInfo) => (
    <AlgorithmRow key={algorithm.id} algorithm={algorithm} isChosen={algorithm.id === current} onChoose={onChoose} />
  );
  return (
    <fieldset class="algorithms">
      <legend>{message('popupAlgorithm')}</legend>
      <div class="list" ref={list}>
        {first.map(row)}
        {families.length > 0 && <MoreAlgorithms families={families} current={current} caret={CARET} row={row} />}
      </div>
    </fieldset>
  );
}

interface AlgorithmRowProps {
  algorithm: AlgorithmInfo;
  isChosen: boolean;
  onChoose(id: string): void;
}

function AlgorithmRow({ algorithm: { id, label, summary }, isChosen, onChoose }: AlgorithmRowProps) {
  return (
    <>
      <label class="choice">
        <input
          type="radio"
          name="algorithm"
          aria-label={label}
          aria-describedby={`summary-${id}`}
          checked={isChosen}
          onChange={() => onChoose(id)}
        />
        <i aria-hidden="true" />
        <b>{label}</b>
      </label>
      <small id={`summary-${id}`}>{summary}</small>
    </>
  );
}
