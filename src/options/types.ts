import type { Settings } from '../settings/types.ts';

/** What the page shows beside the settings. */
export interface OptionsState {
  settings: Settings;
  /** What is looked for in labels and explanations. */
  query: string;
  /** Said in the live region, or ''. */
  message: string;
  /** What a reset or an import has put away, as long as it can come back. */
  undo: Partial<Settings> | null;
  /** The browser has not stored everything: what it has not holds until it closes. */
  isHeld: boolean;
  /** Lectern's own key that another one is being chosen for, and the one pressed for it that is taken already. */
  choosing: { key: string; taken: string } | null;
  /** What opens and closes the reader from the page: "Alt+R"; '' for none, null until the browser has said it. */
  shortcut: string | null;
  /** Sites that something is remembered of or that are always read; null until they were counted. */
  sites: number | null;
}

/** What can be asked for on the page, which itself does none of it. */
export interface OptionsActions {
  search(query: string): void;
  change(change: Partial<Settings>): void;
  /** Back to the defaults; everything without names. */
  reset(names?: readonly (keyof Settings)[]): void;
  undo(): void;
  exportFile(): void;
  importFile(file: File): void;
  /** Begins to choose another key for one of Lectern's; null ends that. */
  choose(key: string | null): void;
  /** A key was pressed for the one that is being chosen; true when it was taken note of. */
  press(event: KeyboardEvent): boolean;
  /** The browser's own list of shortcuts. */
  openShortcuts(): void;
}

export interface OptionsProps {
  state: OptionsState;
  actions: OptionsActions;
}
