import type { AlgorithmInfo } from '../../algorithms/types.ts';
import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import type { ReaderStatus, UnreadableReason } from '../../store/messages/protocol.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { SitePattern } from '../../store/sites/site-pattern.ts';

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

export interface PopupProps {
  state: PopupState;
  actions: PopupActions;
}
