/** Draws the options page, and provides what its tabs share: theme, status line, buttons, opening and saving files. */
import type { ComponentChildren } from 'preact';
import { reportOnce } from '../../platform/errors.ts';
import { direction, language, type MessageKey, message } from '../../platform/wording/message.ts';
import { applyTheme } from '../../reader/theme/theme.ts';
import { datedName, download } from '../../session/export/download.ts';
import type { Settings } from '../../store/settings/types.ts';

export interface WayBack {
  readonly label: MessageKey;
  go(): void;
}

export interface Notice {
  readonly said: string;
  readonly back: WayBack | null;
}

const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let worn: Settings | null = null;
let render = () => {};
let notice: Notice = { said: '', back: null };

/** Sets up the document, but draws nothing; {@link wear} draws the page. */
export function openPage(renderer: () => void): void {
  render = renderer;
  root.lang = language();
  root.dir = direction();
  prefersDark.addEventListener('change', draw);
}

export function draw(): void {
  if (!worn) return;
  applyTheme(root, worn, prefersDark.matches);
  keepFocus(render);
}

export function wear(settings: Settings): void {
  worn = settings;
  draw();
}

export const currentNotice = (): Notice => notice;

/** Sets the status line; '' clears the line. */
export function say(said: string, back: WayBack | null = null): void {
  notice = { said, back };
  draw();
}

export const undo = (go: () => void): WayBack => ({ label: 'optionsUndo', go });

/** Runs work that may fail, and reports a failure in the status line. */
export function attempt(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    reportOnce('an action of the options page failed', error);
    say(message('optionsNoAnswer'));
  });
}

export const sentences = (...all: readonly string[]): string => all.filter((one) => one !== '').join(' ');

/** The control that got the focus from {@link keepFocus} because the focused control disappeared; null if none. */
let stopgap: Element | null = null;

/**
 * Calls `draw`. If the focused control disappears, moves the focus to the Undo button, which the user probably wants
 * next. If Undo appears only at the next call, a nearby control has the focus until then.
 */
function keepFocus(draw: () => void): void {
  const before = document.activeElement;
  const section = before?.closest('section');
  const hadUndo = undoButton() !== null;
  draw();
  const undo = undoButton();
  const isWaiting = before === stopgap && undo !== null && !hadUndo;
  if (before === null || before === document.body || (before.isConnected && !isWaiting)) return;
  const near = section?.isConnected ? section.querySelector<HTMLElement>('.head button') : null;
  const next = undo ?? near ?? document.querySelector('h1');
  next?.focus({ preventScroll: next.tagName === 'H1' });
  stopgap = next;
}

const undoButton = () => document.querySelector<HTMLElement>('.said button');

export type Matches = (...texts: readonly string[]) => boolean;

export interface Tab {
  /** Id, such as `settings`: `#settings` opens the tab; `#settings-file` opens it at the section with this id. */
  readonly id: string;
  readonly label: MessageKey;
  /** The heading, if it differs from the label. */
  readonly title?: MessageKey;
  readonly about?: MessageKey;
  /** Starts loading the tab's content. Called once, before the first use. */
  start?(): void;
  /** Returns the whole tab or, during a search, only the matches; null if there are none. */
  view(search: Matches | null): ComponentChildren;
}

interface ButtonProps {
  text: string;
  /** Name for screen readers, if it differs from the text. */
  name?: string;
  kind?: 'button' | 'button quiet' | 'button more';
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  onClick(): void;
}

export function Button({ text, name, kind = 'button', ...rest }: ButtonProps) {
  return (
    <button type="button" class={kind} aria-label={name} {...rest}>
      {text}
    </button>
  );
}

interface FileChoiceProps {
  label: string;
  /** Name for screen readers, if it differs from the label. */
  name?: string;
  accept: string;
  onChoose(file: File): void;
}

export function FileChoice({ label, name = label, accept, onChoose }: FileChoiceProps) {
  const choose = (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) onChoose(file);
    // without this, choosing the same file again would fire no event
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input type="file" class="hidden" accept={accept} aria-label={name} onChange={choose} />
    </label>
  );
}

const FILE_TYPES = { json: 'application/json', md: 'text/markdown' } as const;

/** Saves a text as a file whose name has today's date, and says so in the status line. */
export function saveText(text: string, what: string, ending: keyof typeof FILE_TYPES): void {
  download(datedName(what, ending), new Blob([text], { type: FILE_TYPES[ending] }));
  say(message('optionsExported'));
}
