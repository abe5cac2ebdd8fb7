/** The interface between the tools and the reader. */

import type { Article } from '../article/types.ts';
import type { ReaderTools } from '../reader/port.ts';
import type { TextPlace } from '../reader/scroll/keep-place.ts';
import type { LastWord } from '../selection/trace.ts';
import type { MemoryRefusal, Signature, SiteChoices, SiteMemory } from '../store/remembered/types.ts';
import type { Appearance, Settings } from '../store/settings/types.ts';
import type { Feature } from './feature.ts';
import type { AlgorithmResult, Scene } from './scene.ts';
import type { Work } from './types.ts';

/** The reader's interface for the tools. */
export interface ToolPlace {
  readonly dialog: HTMLDialogElement;
  /** An empty element below the bar. */
  readonly slot: HTMLElement;
  /** Aborts when the reader closes. */
  readonly signal: AbortSignal;
  /** Returns null while the page is being read, and if reading failed. */
  scene(): Scene | null;
  /** Runs an algorithm if it has not run yet; resolves to null if it failed. */
  compare(algorithm: string): Promise<AlgorithmResult | null>;
  /** Resolves to the final decision on every visible block of the shown article; null if there is no trace. */
  explain(): Promise<readonly LastWord[] | null>;
  /** Stores the work and shows the result. */
  setWork(work: Work): void;
  /** Uses the algorithm on this page and all others. */
  keepAlgorithm(algorithm: string): void;
  /** Loads the script of a reading aid. */
  loadAid(name: AidName): Promise<AidModule>;
  settings(): Settings;
  /** Applies and stores a change. Visible settings change the chosen appearance. */
  changeSettings(change: Partial<Settings>): void;
  /** Returns what is remembered about the page's site; null if nothing is. */
  memory(): SiteMemory | null;
  /** Returns the reader's appearance on this page. */
  appearance(): Appearance;
  /** Resolves to the id of the remembered correction, or the reason for the refusal. */
  rememberForSite(signature: Signature): Promise<{ id: string | null; refusal: MemoryRefusal | null }>;
  forgetForSite(id: string): Promise<void>;
  /** Resolves to the reason why it is not stored; null if it is. */
  chooseForSite(choices: SiteChoices): Promise<MemoryRefusal | null>;
  /** Replaces what is remembered about the site. */
  setMemory(memory: SiteMemory): void;
  /** Returns the live node with an id of the snapshot. */
  nodeOf(id: number): Node | undefined;
  /** Scrolls to a place in the text and treats it as the place where the reader opened. */
  goTo(place: TextPlace): void;
  /** Shows a short message and announces it to screen readers. */
  announce(message: string): void;
  /** Announces a message to screen readers only; it is already visible on the screen. */
  whisper(message: string): void;
  /** Draws the reader again after new information arrives. */
  redraw(): void;
  close(): void;
}

/** Reading aids: reading aloud and line focus. Each is a separate script, loaded on demand. */
export type AidName = 'aloud' | 'focus';

/** The interface of a reading aid's script. */
export interface AidModule {
  /** @param redraw draws the strips below the bar again */
  mount(place: ToolPlace, redraw: () => void): Aid;
}

export interface Aid extends Feature {
  /** Runs the action of its key or button. */
  press(): void;
}

/** The tools in an open reader. */
export interface ToolSet extends ReaderTools {
  /** Runs when the reader shows something else. */
  update(): void;
  /** Returns the article in the form that is copied and saved. */
  exported(article: Article): Article;
}
