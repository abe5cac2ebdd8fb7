import type { AlgorithmInfo } from '../../algorithms/types.ts';
import type { SaveFormat } from '../../platform/wording/save-formats.ts';
import type { CopyFormat } from '../../shared/copy-format.ts';
import type { ReaderStatus, UnreadableReason } from '../../store/messages/protocol.ts';
import type { Settings } from '../../store/settings/types.ts';
import type { SitePattern } from '../../store/sites/site-pattern.ts';

/** Everything the popup shows. */
export interface PopupState {
  status: ReaderStatus;
  settings: Settings;
  algorithms: readonly AlgorithmInfo[];
  /** Why this page cannot be read; null if it can. */
  unreadable: UnreadableReason | null;
  /** The site of the page; null if browsers cannot grant permission for it. */
  site: SiteState | null;
  /** Text of the live region, or ''. */
  message: string;
}

export interface SiteState {
  site: SitePattern;
  /** Whether its articles open automatically. */
  isAlways: boolean;
}

/** Actions of the popup, which its components call but do not implement. */
export interface PopupActions {
  read(): void;
  close(): void;
  /** Applies to this page if its reader is open; else to all pages opened later. */
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
