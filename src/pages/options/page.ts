/** Shared by the tabs of the page: drawing, the theme, and the status line. */
import { reportOnce } from '../../platform/errors.ts';
import { direction, language, type MessageKey, message } from '../../platform/wording/message.ts';
import { applyTheme } from '../../reader/theme/theme.ts';
import type { Settings } from '../../store/settings/types.ts';
import { keepFocus } from './keep-focus.ts';

/** A button in the status line. */
export interface WayBack {
  readonly label: MessageKey;
  go(): void;
}

export interface Notice {
  /** '' for nothing. */
  readonly said: string;
  readonly back: WayBack | null;
}

const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let worn: Settings | null = null;
let render = () => {};
let notice: Notice = { said: '', back: null };

/** Sets up the document. {@link wear} sets the theme and draws for the first time. */
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

/** Draws in the theme of these settings. */
export function wear(settings: Settings): void {
  worn = settings;
  draw();
}

export const currentNotice = (): Notice => notice;

/** Sets the status line; '' clears it. */
export function say(said: string, back: WayBack | null = null): void {
  notice = { said, back };
  draw();
}

export const undo = (go: () => void): WayBack => ({ label: 'optionsUndo', go });

/** Runs work that may fail, and reports a failure in the status line. */
export function attempt(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    reportOnce('the page of options', error);
    say(message('optionsNoAnswer'));
  });
}

/** Joins the sentences that are not empty. */
export const sentences = (...all: readonly string[]): string => all.filter((one) => one !== '').join(' ');
