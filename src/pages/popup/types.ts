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
  /** Why this page cannot be read; null when it can. */
  unreadable: UnreadableReason | null;
  /** The site of the page; null where browsers ask no permission for it. */
  site: SiteState | null;
  /** Said in the live region, or ''. */
  message: string;
}

export interface SiteState {
  site: SitePattern;
  /** Articles of it open by themselves. */
  isAlways: boolean;
}

/** What can be asked for in the popup. The popup itself does none of it. */
export interface PopupActions {
  read(): void;
  close(): void;
  /** In an open reader for this page; else for the pages that are opened from now on. */
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
