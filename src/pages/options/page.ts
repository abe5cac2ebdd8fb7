/** What the tabs of the page share: drawing, the theme, and the line that says what has happened. */
import { reportOnce } from '../../platform/errors.ts';
import { direction, language, type MessageKey, message } from '../../platform/wording/message.ts';
import { applyTheme } from '../../reader/theme/theme.ts';
import type { Settings } from '../../store/settings/types.ts';
import { keepFocus } from './keep-focus.ts';

/** A button beside what has happened. */
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

/** Sets up the document. Nothing is drawn before {@link wear}, which brings the theme. */
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

/** Says what has happened; '' takes back what was said. */
export function say(said: string, back: WayBack | null = null): void {
  notice = { said, back };
  draw();
}

export const undo = (go: () => void): WayBack => ({ label: 'optionsUndo', go });

/** Runs work that may fail, and says so if it does. */
export function attempt(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    reportOnce('the page of options', error);
    say(message('optionsNoAnswer'));
  });
}

/** Those of the sentences that there are, one after the other. */
export const sentences = (...all: readonly string[]): string => all.filter((one) => one !== '').join(' ');
