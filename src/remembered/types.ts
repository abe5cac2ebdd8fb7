import type { SiteChoices, SiteMemory } from '../corrections/remembered/types.ts';

/** Everything that the page shows. */
export interface RememberedState {
  /** null until they were read. */
  sites: readonly SiteMemory[] | null;
  /** Sites of another version, which are kept and not shown. */
  unread: number;
  /** What is looked for in the names of the sites. */
  query: string;
  /** Said in the live region, or ''. */
  message: string;
  /** What was forgotten last, as long as it can come back. */
  forgotten: readonly SiteMemory[] | null;
}

/** What can be asked for on the page, which itself does none of it. */
export interface RememberedActions {
  search(query: string): void;
  forgetCorrection(memory: SiteMemory, id: string): void;
  switchCorrection(memory: SiteMemory, id: string, isOn: boolean): void;
  /** Forgets one choice. */
  forgetChoice(memory: SiteMemory, choice: keyof SiteChoices): void;
  forgetSite(memory: SiteMemory): void;
  forgetAll(): void;
  undo(): void;
  exportFile(): void;
  importFile(file: File): void;
}

export interface RememberedProps {
  state: RememberedState;
  actions: RememberedActions;
}
