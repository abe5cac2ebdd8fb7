import type { SiteChoices, SiteMemory } from '../corrections/remembered/types.ts';
import type { SitePattern } from '../sites/site-pattern.ts';
import type { Entry } from './entries.ts';

/** Everything that the page shows. */
export interface RememberedState {
  /** null until they were read. */
  sites: readonly SiteMemory[] | null;
  /** Those that the browser lets us into to read them always. */
  always: readonly SitePattern[];
  /** Addresses of articles in which the user's place is kept, the latest first. */
  places: readonly string[];
  /** Sites of another version, which are kept and not shown. */
  unread: number;
  /** What is looked for in the names of the sites. */
  query: string;
  /** Said in the live region, or ''. */
  message: string;
  /** What was forgotten last, as long as it can come back: what is remembered of it, never its permission. */
  forgotten: readonly Entry[] | null;
}

/** What can be asked for on the page, which itself does none of it. */
export interface RememberedActions {
  search(query: string): void;
  forgetCorrection(memory: SiteMemory, id: string): void;
  switchCorrection(memory: SiteMemory, id: string, isOn: boolean): void;
  /** Forgets one choice. */
  forgetChoice(memory: SiteMemory, choice: keyof SiteChoices): void;
  /** Gives the permission back. */
  switchOff(site: string, pattern: SitePattern): void;
  forgetSite(entry: Entry): void;
  forgetAll(): void;
  forgetPlaces(): void;
  undo(): void;
  exportFile(): void;
  importFile(file: File): void;
}

export interface RememberedProps {
  state: RememberedState;
  actions: RememberedActions;
}
