/** What the reader shows, and the events of its controls, as plain data: the session's logic has no DOM. */
import type { AlgorithmInfo } from '../algorithms/types.ts';
import type { Article } from '../article/types.ts';
import type { Offer } from '../engine/types.ts';
import type { Appearance, AppearanceChange, Preset } from '../store/settings/types.ts';

/** Events that the reader's controls send to the session (`src/session/state/reduce.ts`), as plain data. */
export type ReaderEvent =
  /** The user chose an algorithm for this page. */
  | { type: 'algorithm-chosen'; algorithm: string }
  | { type: 'appearance-chosen'; change: AppearanceChange }
  | { type: 'comments-toggled' }
  | { type: 'offer-accepted'; offer: string }
  | { type: 'closed' }
  /** The page has removed the reader or its content too often; the session then closes the reader. */
  | { type: 'evicted' };

export type Dispatch = (event: ReaderEvent) => void;

/** An algorithm in the menu. The menu lists recommended ones first; the rest, behind "More", are grouped by family. */
export type AlgorithmChoice = Pick<AlgorithmInfo, 'id' | 'label' | 'summary' | 'family' | 'recommended'>;

/** A button beside a notice, which offers an alternative, such as another algorithm. */
export interface Way {
  label: string;
  title: string;
  /** Id of the algorithm to show, or `selection` (text selected on the page); null: the button closes the reader. */
  algorithm: string | null;
}

/** How many words another algorithm would add to the article and remove from it. */
export interface AlgorithmChange {
  readonly more: number;
  readonly fewer: number;
}

export interface ReaderState {
  /** The shown article; null while the page is being read. */
  article: Article | null;
  /** Id of the chosen algorithm, or `selection` while the reader shows the text that the user selected on the page. */
  algorithm: string;
  algorithms: readonly AlgorithmChoice[];
  appearance: Appearance;
  presets: readonly Preset[];
  userCss: string;
  /** A line in small print above the headline ("Readability failed; showing all visible text"), or '' for none. */
  notice: string;
  ways: readonly Way[];
  offers: readonly Offer[];
  /** Whether the user is checking the article (comparing it with the page or another algorithm). */
  isChecked: boolean;
  /** Whether the user chose the algorithm for this page only, while another one is stored for its site or all pages. */
  isTrial: boolean;
  /** A number that changes when the page shows another article; the reader then scrolls to the start. */
  contentNumber: number;
}
